import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { named, queryFlag, queryInt, text, wireObject } from './wire.ts';

const schema = wireObject({
  unseenCount: z.int(),
  sender: named('mfrom', wireObject({ fullName: z.string() })),
  isMoved: named('is_move', z.optional(z.boolean())),
});

describe('wire', () => {
  it('reads snake case and the names of the ledger into code words, and writes them back', () => {
    const wire = { unseen_count: 3, mfrom: { full_name: '林月' }, is_move: true };
    const code = z.decode(schema, wire);
    expect(code).toEqual({ unseenCount: 3, sender: { fullName: '林月' }, isMoved: true });
    expect(z.encode(schema, code)).toEqual(wire);
  });

  it('leaves out what is not there, and passes over what it does not know', () => {
    const code = z.decode(schema, { unseen_count: 0, mfrom: { full_name: '' }, other: 1 });
    expect(code).toEqual({ unseenCount: 0, sender: { fullName: '' } });
    expect(z.encode(schema, code)).toEqual({ unseen_count: 0, mfrom: { full_name: '' } });
  });

  it('refuses what is not of the wire', () => {
    expect(z.safeDecode(schema, { unseenCount: 3, mfrom: { full_name: '' } }).success).toBe(false);
    expect(z.safeDecode(schema, { unseen_count: '3', mfrom: { full_name: '' } }).success).toBe(false);
  });

  it('infers the code words', () => {
    type Code = z.output<typeof schema>;
    expectTypeOf<Code['unseenCount']>().toEqualTypeOf<number>();
    expectTypeOf<Code['sender']['fullName']>().toEqualTypeOf<string>();
    expectTypeOf<Code['isMoved']>().toEqualTypeOf<boolean | undefined>();
    // @ts-expect-error -- the wire's name is not a code word
    expectTypeOf<Code['mfrom']>().toBeNever();
  });

  it('describes the wire, not the code, in JSON schema', () => {
    expect(Object.keys((z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) as object)).toEqual(['unseen_count', 'mfrom', 'is_move']);
  });

  it('reads numbers and flags from addresses within their bounds', () => {
    expect(z.decode(queryInt(1, 100), '20')).toBe(20);
    expect(z.encode(queryInt(1, 100), 20)).toBe('20');
    for (const wrong of ['', '0', '101', '-1', '1.5', '1e2', ' 1', '９']) expect(z.safeDecode(queryInt(1, 100), wrong).success).toBe(false);
    expect(z.decode(queryFlag(), '1')).toBe(true);
    expect(z.safeDecode(queryFlag(), 'true' as '1').success).toBe(false);
  });

  it('takes text with line breaks and refuses other control characters', () => {
    expect(z.safeParse(text(10), '你好\n\t😀').success).toBe(true);
    for (const wrong of ['a\u0000', '\u001b[0m', 'x'.repeat(11)]) expect(z.safeParse(text(10), wrong).success).toBe(false);
  });
});
