import type { MovingStatus } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ForeignRef } from './MailSource.ts';

/** Account of another mail system whose mail is fetched. */
export interface StoredMoving {
  id: number;
  accountId: number;
  mailboxId: number;
  protocol: 'imap' | 'pop3';
  server: string;
  port: number;
  usesSsl: boolean;
  email: string;
  sealedPassword: Buffer;
  folderScope: 'all' | 'inbox' | 'chosen';
  chosenFolders: string[];
  knownFolders: string[];
  /** Null: into the folders of the same name. */
  targetFolder: string | null;
  removeAfterDays: number | null;
  /** Null: as often as the organization allows. */
  everyMinutes: number | null;
  isActive: boolean;
  status: MovingStatus;
  statusInfo: string;
  fetchedCount: number;
  totalCount: number;
  fetchedBytes: number;
  runCount: number;
  currentFolder: string;
  receivedAt: Date | null;
  /** Time of the next fetch, if it is active. */
  nextAt: Date | null;
}

/** Queue of accounts that are fetched in turn. */
export const movingQueue = 'moving';

const columns = sql`
  m.id, m.account_id AS "accountId", a.mailbox_id AS "mailboxId", m.protocol, m.server, m.port, m.uses_ssl AS "usesSsl", m.email,
  m.sealed_password AS "sealedPassword", m.folder_scope AS "folderScope", m.chosen_folders AS "chosenFolders",
  m.known_folders AS "knownFolders", m.target_folder AS "targetFolder", m.remove_after_days AS "removeAfterDays",
  m.every_minutes AS "everyMinutes", m.is_active AS "isActive",
  m.status, m.status_info AS "statusInfo", m.fetched_count AS "fetchedCount", m.total_count AS "totalCount",
  m.fetched_bytes AS "fetchedBytes", m.run_count AS "runCount", m.current_folder AS "currentFolder", m.received_at AS "receivedAt",
  CASE WHEN m.is_active THEN j.due_at END AS "nextAt"`;
const source = sql`moving m JOIN account a ON a.id = m.account_id LEFT JOIN job j ON j.queue = ${movingQueue} AND j.key = m.id`;

/** Selects the accounts of a person, oldest first. */
export async function selectMovings(db: Db | Tx, accountId: number): Promise<StoredMoving[]> {
  const { rows } = await sql<StoredMoving>`SELECT ${columns} FROM ${source} WHERE m.account_id = ${accountId} ORDER BY m.id`.execute(db);
  return rows;
}

/** Whether the person of an account of another mail system may log in: fetching stands still while the person is disabled (ADM-08). */
export async function isOwnerActive(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('account').select('is_active').where('id', '=', accountId).executeTakeFirst();
  return row?.is_active ?? false;
}

/** Selects one account of another mail system. */
export async function selectMoving(db: Db | Tx, id: number): Promise<StoredMoving | undefined> {
  const { rows } = await sql<StoredMoving>`SELECT ${columns} FROM ${source} WHERE m.id = ${id}`.execute(db);
  return rows[0];
}

/** Values of an account that its user chooses. */
export type MovingValues = Pick<
  StoredMoving,
  | 'protocol'
  | 'server'
  | 'port'
  | 'usesSsl'
  | 'email'
  | 'sealedPassword'
  | 'folderScope'
  | 'chosenFolders'
  | 'knownFolders'
  | 'targetFolder'
  | 'removeAfterDays'
  | 'everyMinutes'
>;

const toRow = (values: MovingValues) => ({
  protocol: values.protocol,
  server: values.server,
  port: values.port,
  uses_ssl: values.usesSsl,
  email: values.email,
  sealed_password: values.sealedPassword,
  folder_scope: values.folderScope,
  chosen_folders: values.chosenFolders,
  known_folders: values.knownFolders,
  target_folder: values.targetFolder,
  remove_after_days: values.removeAfterDays,
  every_minutes: values.everyMinutes,
});

