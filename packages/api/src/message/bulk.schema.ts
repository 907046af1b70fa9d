import * as z from 'zod/mini';

/** The job that goes on with a call about very many mails; its progress is asked for with `getMailJob`. */
export const jobRefSchema = z.optional(z.object({ id: z.string(), total: z.int() }));

/** The answer of a bulk call: done, or with `job` begun and going on by itself. */
export const bulkAnswerSchema = z.object({ msg: z.string(), job: jobRefSchema });

/** The answer of a bulk call that moves: with `uids` those of the mails in their new folder, in their order; of very many none are named. */
export const moveAnswerSchema = z.object({ msg: z.string(), job: jobRefSchema, uids: z.optional(z.array(z.int())) });
