import type { Passkey } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'id',
  'account_id as accountId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** Returns the passkeys of an account, oldest first. */
export async function listPasskeys(db: Db | Tx, accountId: number): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').select(columns).where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute();
}

/** A passkey as its owner sees it. */
export const passkeyToWire = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? '',
});

/** A passkey with the account that it opens. */
export type PasskeyOfAccount = StoredPasskey & { mailboxId: number; address: string; isActive: boolean };

/** Returns the passkey of a credential. */
export async function selectPasskey(db: Db, credentialId: string): Promise<PasskeyOfAccount | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select([
      'passkey.id',
      'account_id as accountId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
      'passkey.name',
      'passkey.created_at as createdAt',
      'last_used_at as lastUsedAt',
      'account.mailbox_id as mailboxId',
      'account.login as address',
      'account.is_active as isActive',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Adds a passkey. Returns false if the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Names a passkey of an account. Returns whether it is there. */
export async function renamePasskey(db: Db, accountId: number, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey of an account. */
export async function deletePasskey(tx: Tx, accountId: number, id: string): Promise<void> {
  await tx.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Removes all passkeys of an account. */
export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

/**
 * Notes the use of a passkey. Returns false if its counter did not grow since: a copy of it was used meanwhile, here or at another server.
 * Authenticators that count nothing always say 0.
 */
export async function notePasskeyUse(tx: Tx, id: string, { counter, now }: { counter: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, and, or }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Purpose of a challenge. */
export type ChallengePurpose = 'add' | 'login' | 'second-step';

/** A challenge. `accountId` is null while it is not known who logs in. */
export interface Challenge {
  challenge: string;
  purpose: ChallengePurpose;
  accountId: number | null;
}

/** Keeps a challenge, and forgets those that have run out. */
export async function insertChallenge(db: Db, { challenge, purpose, accountId }: Challenge, times: { now: Date; expiresAt: Date }) {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', times.now).execute();
  await db.insertInto('passkey_challenge').values({ challenge, purpose, account_id: accountId, expires_at: times.expiresAt }).execute();
}

/** Uses a challenge up. Returns whether it was handed out for this purpose and account and is still valid: of two servers, one accepts it. */
export async function takeChallenge(db: Db, { challenge, purpose, accountId }: Challenge, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
