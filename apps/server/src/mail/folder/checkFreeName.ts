import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { isNameTaken } from './folder.repository.ts';

/** Names of the default folders in the three languages (`glossary.md`). A folder of the same name would look like one of them. */
const shownNames = new Set(
  '收件箱 草稿箱 已发送 已删除 垃圾邮件 收件匣 草稿匣 寄件備份 已刪除 垃圾郵件 inbox drafts sent trash spam'.split(' '),
);

/** Whether a name is one that a default folder shows. */
export const isDefaultName = (name: string): boolean => shownNames.has(name.toLowerCase());

/** Refuses the name of a default or an existing folder (FLD-18). */
export async function checkFreeName(tx: Tx, mailboxId: number, name: string, except?: number): Promise<void> {
  if (isDefaultName(name) || (await isNameTaken(tx, mailboxId, name, except))) throw new Problem('folder-name-taken');
}
