import { prepareAnywhere } from '../../mime/reading/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { isGroupAddress } from '../recipient/index.ts';
import type { DeliverInput, DeliverOptions, DeliverOutcome, PreparedDelivery } from './Delivery.ts';
import { deliverAllIn } from './deliver.ts';

/** Delivers one message. When it resolves, the message is stored durably. */
export type Deliver = (input: DeliverInput, options?: DeliverOptions) => Promise<DeliverOutcome>;

interface Waiting {
  mail: PreparedDelivery;
  resolve(outcome: DeliverOutcome): void;
  reject(error: unknown): void;
}

/** Limits of one transaction: large enough for few commits, small enough for memory and for those who wait for the mailboxes. */
const maximum = { mails: 64, bytes: 16 * 1024 * 1024, recipients: 2_000 };
/** A message to a group counts for as many recipients as a transaction takes, so it goes alone. */
const weightOf = (address: string) => (isGroupAddress(address) ? maximum.recipients : 1);
/** One gathers while the other waits for the disk. */
const writers = 2;

function takeBatch(waiting: Waiting[]): Waiting[] {
  let bytes = 0;
  let recipients = 0;
  const end = waiting.findIndex(({ mail }, index) => {
    bytes += mail.prepared.size;
    recipients += mail.recipients.reduce((sum, address) => sum + weightOf(address), 0);
    return index === maximum.mails || (index > 0 && (bytes > maximum.bytes || recipients >= maximum.recipients));
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

/**
 * Delivers concurrent messages in one transaction, which shares round trips and the single wait for the disk. No message waits for others:
 * one that arrives alone goes alone, and those arriving during a transaction go with the next. If a transaction fails, its messages are
 * delivered one by one.
 */
export function gatherDeliveries(deps: Pick<Deps, 'db' | 'blobs' | 'now' | 'log' | 'config'>): Deliver {
  const waiting: Waiting[] = [];
  let writing = 0;

  const write = (mails: readonly PreparedDelivery[]) => deps.db.transaction().execute((tx) => deliverAllIn(tx, deps, mails));
  const writeAlone = async ({ mail, resolve, reject }: Waiting) => {
    await write([mail]).then(([outcome]) => resolve(outcome as DeliverOutcome), reject);
  };
  const writeBatch = async (batch: readonly Waiting[]) => {
    try {
      const outcomes = await write(batch.map(({ mail }) => mail));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as DeliverOutcome);
    } catch (error) {
      deps.log.debug({ err: error, mails: batch.length }, 'mails that came together are delivered one by one');
      for (const one of batch) await writeAlone(one);
    }
  };
  const work = async () => {
    writing += 1;
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      await (batch.length === 1 ? writeAlone(batch[0] as Waiting) : writeBatch(batch));
    }
    writing -= 1;
  };

  return async ({ raw, ...envelope }, options) => {
    const prepared = await prepareAnywhere(raw);
    return new Promise((resolve, reject) => {
      waiting.push({ mail: { prepared, ...envelope, ...options }, resolve, reject });
      if (writing < writers) void work();
    });
  };
}
