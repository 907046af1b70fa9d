import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readRaw } from '../content/index.ts';
import { findRecipients } from '../recipient/index.ts';
import { lockStoppable, selectSenderAddress, type WaitingRecipient } from './queue.repository.ts';
import { type Outcome, settle } from './settle.ts';

/** Status of what an administrator gave up, with the last answer of the other server. */
const infoOf = ({ answer }: WaitingRecipient) => (answer === '' ? '5.0.0 given-up' : `5.0.0 given-up: ${answer}`);

/**
 * Gives up the delivery to recipients of a submission: the sender gets the mail back with a report (BAK-95). Returns the recipients; those
 * that an outbox is delivering to at this moment are left out.
 */
export async function giveUp(
  tx: Tx,
  deps: Deps,
  { mailboxId, submissionId }: { mailboxId: number; submissionId: string },
  recipients: readonly string[],
): Promise<WaitingRecipient[]> {
  const sender = await selectSenderAddress(tx, mailboxId, submissionId);
  if (sender === undefined) return [];
  const found = sender === '' ? [] : await findRecipients(tx, [sender]);
  await lockMailbox(tx, [mailboxId, ...found.flatMap(({ mailboxIds }) => mailboxIds)]);
  const at = deps.now();
  const submission = await lockStoppable(tx, { mailboxId, submissionId, at }, recipients);
  if (!submission || submission.recipients.length === 0) return [];
  const raw = await readRaw(tx, deps.blobs, submission.contentId);
  if (!raw) throw new Error(`Submission ${submissionId} has lost its content.`);
  const outcomes = submission.recipients.map(
    (one): Outcome => ({ recipient: one.address, update: { status: 'failed', info: infoOf(one) } }),
  );
  await settle(tx, deps, { submission, raw }, outcomes, at);
  return submission.recipients;
}
