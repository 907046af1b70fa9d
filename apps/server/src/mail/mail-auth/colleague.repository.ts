import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Returns a value that changes with every name of a person or a shared mailbox. The database reads the names, and only the value is sent. */
export async function selectNamesStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    SELECT concat_ws('/',
      (SELECT sum(hashtextextended(name || chr(10) || english_name, id)) FROM account),
      (SELECT sum(hashtextextended(name, id)) FROM mailbox WHERE is_shared)
    ) AS stamp`.execute(db);
  return rows[0]?.stamp ?? '';
}

/** Selects the names of all people, English ones too, and of all shared mailboxes. */
export async function selectNames(db: Db): Promise<string[]> {
  const people = await db.selectFrom('account').select(['name', 'english_name']).execute();
  const shared = await db.selectFrom('mailbox').select('name').where('is_shared', '=', true).execute();
  return [...people.flatMap((person) => [person.name, person.english_name]), ...shared.map(({ name }) => name)];
}
