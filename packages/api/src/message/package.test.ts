import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { downloadMessages } from './package.endpoints.ts';
import { remarkSchema } from './remark.endpoints.ts';
import { judgeSender } from './sender.endpoints.ts';

const codes = (schema: z.ZodMiniType, value: unknown) => {
  const read = z.safeDecode(schema, value as never);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('calls on mail', () => {
  it('IMX-11 names the mails of a package in its address', () => {
    const query = downloadMessages.query as unknown as z.ZodMiniType;
    expect(z.encode(query, { uids: [3, 5, 8], folder: 'INBOX' })).toEqual({ uids: '3,5,8', folder: 'INBOX' });
    expect(z.decode(query, { uids: 'all', folder: 'Sent' } as never)).toEqual({ uids: 'all', folder: 'Sent' });
    for (const uids of ['', 'none', '1,', '1;2', '0', '-1', '1,,2']) expect(codes(query, { uids, folder: 'INBOX' }), uids).not.toEqual([]);
  });

  it('TAG-23 ERR-39 ERR-40 bounds a remark, blanks around it aside', () => {
    expect(z.decode(remarkSchema, `  ${'字'.repeat(200)} `)).toBe('字'.repeat(200));
    expect(codes(remarkSchema, '字'.repeat(201))).toEqual(['note-too-long']);
    expect(codes(remarkSchema, ' \n ')).toEqual(['enter-note']);
  });

  it('SET-76 judges an address or a domain and nothing else', () => {
    const body = judgeSender.body as unknown as z.ZodMiniType;
    for (const email of ['a@b.example', '@b.example', ' a@b.example ']) expect(codes(body, { email, action: 'black' })).toEqual([]);
    for (const email of ['b.example', '@', 'a b@c.example']) expect(codes(body, { email, action: 'white' })).toEqual(['email-format']);
    expect(codes(body, { email: 'a@b.example', action: 'grey' })).not.toEqual([]);
  });
});
