import type { IdentitySignatures, Signature } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/db.ts';

/** The signatures of a person, in the order in which they were made. */
export const selectSignatures = (db: Db | Tx, accountId: number): Promise<Signature[]> =>
  db.selectFrom('signature').select(['id', 'caption', 'content']).where('account_id', '=', accountId).orderBy('id').execute();

/** One signature, or nothing. */
export const selectSignature = (db: Db | Tx, accountId: number, id: number): Promise<Signature | undefined> =>
  db
    .selectFrom('signature')
    .select(['id', 'caption', 'content'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps a signature. */
export const insertSignature = (db: Db | Tx, accountId: number, form: Omit<Signature, 'id'>): Promise<Signature> =>
  db
    .insertInto('signature')
    .values({ account_id: accountId, ...form })
    .returning(['id', 'caption', 'content'])
    .executeTakeFirstOrThrow();

/** Updates a signature. Returns it, or undefined if it does not exist. */
export const updateSignature = (db: Db | Tx, accountId: number, { id, ...form }: Signature): Promise<Signature | undefined> =>
  db
    .updateTable('signature')
    .set(form)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'caption', 'content'])
    .executeTakeFirst();

/** Deletes a signature, including its use as a default. Returns whether it existed. */
export async function removeSignature(db: Db | Tx, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('signature').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The signatures that put themselves in, by sender address; the one with an empty address is for all others. */
export async function selectDefaults(db: Db | Tx, accountId: number): Promise<IdentitySignatures[]> {
  const rows = await db
    .selectFrom('signature_default')
    .select(['address', 'new_id', 'answer_id'])
    .where('account_id', '=', accountId)
    .orderBy('address')
    .execute();
  return rows.map(({ address, new_id, answer_id }) => ({ address, forNew: new_id ?? 0, forAnswer: answer_id ?? 0 }));
}

/** Replaces all defaults. */
export async function replaceDefaults(tx: Tx, accountId: number, defaults: readonly IdentitySignatures[]): Promise<void> {
  await tx.deleteFrom('signature_default').where('account_id', '=', accountId).execute();
  if (defaults.length === 0) return;
  await tx
    .insertInto('signature_default')
    .values(
      defaults.map(({ address, forNew, forAnswer }) => ({
        account_id: accountId,
        address: address.toLowerCase(),
        new_id: forNew || null,
        answer_id: forAnswer || null,
      })),
    )
    .execute();
}