/** Stores an account. Returns its id. */
export async function insertMoving(tx: Tx, accountId: number, values: MovingValues): Promise<number> {
  const { id } = await tx
    .insertInto('moving')
    .values({ account_id: accountId, ...toRow(values) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an account of a person. What failed before is forgotten. */
export async function updateMoving(tx: Tx, accountId: number, id: number, values: MovingValues): Promise<void> {
  await tx
    .updateTable('moving')
    .set({ ...toRow(values), status: 'waiting', status_info: '' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Switches accounts of a person on or off. Returns the ids of those that changed. */
export async function switchMovings(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE moving SET is_active = ${isActive}, status = CASE WHEN status = 'receiving' THEN 'waiting' ELSE status END, current_folder = ''
    WHERE account_id = ${accountId} AND id = ANY(${[...ids]}::bigint[]) AND is_active <> ${isActive} RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes accounts of a person. Mail that came from them stays. Returns the ids of the deleted accounts. */
export async function deleteMovings(tx: Tx, accountId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM moving WHERE account_id = ${accountId} AND id = ANY(${[...ids]}::bigint[]) RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** State of fetching. */
export interface MovingState {
  status: MovingStatus;
  statusInfo?: string;
  totalCount?: number;
  runCount?: number;
  currentFolder?: string;
  knownFolders?: string[];
  receivedAt?: Date;
}

/** Records how far fetching has come. */
export async function updateState(db: Db | Tx, id: number, state: MovingState): Promise<void> {
  await db
    .updateTable('moving')
    .set({
      status: state.status,
      ...(state.statusInfo !== undefined && { status_info: state.statusInfo }),
      ...(state.totalCount !== undefined && { total_count: state.totalCount }),
      ...(state.runCount !== undefined && { run_count: state.runCount }),
      ...(state.currentFolder !== undefined && { current_folder: state.currentFolder }),
      ...(state.knownFolders !== undefined && { known_folders: state.knownFolders }),
      ...(state.receivedAt !== undefined && { received_at: state.receivedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Adds what a slice brought to the counts of an account. */
export async function addProgress(
  tx: Tx,
  id: number,
  { count, bytes, arrived, folder }: { count: number; bytes: number; arrived: number; folder: string },
): Promise<void> {
  await sql`
    UPDATE moving SET fetched_count = fetched_count + ${count}, total_count = greatest(total_count, fetched_count + ${count}),
      fetched_bytes = fetched_bytes + ${bytes}, run_count = run_count + ${arrived}, current_folder = ${folder}
    WHERE id = ${id}`.execute(tx);
}

/** Progress of fetching one folder of the other mailbox. */
export interface FolderState {
  validity: string;
  lastUid: number;
  folderId: number | null;
}

/** Selects how far the folders have been fetched, by their names. */
export async function selectFolderStates(db: Db | Tx, id: number): Promise<Map<string, FolderState>> {
  const { rows } = await sql<FolderState & { name: string }>`
    SELECT name, validity, last_uid AS "lastUid", folder_id AS "folderId" FROM moving_folder WHERE moving_id = ${id}`.execute(db);
  return new Map(rows.map(({ name, ...state }) => [name, state]));
}

/** Records how far a folder has been fetched, and where its mail goes. */
export async function upsertFolderState(tx: Tx, id: number, name: string, { validity, lastUid, folderId }: FolderState): Promise<void> {
  await sql`
    INSERT INTO moving_folder (moving_id, name, validity, last_uid, folder_id) VALUES (${id}, ${name}, ${validity}, ${lastUid}, ${folderId})
    ON CONFLICT (moving_id, name) DO UPDATE SET folder_id = excluded.folder_id, validity = excluded.validity,
      last_uid = CASE WHEN moving_folder.validity = excluded.validity THEN greatest(moving_folder.last_uid, excluded.last_uid)
        ELSE excluded.last_uid END`.execute(tx);
}

/** Selects which keys of a folder were fetched before. */
export async function selectFetched(db: Db | Tx, id: number, folder: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM moving_message WHERE moving_id = ${id} AND folder = ${folder} AND key = ANY(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Message that was fetched before under another key. */
export interface FetchedTwin {
  messageId: string;
  size: number;
  hash: Buffer;
}

/** Selects messages of a folder that were fetched under keys of another validity, by Message-ID (D-187). */
export async function selectTwins(
  db: Db | Tx,
  { id, folder, validity, messageIds }: { id: number; folder: string; validity: string; messageIds: readonly string[] },
): Promise<FetchedTwin[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<FetchedTwin>`
    SELECT message_id AS "messageId", size, hash FROM moving_message
    WHERE moving_id = ${id} AND folder = ${folder} AND message_id = ANY(${[...messageIds]}::text[])
      AND key NOT LIKE ${`${validity}:%`} AND hash IS NOT NULL`.execute(db);
  return rows;
}

/** Selects the hashes of a folder that were fetched before, as hex. */
export async function selectHashes(tx: Tx, id: number, folder: string, hashes: readonly Buffer[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    SELECT DISTINCT encode(hash, 'hex') AS hash FROM moving_message
    WHERE moving_id = ${id} AND folder = ${folder} AND hash = ANY(${[...hashes]}::bytea[])`.execute(tx);
  return new Set(rows.map(({ hash }) => hash));
}

/** Records messages as fetched. Returns the keys that were not recorded before. */
export async function insertFetched(
  tx: Tx,
  id: number,
  folder: string,
  refs: readonly (ForeignRef & { hash: Buffer | null })[],
  at: Date,
): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    INSERT INTO moving_message (moving_id, folder, key, hash, message_id, size, fetched_at)
    SELECT ${id}, ${folder}, key, hash, message_id, size, ${at}
    FROM unnest(${refs.map(({ key }) => key)}::text[], ${refs.map(({ hash }) => hash)}::bytea[],
      ${refs.map(({ messageId }) => messageId.replaceAll('\u0000', '').toWellFormed())}::text[], ${refs.map(({ size }) => size)}::bigint[])
      AS r (key, hash, message_id, size)
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** Selects stored messages to delete on the other server: folders with keys, oldest first. */
export async function selectToRemove(
  db: Db,
  id: number,
  { before, limit }: { before: Date; limit: number },
): Promise<{ folder: string; keys: string[] }[]> {
  const { rows } = await sql<{ folder: string; keys: string[] }>`
    SELECT folder, array_agg(key) AS keys FROM (
      SELECT folder, key FROM moving_message
      WHERE moving_id = ${id} AND removed_at IS NULL AND hash IS NOT NULL AND fetched_at <= ${before} ORDER BY fetched_at LIMIT ${limit}
    ) due GROUP BY folder`.execute(db);
  return rows;
}

/** Records messages as deleted on the other server. */
export async function markRemoved(db: Db, id: number, folder: string, keys: readonly string[], at: Date): Promise<void> {
  await sql`
    UPDATE moving_message SET removed_at = ${at}
    WHERE moving_id = ${id} AND folder = ${folder} AND key = ANY(${[...keys]}::text[])`.execute(db);
}

/** Selects which of the contents a folder has already. */
export async function selectPresent(tx: Tx, mailboxId: number, folderId: number, contentIds: readonly number[]): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT content_id AS id FROM message
    WHERE mailbox_id = ${mailboxId} AND folder_id = ${folderId} AND content_id = ANY(${[...contentIds]}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Selects the own mailbox of an account. */
export async function selectMailboxOf(db: Db, accountId: number): Promise<number> {
  const row = await db.selectFrom('account').select('mailbox_id').where('id', '=', accountId).executeTakeFirstOrThrow();
  return row.mailbox_id;
}
