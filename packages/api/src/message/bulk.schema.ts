import * as z from 'zod/mini';

/** Background job of a call that affects very many messages. Get its progress with `getMailJob`. */
export const jobRefSchema = z.optional(z.object({ id: z.string(), total: z.int() }));

/** Response of a bulk call. With `job`, the work continues in the background; otherwise it is complete. */
export const bulkAnswerSchema = z.object({ msg: z.string(), job: jobRefSchema });

/** Response of a bulk move. `uids` are the new uids of the messages in the target folder, in order. Absent for very many messages. */
export const moveAnswerSchema = z.object({ msg: z.string(), job: jobRefSchema, uids: z.optional(z.array(z.int())) });
