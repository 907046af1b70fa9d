import { type RawBuilder, sql } from 'kysely';

/** The columns of `StoredRow`; the table `message` is called `m` in the statement. */
export const rowColumns: RawBuilder<unknown> = sql`m.uid, m.subject, m.sender, m.recipients, m.sent_at AS "sentAt",
  m.arrived_at AS "arrivedAt", m.size, m.remark, m.draft_id AS "draftId", m.is_seen AS "isSeen", m.is_answered AS "isAnswered",
  m.is_forwarded AS "isForwarded", m.is_scheduled AS "isScheduled", m.is_urgent AS "isUrgent", m.is_burn AS "isBurn", m.has_attachment AS "hasAttachment",
  m.flag_color AS "flagColor",
  CASE WHEN m.tag_ids = '{}' THEN '[]'::json ELSE coalesce((
    SELECT json_agg(json_build_object('id', 'tag' || t.id, 'name', t.name, 'color', t.color) ORDER BY t.id)
    FROM tag t WHERE t.mailbox_id = m.mailbox_id AND t.id = ANY(m.tag_ids)
  ), '[]') END AS tags`;
