import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Stored factors of an account. */
export interface StoredFactors {
  keySealed: Buffer | null;
  isAuthenticatorBound: boolean;
  /** The bound phone number. */
  mobile: string | null;
  clientCodeHash: string | null;
  recoveryCodesLeft: number;
  passkeyCount: number;
}

/** Returns the factors of an account. */
export async function selectFactors(db: Db | Tx, accountId: number): Promise<StoredFactors> {
  const { rows } = await sql<StoredFactors>`
    SELECT f.key_sealed AS "keySealed", coalesce(f.is_authenticator_bound, false) AS "isAuthenticatorBound", f.mobile,
      f.client_code_hash AS "clientCodeHash", (SELECT count(*)::integer FROM recovery_code WHERE account_id = a.id) AS "recoveryCodesLeft",
      (SELECT count(*)::integer FROM passkey WHERE account_id = a.id) AS "passkeyCount"
    FROM account a LEFT JOIN second_factor f ON f.account_id = a.id WHERE a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no account ${accountId}.`);
  return row;
}

/** Whether an account has a role in the back stage. */
export async function selectIsAdmin(db: Db, accountId: number): Promise<boolean> {
  return (await db.selectFrom('operation_role').select('role').where('account_id', '=', accountId).executeTakeFirst()) !== undefined;
}

/** Keeps a new authenticator key that is not bound yet. Returns false if an authenticator is bound already. */
export async function insertFactorKey(db: Db, accountId: number, keySealed: Buffer): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO second_factor (account_id, key_sealed) VALUES (${accountId}, ${keySealed})
    ON CONFLICT (account_id) DO UPDATE SET key_sealed = excluded.key_sealed, last_step = 0
    WHERE NOT second_factor.is_authenticator_bound`.execute(db);
  return numAffectedRows > 0n;
}

/** Binds the authenticator whose key was kept. */
export async function bindKey(tx: Tx, accountId: number): Promise<void> {
  await tx.updateTable('second_factor').set({ is_authenticator_bound: true }).where('account_id', '=', accountId).execute();
}

/** Marks a time step as used. Returns false if this or a later one was used before: of two servers, one accepts a code. */
export async function takeStep(db: Db | Tx, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the authenticator and forgets its key. */
export async function releaseKey(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ is_authenticator_bound: false, key_sealed: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Binds a phone number, or releases it with null. */
export async function updateMobile(tx: Tx, accountId: number, mobile: string | null): Promise<void> {
  await sql`
    INSERT INTO second_factor (account_id, mobile) VALUES (${accountId}, ${mobile})
    ON CONFLICT (account_id) DO UPDATE SET mobile = excluded.mobile`.execute(tx);
}

/** Sets the hash of the app password, or removes it with null. */
export async function updateClientCode(db: Db | Tx, accountId: number, hash: string | null): Promise<void> {
  await sql`
    INSERT INTO second_factor (account_id, client_code_hash) VALUES (${accountId}, ${hash})
    ON CONFLICT (account_id) DO UPDATE SET client_code_hash = excluded.client_code_hash, client_code_used_at = NULL`.execute(db);
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recovery_code')
      .values(hashes.map((hash) => ({ account_id: accountId, hash })))
      .execute();
}

/** Uses a recovery code up. Returns whether it was there. */
export async function takeRecoveryCode(db: Db | Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Purpose of a code sent by SMS. */
export type SmsPurpose = 'bind' | 'release' | 'login' | 'recovery';

/** A code that was sent by SMS. */
export interface SentCode {
  accountId: number;
  purpose: SmsPurpose;
  mobile: string;
  hash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** Keeps a sent code in place of the one before. Returns false if that one was sent after `notSince`. */
export async function insertSmsCode(db: Db, code: SentCode, notSince: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO sms_code (account_id, purpose, mobile, hash, sent_at, expires_at)
    SELECT ${code.accountId}, ${code.purpose}, ${code.mobile}, ${code.hash}, ${code.sentAt}, ${code.expiresAt}
    WHERE NOT EXISTS (SELECT FROM sms_code WHERE (account_id = ${code.accountId} OR mobile = ${code.mobile}) AND sent_at > ${notSince})
    ON CONFLICT (account_id, purpose) DO UPDATE
      SET mobile = excluded.mobile, hash = excluded.hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at
      WHERE sms_code.sent_at <= ${notSince}`.execute(db);
  return numAffectedRows > 0n;
}

