import type { Example } from '../../case.ts';
import { frameRow } from '../paper/index.ts';

/** The row in the text form of the paper, frame and request included: what its leaks of form look like to an audit. */
export function publishedForm(example: Example): Example {
  const { text, request } = frameRow(example, {
    oneFrame: false,
    realRequests: false,
    noAnswers: false,
    ownSegment: false,
  });
  return { ...example, subject: null, body: text, userRequest: request };
}
