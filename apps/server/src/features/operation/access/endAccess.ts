import { isWithinReach, type OperationReach, Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../../platform/change/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type ActionTarget, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { changeShares, removeMember } from '../../shared-mailbox/index.ts';
import { refused } from '../refuse.ts';
import { type AccessKey, deleteForward, type StoredAccess, selectOneAccess } from './access.repository.ts';
import { accountOfMailbox } from './account.repository.ts';
import { tellOwner } from './tellOwner.ts';

/** Ends one access. The last member with full control of a shared mailbox stays as long as there are others. */
async function end(tx: Tx, { kind, mailboxId, holderId, isShared, userName }: StoredAccess): Promise<void> {
  if (kind === 'forward') {
    await lockMailbox(tx, mailboxId);
    await deleteForward(tx, mailboxId, holderId);
    await recordChange(tx, mailboxId, { type: 'settings.changed' });
    return;
  }
  if (!isShared && kind === 'person') {
    await changeShares(tx, mailboxId, { taken: [holderId] });
    return;
  }
  const member = kind === 'person' ? { of: kind, accountId: holderId } : { of: kind, departmentId: holderId };
  const result = await removeMember(tx, { mailbox: userName, member });
  if (result !== 'changed') throw refused(result === 'last-full-member' ? 'last-full-member' : 'member-unknown');
}

/**
 * Ends an access to a mailbox or an automatic forward, and notifies the mailbox (BAK-50).
 * @throws {Problem} `forbidden` for a mailbox outside the departments of the caller, `not-found`, or `operation-refused` with `last-full-member`
 */
export async function endAccess(deps: Deps, { reach }: { reach: OperationReach }, author: OperationAuthor, key: AccessKey): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await selectOneAccess(tx, key);
    if (!found && reach === 'all') throw new Problem('not-found');
    if (!found || !isWithinReach(reach, found.departmentId)) throw new Problem('forbidden');
    await end(tx, found);
    await tellOwner(tx, deps, found);
    const { kind, isShared, mailboxId, userName, departmentId, holderName, holderAddress, level } = found;
    const accountId = isShared ? undefined : await accountOfMailbox(tx, mailboxId);
    const target: ActionTarget = { kind: isShared ? 'shared-mailbox' : 'person', id: accountId ?? mailboxId, name: userName, departmentId };
    const field = `${kind} ${holderAddress === '' ? holderName : holderAddress}`;
    await recordAction(tx, deps, author, { action: 'endMailboxAccess', target, changes: [{ field, before: level ?? true, after: null }] });
  });
}
