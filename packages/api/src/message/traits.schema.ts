import * as z from 'zod/mini';
import { wireObject } from '../contract/wire.ts';
import type { Message } from './message.schema.ts';

/** One of some words. Others are let through: a mail must stay readable when a newer server knows more of them. */
const word = <T extends string>() => z.string() as unknown as z.ZodMiniType<T, T>;

/** What a mail is besides its text and its files. What a signature protects is not checked. */
export const messageTraitsSchema = wireObject({
  protection: z.nullable(wireObject({ kind: word<'smime' | 'pgp'>(), isSigned: z.boolean(), isEncrypted: z.boolean() })),
  /** What a delivery report or a read receipt says of each recipient (RFC 3464, RFC 8098). */
  report: z.nullable(
    wireObject({
      kind: word<'delivery' | 'receipt'>(),
      recipients: z.array(z.object({ address: z.string(), action: z.string(), status: z.string(), diagnostic: z.string() })),
    }),
  ),
  /** It has more parts than are told apart: the last file holds the rest. */
  isCut: z.boolean(),
});

export type MessageTraits = z.output<typeof messageTraitsSchema>;

/** What a mail is besides its text and its files; null where that is not known. */
export function traitsOf({ traits }: Pick<Message, 'traits'>): MessageTraits | null {
  const read = z.safeDecode(messageTraitsSchema, (traits ?? {}) as Record<string, unknown>);
  return read.success ? read.data : null;
}