/** Uses a sent code up. Returns whether it was the right one for this number and still valid. */
export async function takeSmsCode(
  db: Db | Tx,
  given: { accountId: number; purpose: SmsPurpose; mobile: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ expires_at: given.now })
    .where('account_id', '=', given.accountId)
    .where('purpose', '=', given.purpose)
    .where('mobile', '=', given.mobile)
    .where('hash', '=', given.hash)
    .where('expires_at', '>', given.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A browser that skips the second step. */
export interface TrustedDevice {
  id: string;
  browser: string;
  ip: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

/** Returns the trusted browsers of an account, the last used first. */
export async function listTrustedDevices(db: Db, accountId: number, now: Date): Promise<TrustedDevice[]> {
  return db
    .selectFrom('trusted_device')
    .select(['id', 'browser', 'ip', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Trusts a browser. */
export async function insertTrustedDevice(
  tx: Tx,
  device: { accountId: number; secretHash: Buffer; browser: string; ip: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('trusted_device')
    .values({
      account_id: device.accountId,
      secret_hash: device.secretHash,
      browser: device.browser,
      ip: device.ip,
      created_at: device.now,
      last_used_at: device.now,
      expires_at: device.expiresAt,
    })
    .execute();
}

/** Whether a browser is trusted for an account; notes its use. */
export async function noteTrustedDevice(db: Db, accountId: number, secretHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trusted_device')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a trusted browser of an account, or all of them. */
export async function deleteTrustedDevices(db: Db | Tx, accountId: number, id?: string): Promise<void> {
  let query = db.deleteFrom('trusted_device').where('account_id', '=', accountId);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}

/** Session at the organization's provider with which a login began. */
export interface StepSignedOn {
  issuer: string;
  subject: string;
  sid: string | null;
  idToken: string;
}

/** Begins a second step, and forgets those that are over. */
export async function insertSecondStep(
  tx: Tx,
  step: { secretHash: Buffer; accountId: number; now: Date; expiresAt: Date; signedOn: StepSignedOn | null },
): Promise<void> {
  await tx.deleteFrom('second_step').where('expires_at', '<=', step.now).execute();
  await tx
    .insertInto('second_step')
    .values({
      secret_hash: step.secretHash,
      account_id: step.accountId,
      expires_at: step.expiresAt,
      signed_on: step.signedOn && JSON.stringify(step.signedOn),
    })
    .execute();
}

/** An account that waits at the second step. */
export interface WaitingAccount {
  id: number;
  mailboxId: number;
  address: string;
  isActive: boolean;
}

/** Returns the account that waits behind a cookie. */
export async function selectSecondStep(db: Db, secretHash: Buffer, now: Date): Promise<WaitingAccount | undefined> {
  return db
    .selectFrom('second_step')
    .innerJoin('account', 'account.id', 'second_step.account_id')
    .select(['account.id', 'account.mailbox_id as mailboxId', 'account.login as address', 'account.is_active as isActive'])
    .where('second_step.secret_hash', '=', secretHash)
    .where('second_step.expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a second step. Returns nothing if it wasn't there: of two attempts, one ends it. */
export async function deleteSecondStep(tx: Tx, secretHash: Buffer): Promise<{ signedOn: StepSignedOn | null } | undefined> {
  return tx.deleteFrom('second_step').where('secret_hash', '=', secretHash).returning('signed_on as signedOn').executeTakeFirst();
}
