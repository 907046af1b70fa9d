import * as z from 'zod/mini';
import { wireObject } from '../contract/wire.ts';
import { sentMessageSchema } from '../delivery/delivery.endpoints.ts';
import { recallInforms, recallReasons } from '../delivery/delivery.schema.ts';
import { settingsResource } from '../settings/resource.ts';

/** Result of the recall of a message from one recipient. */
export const recallRecordSchema = wireObject({
  id: z.int(),
  messageId: z.string(),
  subject: z.string(),
  recipient: z.string(),
  /** ISO moment of the recall. */
  at: z.string(),
  status: z.enum(['recalled', 'failed']),
  /** A `RecallInform` if it was recalled, else a `RecallReason`. */
  info: z.enum([...recallInforms, ...recallReasons]),
  isActive: z.boolean(),
});

export type RecallRecord = z.output<typeof recallRecordSchema>;

/** The calls of the list of recall records. Creating one recalls a sent message and returns the record of its first recipient. */
export const recallRecordResource = settingsResource({
  resource: 'zhaohui',
  noun: 'a recall record',
  row: recallRecordSchema,
  form: wireObject({ messageId: sentMessageSchema }),
  problems: ['mail-not-found', 'forbidden'],
});
