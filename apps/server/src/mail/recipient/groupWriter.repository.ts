import type { WriterKind } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { domainOf, findRecipients, localDomains, mainAddresses, normalAddress } from './recipient.repository.ts';

/** Sender of a message to a group: an account, or null for a sender outside the organization. */
export type Writer = { accountId: number } | null;

/** Whether an address means everyone in a domain or a department. Only accounts may write to one (BAK-56). */
const isStaffAddress = (address: string) => /^(?:dept_\d{1,9}|everyone)@/.test(address);

/** The address as `group_address` has it: the number of a department means the same in every domain. */
const keyOf = (address: string) => /^dept_\d{1,9}(?=@)/.exec(address)?.[0] ?? address;

interface Group {
  address: string;
  key: string;
  writers: WriterKind;
  isChosen: boolean;
}

async function findGroupRows(db: Db | Tx, addresses: readonly string[], accountId: number): Promise<Group[]> {
  const mains = await mainAddresses(db, addresses);
  const { rows } = await sql<Group>`
    SELECT given.address, given.key, coalesce(g.writers, 'inside') AS writers,
      EXISTS (SELECT FROM group_address_writer w WHERE w.address = given.key AND w.account_id = ${accountId}) AS "isChosen"
    FROM unnest(${[...addresses]}::text[], ${mains}::text[], ${mains.map(keyOf)}::text[]) AS given (address, main, key)
      LEFT JOIN group_address g ON g.address = given.key
    WHERE given.main ~ '^(dept_[0-9]{1,9}|everyone)@' OR EXISTS (SELECT FROM mailing_list l WHERE l.address = given.main)`.execute(db);
  return rows;
}

/** The addresses among those given, of groups that an account is a member of. */
async function selectMemberships(db: Db | Tx, addresses: readonly string[], accountId: number): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const own = await db.selectFrom('account').select('mailbox_id').where('id', '=', accountId).executeTakeFirst();
  const found = await findRecipients(db, addresses);
  return new Set(found.flatMap(({ address, mailboxIds }) => (own && mailboxIds.includes(own.mailbox_id) ? address : [])));
}

/** Returns the addresses of groups that the sender may not write to (PIC-19), in lower case. */
export async function findClosedGroups(db: Db | Tx, writer: Writer, addresses: readonly string[], ownDomain: string): Promise<string[]> {
  const domains = await localDomains(db, ownDomain);
  const local = [...new Set(addresses.map(normalAddress))].filter((address) => domains.has(domainOf(address)));
  if (local.length === 0) return [];
  const groups = await findGroupRows(db, local, writer?.accountId ?? 0);
  if (!writer) return groups.flatMap(({ address, writers }) => (writers === 'everybody' && !isStaffAddress(address) ? [] : address));
  const byMembers = groups.filter(({ writers }) => writers === 'members').map(({ address }) => address);
  const memberships = await selectMemberships(db, byMembers, writer.accountId);
  const isOpen = ({ address, writers, isChosen }: Group) =>
    writers === 'everybody' || writers === 'inside' || (writers === 'members' ? memberships.has(address) : isChosen);
  return groups.filter((group) => !isOpen(group)).map(({ address }) => address);
}

/** Returns every group of the organization that an account may not write to, as the books show their addresses. */
export async function selectClosedGroups(db: Db | Tx, accountId: number, ownDomain: string): Promise<string[]> {
  const rows = await db.selectFrom('group_address').select('address').where('writers', 'in', ['members', 'chosen']).execute();
  const shown = rows.map(({ address }) => (address.includes('@') ? address : `${address}@${ownDomain}`));
  return findClosedGroups(db, { accountId }, shown, ownDomain);
}

/** People that may write to a group. */
export interface GroupSetting {
  writers: WriterKind;
  /** People named for it. */
  people: { id: number; name: string; address: string }[];
}

/** Returns the people that may write to groups, by the address as it was given. */
export async function selectGroupSettings(db: Db | Tx, addresses: readonly string[]): Promise<Map<string, GroupSetting>> {
  const { rows } = await sql<GroupSetting & { given: string }>`
    SELECT given.address AS given, coalesce(g.writers, 'inside') AS writers, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'address', a.login) ORDER BY a.name, a.id), '[]')
        FROM group_address_writer w JOIN account a ON a.id = w.account_id WHERE w.address = given.key
      ) AS people
    FROM unnest(${[...addresses]}::text[], ${addresses.map(keyOf)}::text[]) AS given (address, key)
      LEFT JOIN group_address g ON g.address = given.key`.execute(db);
  return new Map(rows.map(({ given, ...setting }) => [given, setting]));
}

/** Sets the kind of people that may write to a group. `accountIds` are the people named for it. */
export async function upsertGroupWriters(
  tx: Tx,
  { address, writers, accountIds }: { address: string; writers: WriterKind; accountIds: readonly number[] },
): Promise<void> {
  const key = keyOf(address);
  await tx
    .insertInto('group_address')
    .values({ address: key, writers })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ writers }))
    .execute();
  await tx.deleteFrom('group_address_writer').where('address', '=', key).execute();
  if (accountIds.length > 0)
    await tx
      .insertInto('group_address_writer')
      .values(accountIds.map((id) => ({ address: key, account_id: id })))
      .execute();
}

/** Deletes the setting of a deleted group: another group may get its address. */
export async function deleteGroupWriters(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('group_address').where('address', '=', keyOf(address)).execute();
}
