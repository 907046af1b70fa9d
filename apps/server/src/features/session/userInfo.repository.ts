import { portraitUrl, type UserInfo } from '@jinshu/api';
import { selectUsage } from '../../mail/usage/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** An account as others see it (SET-14), and how full its own mailbox is (ATT-45). */
export async function selectUserInfo(db: Db, accountId: number, at: Date): Promise<UserInfo | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('department', 'department.id', 'account.department_id')
    .select(['account.name', 'account.login', 'department.name as department', 'account.mailbox_id'])
    .select(['account.profile', 'account.portrait'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { used, quota } = await selectUsage(db, row.mailbox_id, at);
  const { name, login: address, department, profile, portrait } = row;
  return {
    name,
    address,
    department: department ?? '',
    gender: profile.gender ?? 'unknown',
    imageUrl: portrait ? portraitUrl(portrait.toString('hex'), 'regular') : '',
    capacityUsed: used,
    capacityTotal: quota,
  };
}
