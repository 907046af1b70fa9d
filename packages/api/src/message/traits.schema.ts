import * as z from 'zod/mini';
import { wireObject } from '../contract/wire.ts';
import type { Message } from './message.schema.ts';

/** Schema of known strings that also accepts unknown ones: a message must stay readable if a newer server sends more values. */
const word = <T extends string>() => z.string() as unknown as z.ZodMiniType<T, T>;

/** Properties of a message other than its text and files. Signatures are not verified. */
export const messageTraitsSchema = wireObject({
  protection: z.nullable(wireObject({ kind: word<'smime' | 'pgp'>(), isSigned: z.boolean(), isEncrypted: z.boolean() })),
  /** Delivery report or read receipt, per recipient (RFC 3464, RFC 8098). */
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

/** Returns the properties of a message other than its text and files, or null if they are unknown. */
export function traitsOf({ traits }: Pick<Message, 'traits'>): MessageTraits | null {
  const read = z.safeDecode(messageTraitsSchema, (traits ?? {}) as Record<string, unknown>);
  return read.success ? read.data : null;
}
