import { sql } from 'kysely';
import { nameIndex, sortKey } from '../features/contact/nameIndex.ts';
import type { Tx } from '../platform/db/db.ts';
import { type ColleagueKey, type OutsiderKey, outsiders } from './organisation.ts';

/** Company contacts by category: people outside whom all colleagues share. */
const categories: readonly { name: string; people: readonly { key: OutsiderKey; position: string }[] }[] = [
  {
    name: '合作机构',
    people: [
      { key: 'qian', position: '古籍部主任' },
      { key: 'feng', position: '数字资源馆员' },
      { key: 'maya', position: 'Head of Partnerships' },
      { key: 'elena', position: 'Archivist' },
    ],
  },
  {
    name: '供应商',
    people: [
      { key: 'printer', position: '客户经理' },
      { key: 'travel', position: '差旅预订' },
      { key: 'law', position: '法律顾问' },
    ],
  },
  { name: '期刊与会议', people: [{ key: 'journal', position: '编辑部' }] },
];

/** The mailing lists and who is on them. */
const lists: readonly { address: string; name: string; type: string; members: readonly ColleagueKey[] }[] = [
  { address: 'qingluan', name: '青鸾项目组', type: '项目', members: ['lin', 'chen', 'wang', 'liu'] },
  {
    address: 'all-notices',
    name: '全院通知',
    type: '通知',
    members: ['lin', 'chen', 'shen', 'zhou', 'gao', 'wang', 'liu', 'zhao', 'sun', 'wu', 'xu', 'tang'],
  },
];

/** Fills the books that recipients are taken from: company contacts and mailing lists (PIC-11). */
export async function insertBooks(tx: Tx, mailboxOf: (key: ColleagueKey) => number, domain: string): Promise<void> {
  for (const { name, people } of categories) {
    const category = await tx.insertInto('company_category').values({ name, parent_id: null }).returning('id').executeTakeFirstOrThrow();
    for (const { key, position } of people) {
      const { name: person, address } = outsiders[key];
      await sql`
        INSERT INTO company_contact (category_id, name, address, position, name_index, sort_key)
        VALUES (${category.id}, ${person}, ${address}, ${position}, ${nameIndex({ names: [person], address })}::tsvector, ${sortKey(person)})`.execute(
        tx,
      );
    }
  }
  for (const { address: local, name, type, members } of lists) {
    const address = `${local}@${domain}`;
    const { rows } = await sql<{ id: number }>`
      INSERT INTO mailing_list (address, name, type, name_index)
      VALUES (${address}, ${name}, ${type}, ${nameIndex({ names: [name], address })}::tsvector) RETURNING id`.execute(tx);
    for (const key of members)
      await sql`INSERT INTO mailing_list_member (list_id, mailbox_id) VALUES (${rows[0]?.id}, ${mailboxOf(key)})`.execute(tx);
  }
}
