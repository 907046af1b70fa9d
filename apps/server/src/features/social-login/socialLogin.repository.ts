import type { Db, Tx } from '../../platform/db/index.ts';
import type { SocialPerson } from './SocialProvider.ts';

/** A login that has begun at a provider. */
export interface SocialStep {
  provider: string;
  /** Account of a binding; null for a login. */
  accountId: number | null;
  nonce: string;
  verifier: string;
}

/** Keeps a login that begins, and forgets those that have run out. */
export async function insertStep(
  db: Db,
  { provider, accountId, nonce, verifier, ...step }: SocialStep & { secretHash: Buffer; stateHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('social_step').where('expires_at', '<=', step.now).execute();
  await db
    .insertInto('social_step')
    .values({
      secret_hash: step.secretHash,
      state_hash: step.stateHash,
      provider,
      account_id: accountId,
      nonce,
      verifier,
      created_at: step.now,
      expires_at: step.expiresAt,
    })
    .execute();
}

/** Uses the state of a login up: of two calls, one gets it. `accountId` is the account of a binding; null for a login. */
export async function takeStep(
  db: Db,
  given: { secretHash: Buffer; stateHash: Buffer; accountId: number | null; now: Date },
): Promise<SocialStep | undefined> {
  return db
    .updateTable('social_step')
    .set({ state_hash: null })
    .where('secret_hash', '=', given.secretHash)
    .where('state_hash', '=', given.stateHash)
    .where('account_id', 'is not distinct from', given.accountId)
    .where('expires_at', '>', given.now)
    .returning(['provider', 'account_id as accountId', 'nonce', 'verifier'])
    .executeTakeFirst();
}

/** Person that a provider has told, and the provider. */
export type ToldPerson = SocialPerson & { issuer: string };

/** Notes the person of a login that is bound to no one. */
export async function noteStepPerson(db: Db, secretHash: Buffer, { issuer, subject, name }: ToldPerson): Promise<void> {
  await db.updateTable('social_step').set({ issuer, subject, name }).where('secret_hash', '=', secretHash).execute();
}

/** Takes the person of an unbound login, for a session that began after it. */
export async function takeStepPerson(tx: Tx, secretHash: Buffer, session: { key: string; now: Date }): Promise<ToldPerson | undefined> {
  const row = await tx
    .deleteFrom('social_step')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', session.now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.id')
          .where('session.secret_hash', '=', Buffer.from(session.key, 'hex'))
          .whereRef('session.created_at', '>=', 'social_step.created_at'),
      ),
    )
    .returning(['issuer', 'subject', 'name'])
    .executeTakeFirst();
  return row?.issuer && row.subject ? { issuer: row.issuer, subject: row.subject, name: row.name ?? '' } : undefined;
}

/** Account that a person of a provider is bound to. */
export interface BoundAccount {
  id: number;
  mailboxId: number;
  address: string;
  isActive: boolean;
}

/** Returns the account that a person is bound to. */
export async function selectBoundAccount(db: Db, { issuer, subject }: ToldPerson): Promise<BoundAccount | undefined> {
  return db
    .selectFrom('social_account')
    .innerJoin('account', 'account.id', 'social_account.account_id')
    .select(['account.id', 'account.mailbox_id as mailboxId', 'account.login as address', 'account.is_active as isActive'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Notes a login by a binding. */
export async function noteSocialUse(tx: Tx | Db, { issuer, subject, name }: ToldPerson, now: Date): Promise<void> {
  await tx
    .updateTable('social_account')
    .set({ last_used_at: now, name })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Binds a person to an account, in place of the one of the same provider. Returns false if the person is bound to another account. */
export async function bindPerson(tx: Tx, accountId: number, { issuer, subject, name }: ToldPerson, now: Date): Promise<boolean> {
  const bound = { name, bound_at: now };
  await tx
    .deleteFrom('social_account')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '!=', subject)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('social_account')
    .values({ issuer, subject, account_id: accountId, ...bound })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(bound).where('social_account.account_id', '=', accountId))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A binding of an account. */
export interface Binding {
  issuer: string;
  name: string;
  boundAt: Date;
}

/** Returns the bindings of an account. */
export async function listBindings(db: Db, accountId: number): Promise<Binding[]> {
  return db.selectFrom('social_account').select(['issuer', 'name', 'bound_at as boundAt']).where('account_id', '=', accountId).execute();
}

/** Removes a binding of an account. Returns whether there was one. */
export async function deleteBinding(db: Db, accountId: number, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_account')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
