import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Deliveries that one call retries or gives up at most. */
export const maximumQueueChange = 1000;

/** State of a delivery in the queue: not tried yet, with an outbox, or failed for now. */
export const queueStates = ['waiting', 'under-way', 'retrying'] as const;

export type QueueState = (typeof queueStates)[number];

/** Columns by which the queue is sorted. */
export const queueColumns = ['sender', 'recipient', 'domain', 'size', 'age', 'attempts', 'next'] as const;

const deliveryKey = {
  mailboxId: named('mailbox', z.int()),
  submissionId: named('submission', z.uuid()),
  recipient: text(320),
};

/** A delivery that is still to be made. */
export const queuedDeliverySchema = wireObject({
  ...deliveryKey,
  /** Address of the sender; empty for a notice of the server. */
  sender: z.string(),
  domain: z.string(),
  /** Bytes. */
  size: z.int(),
  /** ISO moment at which it was queued. */
  queuedAt: z.string(),
  attempts: z.int(),
  /** Words of the other server, or one of our codes; empty before the first attempt. */
  answer: z.string(),
  /** ISO moment of the next attempt. */
  nextAttemptAt: z.string(),
  state: z.enum(queueStates),
});

export type QueuedDelivery = z.output<typeof queuedDeliverySchema>;

/** Returns a page of the queue, the oldest first. Each of the filters narrows it. */
export const listMailQueue = endpoint({
  method: 'GET',
  path: '/operation/mail-queue/',
  access: seeAll,
  summary: 'Queue of outgoing mail.',
  query: wireObject({
    ...operationPage,
    /** Part of the sender, the recipient or the last answer. */
    keyword: z.optional(text(200)),
    sender: z.optional(text(320)),
    recipient: z.optional(text(320)),
    domain: z.optional(text(255)),
    answer: z.optional(text(200)),
    state: z.optional(z.enum(queueStates)),
    /** Bytes. */
    minimumSize: named('min_size', z.optional(queryInt(0, Number.MAX_SAFE_INTEGER))),
    /** Minutes since it was queued. */
    minimumAge: named('min_age', z.optional(queryInt(0, 1_000_000))),
    minimumAttempts: named('min_attempts', z.optional(queryInt(0, 10_000))),
    /** Minutes until the next attempt. */
    nextWithin: z.optional(queryInt(0, 1_000_000)),
    sort: z.optional(z.enum(queueColumns)),
    isDescending: named('desc', z.optional(queryFlag())),
  }),
  response: listOf(queuedDeliverySchema),
});

/** Numbers of the queue. */
export const mailQueueSummarySchema = wireObject({
  waiting: z.int(),
  underWay: z.int(),
  retrying: z.int(),
  /** ISO moment at which the oldest delivery that is retried was queued. */
  oldestAt: z.nullable(z.string()),
  /** Recipients since midnight of the server, or for whom delivery was given up. */
  deliveredToday: z.int(),
  failedToday: z.int(),
  /** Domains with most deliveries in the queue. */
  domains: z.array(z.object({ domain: z.string(), count: z.int() })),
});

export type MailQueueSummary = z.output<typeof mailQueueSummarySchema>;

/** Returns the numbers of the queue. */
export const getMailQueueSummary = endpoint({
  method: 'GET',
  path: '/operation/mail-queue/summary/',
  access: seeAll,
  summary: 'Numbers of the queue of outgoing mail.',
  response: mailQueueSummarySchema,
});

/** Deliveries to change: some, or all to a domain. */
const queueChangeBody = wireObject({
  deliveries: z.optional(z.array(wireObject(deliveryKey)).check(z.minLength(1), z.maxLength(maximumQueueChange))),
  domain: z.optional(text(255).check(z.trim(), z.minLength(1))),
});

const queueChangeResponse = wireObject({
  count: z.int(),
  /** Those that a server was delivering at this moment, or that were settled meanwhile: nothing was done to them. */
  busyCount: z.int(),
  /** Those to the domain that one call was not enough for. */
  leftCount: z.int(),
});

/** Retries deliveries now. */
export const retryDeliveries = endpoint({
  method: 'POST',
  path: '/operation/mail-queue/retry/',
  access: govern,
  summary: 'Retries deliveries of the queue now.',
  body: queueChangeBody,
  response: queueChangeResponse,
});

/** Gives deliveries up. The sender gets the mail back with a report, and the status is `deliver_fail`. */
export const giveUpDeliveries = endpoint({
  method: 'POST',
  path: '/operation/mail-queue/give-up/',
  access: govern,
  summary: 'Gives deliveries of the queue up, and returns them to their senders.',
  body: queueChangeBody,
  response: queueChangeResponse,
});
