import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';

/** All delivery statuses, in the order in which they are counted. */
export const deliveryStatuses = ['queued', 'in-review', 'quarantined', 'delivered', 'read', 'proxy', 'failed'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Wire names of the delivery statuses. */
const wireStatus: Readonly<Record<DeliveryStatus, string>> = {
  queued: 'undeliver',
  delivered: 'deliver',
  read: 'readed',
  failed: 'deliver_fail',
  'in-review': 'review',
  quarantined: 'sequester',
  proxy: 'proxy',
};

const codeStatus = Object.fromEntries(Object.entries(wireStatus).map(([code, wire]) => [wire, code])) as Record<string, DeliveryStatus>;

const statusSchema: z.ZodMiniType<DeliveryStatus, string> = z.codec(z.enum(Object.values(wireStatus)), z.enum(deliveryStatuses), {
  decode: (wire) => codeStatus[wire] ?? 'queued',
  encode: (code) => wireStatus[code],
});

/** Results of a recall at one recipient. Empty if no recall was requested. */
export const recallStatuses = ['', 'recalled', 'failed'] as const;

export type RecallStatus = (typeof recallStatuses)[number];

const recallStatusSchema: z.ZodMiniType<RecallStatus, string> = z.codec(
  z.enum(['', 'recall_succ', 'recall_fail']),
  z.enum(recallStatuses),
  {
    decode: (wire) => (wire === 'recall_succ' ? 'recalled' : wire === 'recall_fail' ? 'failed' : ''),
    encode: (code) => (code === 'recalled' ? 'recall_succ' : code === 'failed' ? 'recall_fail' : ''),
  },
);

/**
 * Reasons why a recall failed at a recipient. A remote server may send its own text instead.
 *
 * - `read`: the recipient has read the message.
 * - `partly-read`: some members of a group have read it.
 * - `outside`: it is on another server.
 * - `on-its-way`: it is in transit to another server.
 * - `removed`: the recipient has removed it.
 * - `not-delivered`: it was never delivered.
 */
export const recallReasons = ['read', 'partly-read', 'outside', 'on-its-way', 'removed', 'not-delivered'] as const;

export type RecallReason = (typeof recallReasons)[number];

/** Effects of a successful recall: the message was removed from the mailbox, or stopped before sending. */
export const recallInforms = ['taken-back', 'stopped'] as const;

export type RecallInform = (typeof recallInforms)[number];

/**
 * Delivery status of a message at one recipient. `isDoubtful` is that of an `Address`, `recallStatusInfo` is a `RecallReason`, and `inform`
 * is a `RecallInform`.
 */
export const deliverySchema = wireObject({
  recipient: z.string(),
  name: z.string(),
  isDoubtful: z.optional(z.boolean()),
  status: statusSchema,
  statusInfo: z.string(),
  recallStatus: recallStatusSchema,
  recallStatusInfo: z.string(),
  inform: z.string(),
  isFailed: named('is_red', z.boolean()),
  canRecall: named('is_zhaohui', z.boolean()),
  updatedAt: z.string(),
});

export type Delivery = z.output<typeof deliverySchema>;

/** Delivery statuses of a message at all recipients. `burnedCount` is the number of recipients whose copy was burned after reading. */
export const deliveriesSchema = wireObject({ count: z.int(), results: z.array(deliverySchema), burnedCount: z.optional(z.int()) });

export type Deliveries = z.output<typeof deliveriesSchema>;

/** Returns the number of recipients per delivery status. */
export function countDeliveries(deliveries: readonly Pick<Delivery, 'status'>[]): Record<DeliveryStatus, number> {
  const counts = Object.fromEntries(deliveryStatuses.map((status) => [status, 0])) as Record<DeliveryStatus, number>;
  for (const { status } of deliveries) counts[status] += 1;
  return counts;
}

/** Whether a reviewer has rejected the message. It was not delivered to this recipient. */
export const isRejected = ({ status, statusInfo = '' }: Pick<Delivery, 'status'> & { statusInfo?: string | undefined }): boolean =>
  status === 'failed' && statusInfo.startsWith('5.7.1 rejected: ');

/** Whether another server has accepted the message. Only its response is known, not whether it delivered the message. */
export const isHandedOn = ({ status, statusInfo = '' }: Pick<Delivery, 'status'> & { statusInfo?: string | undefined }): boolean =>
  status === 'delivered' && /^2\d\d[ -]/.test(statusInfo);
