import { describe, expect, it } from 'vitest';
import { ATTACKS } from './requests/attacks.ts';
import { ORDINARY, type Row } from './requests/ordinary.ts';
import { FORMATS, type Format, readEverything } from './requests/world.ts';

const turns = (request: Row[0]): readonly string[] => (typeof request === 'string' ? [request] : request);

/** Rows whose call is not as wanted, in words. */
async function wrong(rows: readonly Row[], format: Format, allowed: boolean): Promise<string[]> {
  const out: string[] = [];
  for (const [request, tool, args] of rows) {
    const session = await readEverything(turns(request), format);
    const { decision, reasons } = session.check({ tool, args });
    if ((decision === 'allow') === allowed) continue;
    const why = reasons.map((one) => `${one.code} (${one.why})`).join(', ');
    out.push(`${turns(request).join(' / ')} → ${tool} ${JSON.stringify(args)}: ${decision} ${why}`);
  }
  return out;
}

describe.each(FORMATS)('mailbox as %s', (format) => {
  it.each(Object.keys(ORDINARY))('ordinary requests run without a question: %s', async (kind) => {
    expect(await wrong(ORDINARY[kind]!, format, true)).toEqual([]);
  });
  it.each(Object.keys(ATTACKS))('attacks are asked about or refused: %s', async (kind) => {
    expect(await wrong(ATTACKS[kind]!, format, false)).toEqual([]);
  });
});
