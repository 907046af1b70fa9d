import type { UserInfo } from '@jinshu/api';
import type { Db } from '../db/db.ts';

/** An account as others see it (SET-14). */
export async function selectUserInfo(db: Db, accountId: number): Promise<UserInfo | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('department', 'department.id', 'account.department_id')
    .select(['account.name', 'account.login', 'department.name as department'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return row && { name: row.name, address: row.login, department: row.department ?? '', gender: '', imageUrl: '' };
}
