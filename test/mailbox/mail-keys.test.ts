import { describe, expect, it } from 'vitest';
import { MailKeys } from '../../src/mailbox/index.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the name of a mail in a journal', () => {
  it('is the same in the next run', () => {
    const mail = { id: 'box#0', bytes: bytes('one') };
    expect(new MailKeys().of(mail)).toBe(new MailKeys().of(mail));
  });

  it('is another for another mail in the same place', () => {
    const keys = new MailKeys();
    expect(keys.of({ id: '-#0', bytes: bytes('one') })).not.toBe(keys.of({ id: '-#0', bytes: bytes('two') }));
  });

  it('tells copies in one place apart, in the order in which they come', () => {
    const [first, next] = [new MailKeys(), new MailKeys()];
    const mail = { id: 'dir/x', bytes: bytes('one') };
    const names = [first.of(mail), first.of(mail), first.of(mail)];
    expect(new Set(names).size).toBe(3);
    expect([next.of(mail), next.of(mail), next.of(mail)]).toEqual(names);
  });
});
