import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';

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

/** How a recall ended at one recipient; empty where there was none (SND-34). */
export const recallStatuses = ['', 'recalled', 'failed'] as const;

export type RecallStatus = (typeof recallStatuses)[number];

const recallStatusSchema = z.codec(z.enum(['', 'recall_succ', 'recall_fail']), z.enum(recallStatuses), {
  decode: (wire) => (wire === 'recall_succ' ? 'recalled' : wire === 'recall_fail' ? 'failed' : ''),
  encode: (code) => (code === 'recalled' ? 'recall_succ' : code === 'failed' ? 'recall_fail' : ''),
});

/**
 * Why a recall failed at a recipient: it was read; it was read by some of a group; it is with another server; it is on its way there at
 * this moment; the recipient has removed it; it never got there. Another server may say it in a sentence of its own.
 */
export const recallReasons = ['read', 'partly-read', 'outside', 'on-its-way', 'removed', 'not-delivered'] as const;

export type RecallReason = (typeof recallReasons)[number];

/** What a recall did where it succeeded: took the mail out of the mailbox, or kept it from leaving. */
export const recallInforms = ['taken-back', 'stopped'] as const;

export type RecallInform = (typeof recallInforms)[number];

/** The fate of a mail at one recipient (SND-29), whose name is doubtful as that of an `Address` is. `recallStatusInfo` is a `RecallReason`, `inform` a `RecallInform`. */
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

/** The fates of a mail at all of its recipients, and at how many of them a burn mail has been destroyed. */
export const deliveriesSchema = wireObject({ count: z.int(), results: z.array(deliverySchema), burnedCount: z.optional(z.int()) });

export type Deliveries = z.output<typeof deliveriesSchema>;

/** How many recipients each fate has (SND-27). */
export function countDeliveries(deliveries: readonly Pick<Delivery, 'status'>[]): Record<DeliveryStatus, number> {
  const counts = Object.fromEntries(deliveryStatuses.map((status) => [status, 0])) as Record<DeliveryStatus, number>;
  for (const { status } of deliveries) counts[status] += 1;
  return counts;
}

/** A reviewer has sent the mail back: it went to nobody. */
export const isRejected = ({ status, statusInfo = '' }: Pick<Delivery, 'status'> & { statusInfo?: string | undefined }): boolean =>
  status === 'failed' && statusInfo.startsWith('5.7.1 rejected: ');

/** Another server has taken the mail, and what it did with it is not known: its answer to the letter is all there is. */
export const isHandedOn = ({ status, statusInfo = '' }: Pick<Delivery, 'status'> & { statusInfo?: string | undefined }): boolean =>
  status === 'delivered' && /^2\d\d[ -]/.test(statusInfo);
