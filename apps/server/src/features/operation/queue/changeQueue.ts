import { maximumQueueChange, Problem } from '@jinshu/api';
import { giveUp } from '../../../mail/outbox/index.ts';
import type { ChangedField } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { type DeliveryKey, makeDue, selectQueueOfDomain } from './mailQueue.repository.ts';

/** Deliveries to change: some, or all to a domain. */
export interface QueueChange {
  deliveries?: readonly DeliveryKey[] | undefined;
  domain?: string | undefined;
}

/** Numbers of deliveries that were changed, busy, and left for another call. */
export interface QueueOutcome {
  count: number;
  busyCount: number;
  leftCount: number;
}

async function chosen({ db }: Deps, { deliveries, domain }: QueueChange): Promise<{ keys: readonly DeliveryKey[]; leftCount: number }> {
  if (deliveries) return { keys: deliveries, leftCount: 0 };
  if (domain === undefined) throw new Problem('invalid-input');
  const { keys, count } = await selectQueueOfDomain(db, domain, maximumQueueChange);
  return { keys, leftCount: count - keys.length };
}

const shownRecipients = 50;

/** Names of recipients, for a record. */
const named = (recipients: readonly string[]) =>
  recipients.length > 3 ? `${recipients.slice(0, 3).join(', ')} … (${recipients.length})` : recipients.join(', ');

/** Lets deliveries be tried again now (BAK-95). */
export async function retryQueue(deps: Deps, author: OperationAuthor, change: QueueChange): Promise<QueueOutcome> {
  const { keys, leftCount } = await chosen(deps, change);
  const at = deps.now();
  const due = await deps.db.transaction().execute(async (tx) => {
    const made = await makeDue(tx, keys, at);
    if (made.length === 0) return made;
    const recipients = made.map(({ recipient }) => recipient);
    await recordAction(tx, deps, author, {
      action: 'retryDeliveries',
      target: { kind: 'mail-queue', id: change.domain ?? made[0]?.submissionId ?? '', name: change.domain ?? named(recipients) },
      changes: made
        .slice(0, shownRecipients)
        .map(({ recipient, before }): ChangedField => ({ field: recipient, before: before.toISOString(), after: at.toISOString() })),
    });
    return made;
  });
  return { count: due.length, busyCount: keys.length - due.length, leftCount };
}

/** Gives deliveries up (BAK-95): each submission with its report and its record in one transaction. */
export async function giveUpQueue(deps: Deps, author: OperationAuthor, change: QueueChange): Promise<QueueOutcome> {
  const { keys, leftCount } = await chosen(deps, change);
  let count = 0;
  for (const [, ofOne] of Map.groupBy(keys, ({ mailboxId, submissionId }) => `${mailboxId}/${submissionId}`)) {
    const [{ mailboxId, submissionId }] = ofOne as [DeliveryKey];
    count += await deps.db.transaction().execute(async (tx) => {
      const recipients = ofOne.map(({ recipient }) => recipient);
      const given = await giveUp(tx, deps, { mailboxId, submissionId }, recipients);
      if (given.length === 0) return 0;
      await recordAction(tx, deps, author, {
        action: 'giveUpDeliveries',
        target: { kind: 'mail-queue', id: submissionId, name: named(given.map(({ address }) => address)) },
        changes: given
          .slice(0, shownRecipients)
          .map(({ address }): ChangedField => ({ field: address, before: 'queued', after: 'failed' })),
      });
      return given.length;
    });
  }
  return { count, busyCount: keys.length - count, leftCount };
}
