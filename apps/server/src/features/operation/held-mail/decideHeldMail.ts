import { deleteHeldMail, lockHeldMail, noteReleased, requeueHeld } from '../../../mail/gate/index.ts';
import { deliverIn } from '../../../mail/inbound/index.ts';
import { settle } from '../../../mail/outbox/index.ts';
import { prepareAnywhere } from '../../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../../platform/change/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';

type Decision = 'releaseHeldMail' | 'deleteHeldMail';
type Held = NonNullable<Awaited<ReturnType<typeof lockHeldMail>>>;

/** The head of a message. A report about a virus must not contain it. */
const headOf = (raw: Buffer) => raw.subarray(0, Math.max(0, raw.indexOf('\r\n\r\n')) + 4);

async function release(tx: Tx, deps: Deps, held: Held): Promise<void> {
  const { id, raw, mailFrom, recipients, submission } = held;
  if (!submission) {
    await deliverIn(tx, deps, await prepareAnywhere(raw), { mailFrom, recipients }, { isReleased: true });
    await deleteHeldMail(tx, id);
    return;
  }
  await lockMailbox(tx, [submission.mailboxId]);
  const due = await requeueHeld(tx, submission, recipients, deps.now());
  await noteReleased(tx, id, deps.now());
  if (due) await recordChange(tx, due.mailboxId, { type: 'delivery.changed', messageId: due.messageId });
}

async function remove(tx: Tx, deps: Deps, held: Held): Promise<void> {
  const { id, raw, recipients, submission } = held;
  await deleteHeldMail(tx, id);
  if (!submission) return;
  await lockMailbox(tx, [submission.mailboxId]);
  const at = deps.now();
  const due = await requeueHeld(tx, submission, recipients, at);
  if (!due) return;
  const outcomes = due.recipients.map(({ address }) => ({
    recipient: address,
    update: { status: 'failed' as const, info: '5.7.1 held-back' },
  }));
  await settle(tx, deps, { submission: due, raw: headOf(raw) }, outcomes, at);
}

/** Delivers or deletes messages that are held back (BAK-99). Each has its own transaction with its own record. */
export async function decideHeldMail(deps: Deps, author: OperationAuthor, action: Decision, ids: readonly number[]): Promise<number> {
  let count = 0;
  for (const id of new Set(ids))
    count += await deps.db.transaction().execute(async (tx) => {
      const held = await lockHeldMail(tx, id);
      if (!held) return 0;
      await (action === 'releaseHeldMail' ? release : remove)(tx, deps, held);
      await recordAction(tx, deps, author, {
        action,
        target: { kind: 'held-mail', id, name: held.subject },
        changes: [
          { field: 'rule', before: held.rule },
          { field: 'sender', before: held.sender },
          { field: 'recipients', before: held.recipients },
        ],
      });
      return 1;
    });
  deps.outbox.wake();
  return count;
}
