import type { Address } from '@jinshu/api';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { wakeOutboxes } from '../submission/index.ts';

/** Server of another mail system that sends for one address of an account. */
export interface StoredSmtpProxy {
  id: number;
  accountId: number;
  sender: string;
  server: string;
  port: number;
  usesSsl: boolean;
  needsAuth: boolean;
  login: string;
  sealedPassword: Buffer | null;
  isActive: boolean;
  /** Reason of the last failure, and the server's own words. Null if mail went through since. */
  failure: string | null;
  failedAt: Date | null;
}

const selectFrom = (db: Db | Tx) =>
  db
    .selectFrom('smtp_proxy')
    .select([
      'id',
      'account_id as accountId',
      'sender',
      'server',
      'port',
      'uses_ssl as usesSsl',
      'needs_auth as needsAuth',
      'login',
      'sealed_password as sealedPassword',
      'is_active as isActive',
      'failure',
      'failed_at as failedAt',
    ]);

/** Returns the SMTP proxies of a person, oldest first. */
export const selectSmtpProxies = (db: Db | Tx, accountId: number): Promise<StoredSmtpProxy[]> =>
  selectFrom(db).where('account_id', '=', accountId).orderBy('id').execute();

/** Returns the SMTP proxy of a sender address of a person. */
export const selectSmtpProxyOf = (db: Db | Tx, accountId: number, sender: string): Promise<StoredSmtpProxy | undefined> =>
  selectFrom(db).where('account_id', '=', accountId).where('sender', '=', sender.toLowerCase()).executeTakeFirst();

/** Returns the sender addresses of a person's proxies that are on, under the person's name. */
export async function selectProxySenders(db: Db | Tx, accountId: number): Promise<Address[]> {
  const { rows } = await sql<Address>`
    SELECT p.sender AS address, m.name FROM smtp_proxy p JOIN account a ON a.id = p.account_id JOIN mailbox m ON m.id = a.mailbox_id
    WHERE p.account_id = ${accountId} AND p.is_active ORDER BY p.sender`.execute(db);
  return rows;
}

/** Values of a proxy that its user chooses. */
export type SmtpProxyValues = Pick<StoredSmtpProxy, 'sender' | 'server' | 'port' | 'usesSsl' | 'needsAuth' | 'login' | 'sealedPassword'>;

const toRow = ({ sender, server, port, usesSsl, needsAuth, login, sealedPassword }: SmtpProxyValues) => ({
  sender,
  server,
  port,
  uses_ssl: usesSsl,
  needs_auth: needsAuth,
  login,
  sealed_password: sealedPassword,
});

/** Stores a proxy. Returns false if the person has one for the address already. */
export async function insertSmtpProxy(tx: Tx, accountId: number, values: SmtpProxyValues): Promise<boolean> {
  const row = await tx
    .insertInto('smtp_proxy')
    .values({ account_id: accountId, ...toRow(values) })
    .onConflict((conflict) => conflict.columns(['account_id', 'sender']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a proxy, and forgets its last failure. Returns false if the person has another one for the address. */
export async function updateSmtpProxy(tx: Tx, accountId: number, id: number, values: SmtpProxyValues): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM smtp_proxy WHERE account_id = ${accountId} AND sender = ${values.sender} AND id <> ${id} FOR UPDATE`.execute(tx);
  if (rows.length > 0) return false;
  await tx
    .updateTable('smtp_proxy')
    .set({ ...toRow(values), failure: null, failed_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Switches proxies of a person on or off. Returns the sender addresses of those that changed. */
export async function switchSmtpProxies(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<string[]> {
  const rows = await tx
    .updateTable('smtp_proxy')
    .set({ is_active: isActive })
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`ANY(${[...ids]}::bigint[])`)
    .where('is_active', '<>', isActive)
    .returning('sender')
    .execute();
  return rows.map(({ sender }) => sender);
}

/** Deletes proxies of a person. Returns their sender addresses. */
export async function deleteSmtpProxies(tx: Tx, accountId: number, ids: readonly number[] | 'all'): Promise<string[]> {
  const rows = await tx
    .deleteFrom('smtp_proxy')
    .where('account_id', '=', accountId)
    .where(ids === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`id = ANY(${[...ids]}::bigint[])`)
    .returning('sender')
    .execute();
  return rows.map(({ sender }) => sender);
}

/** Longer than any claim of the outbox: what is due sooner may be in transit, and is due soon anyway. */
const claimedMs = 2 * 60_000;

/** Makes the waiting mail of proxies due, so that its status follows a change of the proxy at once. Wakes the outboxes of all servers. */
export async function hastenProxied(tx: Tx, accountId: number, senders: readonly string[], at: Date): Promise<void> {
  if (senders.length === 0) return;
  await sql`
    UPDATE delivery d SET next_attempt_at = ${at} FROM submission s
    WHERE s.account_id = ${accountId} AND s.proxy_sender = ANY(${[...senders]}::text[]) AND s.proxy_sender <> ''
      AND d.mailbox_id = s.mailbox_id AND d.submission_id = s.id AND d.status = 'queued'
      AND d.next_attempt_at > ${new Date(at.getTime() + claimedMs)}`.execute(tx);
  await wakeOutboxes(tx);
}

/** Records that a proxy failed. Returns false if it was deleted or changed since. */
export async function recordFailure(tx: Tx, { id, server, login }: StoredSmtpProxy, failure: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('smtp_proxy')
    .set({ failure, failed_at: at })
    .where('id', '=', id)
    .where('server', '=', server)
    .where('login', '=', login)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims the right to send a failure notice about a proxy. One server gets it, once within the time. */
export async function claimNotice(tx: Tx, id: number, at: Date, everyMs: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE smtp_proxy SET told_at = ${at}
    WHERE id = ${id} AND (told_at IS NULL OR told_at <= ${new Date(at.getTime() - everyMs)}) RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Forgets the failure of a proxy that works again. Returns false if there is none. */
export async function forgetFailure(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('smtp_proxy')
    .set({ failure: null, failed_at: null })
    .where('id', '=', id)
    .where('failure', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Mailbox of a person, with its address and name. */
export const selectOwnMailbox = (tx: Tx, accountId: number): Promise<{ id: number; address: string; name: string } | undefined> =>
  tx
    .selectFrom('account')
    .innerJoin('mailbox', 'mailbox.id', 'account.mailbox_id')
    .select(['mailbox.id', 'mailbox.address', 'mailbox.name'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
