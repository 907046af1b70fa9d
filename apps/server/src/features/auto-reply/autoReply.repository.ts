import type { AutoReply, AutoReplyForm } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockOwnMailbox, ownRows } from '../settings/index.ts';

const columns = sql`id, name, match, conditions, period, content, is_active AS "isActive",
  (SELECT count(*)::int FROM auto_reply_sent s WHERE s.mailbox_id = r.mailbox_id AND s.rule_id = r.id) AS "sentCount"`;

/** The automatic replies of a person, in the order in which they apply. */
export async function selectAutoReplies(db: Db | Tx, accountId: number): Promise<AutoReply[]> {
  return (await sql<AutoReply>`SELECT ${columns} FROM auto_reply r WHERE ${ownRows(accountId)} ORDER BY id`.execute(db)).rows;
}

/** One automatic reply, or nothing. */
export async function selectAutoReply(db: Db | Tx, accountId: number, id: number): Promise<AutoReply | undefined> {
  return (await sql<AutoReply>`SELECT ${columns} FROM auto_reply r WHERE ${ownRows(accountId, [id])}`.execute(db)).rows[0];
}

/** Adds an automatic reply. */
export async function insertAutoReply(tx: Tx, accountId: number, form: AutoReplyForm): Promise<AutoReply> {
  const { id } = await tx
    .insertInto('auto_reply')
    .values({
      mailbox_id: await lockOwnMailbox(tx, accountId),
      name: form.name,
      match: form.match,
      conditions: JSON.stringify(form.conditions),
      period: JSON.stringify(form.period),
      content: form.content,
      is_active: form.isActive,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await selectAutoReply(tx, accountId, id)) as AutoReply;
}

/** Changes an automatic reply. Undefined if there is none. */
export async function updateAutoReply(tx: Tx, accountId: number, id: number, form: AutoReplyForm): Promise<AutoReply | undefined> {
  await sql`
    UPDATE auto_reply SET name = ${form.name}, match = ${form.match}, conditions = ${JSON.stringify(form.conditions)}::jsonb,
      period = ${JSON.stringify(form.period)}::jsonb, content = ${form.content}, is_active = ${form.isActive}
    WHERE ${ownRows(accountId, [id])}`.execute(tx);
  return selectAutoReply(tx, accountId, id);
}
