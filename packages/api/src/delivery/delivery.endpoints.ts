import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';

/** The fate of a mail at one recipient by its code word, and the wire's word for it (SND-26). */
const wireStatus = {
  queued: 'undeliver',
  delivered: 'deliver',
  read: 'readed',
  failed: 'deliver_fail',
  'in-review': 'review',
  quarantined: 'sequester',
  proxy: 'proxy',
} as const;

export type DeliveryStatus = keyof typeof wireStatus;

/** All fates in the order in which they are counted (SND-27). */
export const deliveryStatuses = [
  'queued',
  'in-review',
  'quarantined',
  'delivered',
  'read',
  'proxy',
  'failed',
] as const satisfies readonly DeliveryStatus[];

const codeStatus = Object.fromEntries(Object.entries(wireStatus).map(([code, wire]) => [wire, code])) as Record<string, DeliveryStatus>;

const statusSchema = z.codec(z.enum(Object.values(wireStatus)), z.enum(deliveryStatuses), {
  decode: (wire) => codeStatus[wire] ?? 'queued',
  encode: (code) => wireStatus[code],
});

/** The fate of a mail at one recipient (SND-29). */
export const deliverySchema = wireObject({
  recipient: z.string(),
  name: z.string(),
  status: statusSchema,
  statusInfo: z.string(),
  recallStatus: z.string(),
  recallStatusInfo: z.string(),
  inform: z.string(),
  isFailed: named('is_red', z.boolean()),
  canRecall: named('is_zhaohui', z.boolean()),
  updatedAt: z.string(),
});

export type Delivery = z.output<typeof deliverySchema>;

/** Answers the fate of a mail at each recipient, to its sender (SND-30). */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/mail/message/status/',
  summary: 'The fate of a sent mail at each recipient.',
  query: wireObject({ messageId: text(998).check(z.minLength(1)) }),
  response: z.object({ count: z.int(), results: z.array(deliverySchema) }),
  problems: ['mail-not-found'],
});
