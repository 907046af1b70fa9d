import type { IdentitySignatures, Signature } from '@jinshu/api';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ChosenRows } from '../settings/index.ts';

const columns = ['id', 'caption', 'content', 'is_active as isActive'] as const;

type Form = Pick<Signature, 'caption' | 'content'>;

/** The signatures of a person, in the order in which they were made. */
export const selectSignatures = (db: Db | Tx, accountId: number): Promise<Signature[]> =>
  db.selectFrom('signature').select(columns).where('account_id', '=', accountId).orderBy('id').execute();

/** One signature, or nothing. */
export const selectSignature = (db: Db | Tx, accountId: number, id: number): Promise<Signature | undefined> =>
  db.selectFrom('signature').select(columns).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** Keeps a signature. */
export const insertSignature = (db: Db | Tx, accountId: number, form: Form): Promise<Signature> =>
  db
    .insertInto('signature')
    .values({ account_id: accountId, ...form })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates a signature. Returns it, or undefined if it does not exist. */
export const updateSignature = (db: Db | Tx, accountId: number, id: number, form: Form): Promise<Signature | undefined> =>
  db.updateTable('signature').set(form).where('account_id', '=', accountId).where('id', '=', id).returning(columns).executeTakeFirst();

/** Deletes signatures, including their use as defaults. Returns how many there were. */
export async function removeSignatures(tx: Tx, accountId: number, rows: ChosenRows): Promise<number> {
  const own = tx.deleteFrom('signature').where('account_id', '=', accountId);
  const { numDeletedRows } = await (rows === 'all' ? own : own.where('id', 'in', rows)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Enables or disables signatures. Returns how many there were. */
export async function setSignaturesActive(tx: Tx, accountId: number, ids: readonly number[], isActive: boolean): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('signature')
    .set({ is_active: isActive })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
