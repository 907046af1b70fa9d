import { type Profile, portraitIdOf, portraitUrl } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { nameIndex, sortKey } from '../contact/index.ts';

/** Fields of a profile that only the person fills in, and that no other part of the server reads. */
const details = ['gender', 'homePhone', 'homepage', 'country', 'province', 'city', 'zip', 'address'] as const;
const unstated: Pick<Profile, (typeof details)[number]> = {
  gender: 'unknown',
  homePhone: '',
  homepage: '',
  country: '',
  province: '',
  city: '',
  zip: '',
  address: '',
};

/** The profile of an account (SET-14, SET-15). */
export async function selectProfile(db: Db | Tx, accountId: number): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('department', 'department.id', 'account.department_id')
    .select(['account.name', 'account.login', 'account.english_name', 'account.employee_number', 'account.profile', 'account.portrait'])
    .select('department.name as department')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return (
    row && {
      ...unstated,
      ...(row.profile as Partial<typeof unstated>),
      name: row.name,
      email: row.login,
      department: row.department ?? '',
      imageUrl: row.portrait ? portraitUrl(row.portrait.toString('hex')) : '',
      jobNumber: row.employee_number ?? '',
      englishName: row.english_name,
    }
  );
}

/** Puts a profile in force. A new name is found by search and appears on what is sent from now on. */
export async function updateProfile(tx: Tx, accountId: number, after: Profile): Promise<void> {
  const stated = details.filter((field) => after[field] !== unstated[field]).map((field) => [field, after[field]]);
  const index = nameIndex({ names: [after.name, after.englishName], address: after.email });
  const id = portraitIdOf(after.imageUrl);
  await tx
    .updateTable('account')
    .set({
      name: after.name,
      english_name: after.englishName,
      name_index: sql<string>`${index}::tsvector`,
      sort_key: sortKey(after.name),
      profile: JSON.stringify(Object.fromEntries(stated)),
      portrait: id === undefined ? null : Buffer.from(id, 'hex'),
    })
    .where('id', '=', accountId)
    .execute();
  await sql`UPDATE mailbox SET name = ${after.name} WHERE id = (SELECT mailbox_id FROM account WHERE id = ${accountId})`.execute(tx);
}
