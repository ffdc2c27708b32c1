import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../errors.ts';
import { type JudgeAnswer, parseAnswer } from './parse-answer.ts';
import { judgeMessages } from './prompt.ts';
import type { JudgeSettings } from './settings.ts';

/** Why there is no answer: a class of its own, neither attack nor benign. */
export interface JudgeFailure {
  readonly failure: 'timeout' | 'network' | 'rate-limit' | 'server' | 'refused' | 'malformed';
  readonly why: string;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

export interface Endpoint {
  /** Base of an OpenAI-compatible API: `https://api.openai.com/v1`. */
  readonly url: string;
  /** Sent as bearer token; null for servers without one. In no message and no log. */
  readonly key: string | null;
}

export interface AskOptions {
  readonly endpoint: Endpoint;
  readonly settings: JudgeSettings;
  readonly signal?: AbortSignal;
  /** How to wait between attempts; tests pass their own. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
}

export type Asked =
  | { readonly answer: JudgeAnswer; readonly usage: Usage | null; readonly attempts: number }
  | (JudgeFailure & { readonly attempts: number });

/**
 * Asks the judge about one text, again with growing waits where the server, the connection or the answer fails.
 * @throws InputError when the endpoint refuses the key, the model or the address: then no text can be judged
 */
export async function askJudge(text: string, options: AskOptions): Promise<Asked> {
  const { settings, signal } = options;
  const { wait = (ms: number, stop?: AbortSignal) => sleep(ms, undefined, stop ? { signal: stop } : {}) } =
    options;
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const result = await attemptOnce(text, options);
    if ('answer' in result) return { ...result, attempts: attempt };
    const { retryAfter, ...failure } = result;
    const seconds = retryAfter ?? settings.firstWaitSeconds * 2 ** (attempt - 1);
    if (failure.failure === 'refused' || attempt > settings.retries || seconds > settings.maxWaitSeconds)
      return { ...failure, attempts: attempt };
    await wait(1000 * seconds, signal);
  }
}

type Attempt = { answer: JudgeAnswer; usage: Usage | null } | (JudgeFailure & { retryAfter: number | null });

async function attemptOnce(text: string, { endpoint, settings, signal }: AskOptions): Promise<Attempt> {
  const timeout = AbortSignal.timeout(1000 * settings.timeoutSeconds);
  const fail = (
    failure: JudgeFailure['failure'],
    why: string,
    retryAfter: number | null = null,
  ): Attempt => ({
    failure,
    why: withoutKey(why, endpoint.key).slice(0, 300),
    retryAfter,
  });
  let response: Response;
  let body: string;
  try {
    response = await fetch(`${endpoint.url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(endpoint.key !== null && { authorization: `Bearer ${endpoint.key}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        temperature: settings.temperature,
        max_tokens: settings.maxTokens,
        response_format: { type: 'json_object' },
        messages: judgeMessages(text, settings.maxCharacters),
      }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    body = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted) return fail('timeout', `no answer within ${settings.timeoutSeconds} s`);
    const { message, cause: inner } = cause as Error & { cause?: { code?: string; message?: string } };
    return fail('network', inner?.code ?? inner?.message ?? message);
  }
  if (!response.ok) return refusal(response, body, { endpoint, model: settings.model, fail });
  return read(body, fail);
}

type Fail = (failure: JudgeFailure['failure'], why: string, retryAfter?: number | null) => Attempt;

function refusal(
  { status, headers }: Response,
  body: string,
  { endpoint, model, fail }: { endpoint: Endpoint; model: string; fail: Fail },
): Attempt {
  const told = withoutKey(errorMessage(body), endpoint.key);
  if (status === 401 || status === 403)
    throw new InputError(
      'judge-key',
      `${endpoint.url} refuses the key (HTTP ${status}: ${told}); set it in the environment`,
    );
  if (status === 404)
    throw new InputError(
      'judge-model',
      `${endpoint.url} knows no such address or model ${model} (HTTP 404: ${told})`,
    );
  const why = `HTTP ${status}: ${told}`;
  if (status === 429) return fail('rate-limit', why, retryAfter(headers.get('retry-after')));
  if (status >= 500 || status === 408 || status === 409)
    return fail('server', why, retryAfter(headers.get('retry-after')));
  return fail('refused', why);
}

function read(body: string, fail: Fail): Attempt {
  let reply: {
    choices?: { message?: { content?: unknown }; finish_reason?: string }[];
    usage?: { prompt_tokens?: number; completion_tokens?: number };
  };
  try {
    reply = JSON.parse(body);
  } catch {
    return fail('malformed', `the reply is no whole JSON (${body.length} characters)`);
  }
  const content = reply?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') return fail('malformed', 'the reply has no choices[0].message.content');
  const answer = parseAnswer(content);
  if (answer === null)
    return fail('malformed', `the judge wrote no verdict: ${JSON.stringify(content.slice(0, 80))}`);
  const { prompt_tokens: input, completion_tokens: output } = reply.usage ?? {};
  return {
    answer,
    usage: typeof input === 'number' && typeof output === 'number' ? { input, output } : null,
  };
}

/** Seconds: a number, or a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d{1,9}(\.\d+)?$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}

function errorMessage(body: string): string {
  try {
    const { error } = JSON.parse(body);
    return String(error?.message ?? error).slice(0, 200);
  } catch {
    return body.replace(/\s+/g, ' ').slice(0, 200);
  }
}

const withoutKey = (text: string, key: string | null): string =>
  key === null || key === '' ? text : text.replaceAll(key, '…');
