import { type AddressRefusal, readNewAddress } from '../../mail/recipient/index.ts';
import { lockMailbox, recordChanges } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { deleteUnsharedSessions } from '../../platform/session/index.ts';
import { createAccount } from '../account/index.ts';
import { nameIndex, sortKey } from '../contact/index.ts';
import { removalDay } from '../removal/index.ts';
import { selectManagedMailboxes, updateEntry, updateListed, updateManagedMailbox } from './managedMailbox.repository.ts';
import { selectMemberMailboxes } from './member.repository.ts';

/** Greatest length of the name of a shared mailbox, in characters. */
export const maximumMailboxName = 50;

/** Properties of a shared mailbox that administrators set. */
export interface MailboxProperties {
  name: string;
  departmentId: number | null;
  /** 0 for no limit. */
  quotaBytes: number;
}

/** New shared mailbox. */
export interface NewSharedMailbox {
  address: string;
  name: string;
  departmentId?: number | undefined;
  /** 0 for no limit. @default that of the policies */
  quotaBytes?: number | undefined;
}

const isName = (name: string) => name.trim() !== '' && [...name.trim()].length <= maximumMailboxName;

/** Creates a shared mailbox and its entry in the organization book (BAK-48). It has no password. */
export async function createSharedMailbox(
  tx: Tx,
  { address: given, name, ...more }: NewSharedMailbox,
  ownDomain: string,
): Promise<
  | { accountId: number; mailboxId: number; quotaBytes: number; address: string; refusal?: undefined }
  | { refusal: AddressRefusal | 'bad-name' }
> {
  if (!isName(name)) return { refusal: 'bad-name' };
  const read = await readNewAddress(tx, given, ownDomain);
  if (read.refusal) return { refusal: read.refusal };
  const { address } = read;
  const ids = await createAccount(tx, { ...more, address, name: name.trim(), isShared: true });
  return { ...ids, address };
}

/** Records a change for the windows of a shared mailbox and of its members. */
async function tellMembers(tx: Tx, mailboxId: number): Promise<void> {
  const told = [...new Set([mailboxId, ...(await selectMemberMailboxes(tx, mailboxId))])];
  await recordChanges(
    tx,
    told.map((id) => ({ mailboxId: id, change: { type: 'settings.changed' } })),
  );
}

/** Changes properties of a shared mailbox. */
export async function changeSharedMailbox(
  tx: Tx,
  address: string,
  changes: Partial<MailboxProperties>,
): Promise<'changed' | 'unknown' | 'bad-name'> {
  const [mailbox] = await selectManagedMailboxes(tx, address);
  if (!mailbox) return 'unknown';
  const { mailboxId } = mailbox;
  const { name, departmentId } = { name: mailbox.name, departmentId: mailbox.departmentId, ...changes };
  if (!isName(name)) return 'bad-name';
  await lockMailbox(tx, mailboxId);
  await updateManagedMailbox(tx, mailboxId, { name: name.trim(), quotaBytes: changes.quotaBytes });
  const index = nameIndex({ names: [name.trim()], address });
  await updateEntry(tx, mailboxId, { name: name.trim(), index, sortKey: sortKey(name.trim()), departmentId });
  await tellMembers(tx, mailboxId);
  return 'changed';
}

/**
 * Deletes a shared mailbox: it can't be opened any more, and sessions in it end (SHR-24). Its mail still arrives, and it can be restored
 * completely until the day that is returned (BAK-40). `undefined` if there is no such mailbox, or it is deleted.
 */
export async function deleteSharedMailbox(tx: Tx, address: string, now: Date): Promise<Date | undefined> {
  const [mailbox] = await selectManagedMailboxes(tx, address);
  if (!mailbox || mailbox.removeOn) return undefined;
  const { mailboxId } = mailbox;
  const removeOn = await removalDay(tx, now);
  await lockMailbox(tx, mailboxId);
  await updateManagedMailbox(tx, mailboxId, { removeOn });
  await updateListed(tx, mailboxId, false);
  await deleteUnsharedSessions(tx, mailboxId);
  await tellMembers(tx, mailboxId);
  return removeOn;
}

/** Restores a deleted shared mailbox with its members. Returns whether there was one. */
export async function restoreSharedMailbox(tx: Tx, address: string): Promise<boolean> {
  const [mailbox] = await selectManagedMailboxes(tx, address);
  if (!mailbox?.removeOn) return false;
  const { mailboxId } = mailbox;
  await lockMailbox(tx, mailboxId);
  await updateManagedMailbox(tx, mailboxId, { removeOn: null });
  await updateListed(tx, mailboxId, true);
  await tellMembers(tx, mailboxId);
  return true;
}
