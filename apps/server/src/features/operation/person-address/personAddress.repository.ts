import type { PersonAddresses } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { nameIndex } from '../../contact/index.ts';

/** Returns the further addresses of a mailbox. */
export async function selectFurther(db: Db | Tx, mailboxId: number): Promise<PersonAddresses['further']> {
  const { rows } = await sql<PersonAddresses['further'][number]>`
    SELECT address, is_sender AS "isSender" FROM mailbox_address WHERE mailbox_id = ${mailboxId} ORDER BY address`.execute(db);
  return rows;
}

/** Gives a mailbox a further address. */
export async function insertFurther(
  tx: Tx,
  { address, mailboxId, isSender }: { address: string; mailboxId: number; isSender: boolean },
): Promise<void> {
  await tx.insertInto('mailbox_address').values({ address, mailbox_id: mailboxId, is_sender: isSender }).execute();
}

/** Marks a further address as sender, or not. */
export async function setSender(tx: Tx, address: string, isSender: boolean): Promise<void> {
  await tx.updateTable('mailbox_address').set({ is_sender: isSender }).where('address', '=', address).execute();
}

/** Takes a further address from its mailbox. */
export async function deleteFurther(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('mailbox_address').where('address', '=', address).execute();
}

/** Makes an address the main one of a mailbox and its account. Search finds it from now on. */
export async function setMainAddress(tx: Tx, { id, mailboxId }: { id: number; mailboxId: number }, address: string): Promise<void> {
  const { name, english_name } = await tx
    .selectFrom('account')
    .select(['name', 'english_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const index = nameIndex({ names: [name, english_name], address });
  await tx.updateTable('mailbox').set({ address }).where('id', '=', mailboxId).execute();
  await tx
    .updateTable('account')
    .set({ login: address, name_index: sql<string>`${index}::tsvector` })
    .where('id', '=', id)
    .execute();
}
