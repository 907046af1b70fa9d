import { isWithinReach, Problem } from '@jinshu/api';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  type OperationSession,
  recordAction,
  refuseStaleChange,
} from '../../../platform/operation/index.ts';
import {
  changeSharedMailbox,
  createSharedMailbox,
  deleteSharedMailbox,
  type ManagedMailbox,
  restoreSharedMailbox,
  selectManagedMailboxes,
} from '../../shared-mailbox/index.ts';
import { departmentInReach } from '../department/departmentInReach.ts';
import { needNewAddress } from '../person/createPerson.ts';
import { refused } from '../refuse.ts';
import { selectMailboxAddress } from './mailbox.repository.ts';

type Caller = Pick<OperationSession, 'reach'>;

/** A shared mailbox as the target of an action. */
export const mailboxTarget = ({
  mailboxId,
  address,
  departmentId,
}: Pick<ManagedMailbox, 'mailboxId' | 'address' | 'departmentId'>): ActionTarget => ({
  kind: 'shared-mailbox',
  id: mailboxId,
  name: address,
  departmentId,
});

/** Returns a shared mailbox that the caller may see. */
export async function mailboxToSee(db: Db | Tx, { reach }: Caller, id: number): Promise<ManagedMailbox> {
  const address = await selectMailboxAddress(db, id);
  const [mailbox] = address === undefined ? [] : await selectManagedMailboxes(db, address);
  if (!mailbox && reach === 'all') throw new Problem('not-found');
  if (!mailbox || !isWithinReach(reach, mailbox.departmentId)) throw new Problem('forbidden');
  return mailbox;
}

/** Makes a shared mailbox (BAK-48). Returns its number. */
export async function createMailbox(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  given: { address: string; name: string; departmentId: number | null; quotaBytes?: number | undefined },
): Promise<number> {
  const { name, departmentId, quotaBytes } = given;
  return deps.db.transaction().execute(async (tx) => {
    await departmentInReach(tx, caller, departmentId);
    const address = await needNewAddress(tx, deps, given.address);
    const made = await createSharedMailbox(tx, { address, name, departmentId: departmentId ?? undefined, quotaBytes }, deps.config.domain);
    if (made.refusal) throw refused('address-taken', { field: 'username' });
    const changes = changesBetween<typeof given>({}, { address, name, departmentId, quotaBytes: made.quotaBytes });
    const target = mailboxTarget({ mailboxId: made.mailboxId, address, departmentId });
    await recordAction(tx, deps, author, { action: 'createOperationMailbox', target, changes });
    return made.mailboxId;
  });
}

/** Properties that are changed. */
export interface MailboxChange {
  version: number;
  name?: string | undefined;
  departmentId?: number | null | undefined;
  quotaBytes?: number | undefined;
}

/** Changes the name, the department or the capacity of a shared mailbox (BAK-48). */
export async function changeMailbox(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, version, ...given }: MailboxChange & { id: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const mailbox = await mailboxToSee(tx, caller, id);
    await refuseStaleChange(tx, { kind: 'shared-mailbox', id }, version);
    const { name, departmentId, quotaBytes } = mailbox;
    const before = { name, departmentId, quotaBytes };
    const after = {
      name: given.name ?? name,
      departmentId: given.departmentId === undefined ? departmentId : given.departmentId,
      quotaBytes: given.quotaBytes ?? quotaBytes,
    };
    if (after.departmentId !== departmentId) await departmentInReach(tx, caller, after.departmentId);
    await changeSharedMailbox(tx, mailbox.address, after);
    const target = mailboxTarget({ ...mailbox, departmentId: after.departmentId });
    await recordAction(tx, deps, author, { action: 'changeOperationMailbox', target, changes: changesBetween(before, after) });
  });
}

/** Deletes a shared mailbox, or restores it (BAK-48). */
export async function removeMailbox(deps: Deps, caller: Caller, author: OperationAuthor, { id, isBack }: { id: number; isBack: boolean }) {
  await deps.db.transaction().execute(async (tx) => {
    const mailbox = await mailboxToSee(tx, caller, id);
    const removeOn = isBack ? null : await deleteSharedMailbox(tx, mailbox.address, deps.now());
    if (isBack ? !(await restoreSharedMailbox(tx, mailbox.address)) : !removeOn) throw new Problem('not-found');
    await recordAction(tx, deps, author, {
      action: isBack ? 'restoreOperationMailbox' : 'deleteOperationMailbox',
      target: mailboxTarget(mailbox),
      changes: [{ field: 'removedAt', before: mailbox.removeOn?.toISOString() ?? null, after: removeOn?.toISOString() ?? null }],
    });
  });
}
