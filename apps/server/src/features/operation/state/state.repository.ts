import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Facts of the database about its parts. */
export interface StateFacts {
  bytes: number;
  schema: number;
  /** Messages whose files are not in the full-text index yet, and since when the first of them waits. */
  unindexed: number;
  unindexedSince: Date | null;
  /** Deliveries outside, those that no relay takes, and since when the first one is retried. */
  queued: number;
  withoutRelay: number;
  retriedSince: Date | null;
  sms: number;
  smsFailed: number;
  /** Moment at which the database was made. */
  installedAt: Date;
  /** Whether domains were checked, and those whose records are not as they should be. */
  checkedDomains: number;
  faultyDomains: string[];
}

/** Returns the facts that the database knows. */
export async function selectStateFacts(db: Db, at: Date): Promise<StateFacts> {
  const dayBefore = new Date(at.getTime() - 86_400_000);
  const { rows } = await sql<StateFacts>`
    SELECT pg_database_size(current_database())::bigint AS bytes, (SELECT max(number) FROM migration)::integer AS schema,
      (SELECT count(*)::integer FROM attachment_job) AS unindexed,
      (SELECT min(c.created_at) FROM attachment_job j JOIN content c ON c.id = j.content_id) AS "unindexedSince",
      (SELECT count(*)::integer FROM delivery WHERE next_attempt_at IS NOT NULL AND status = 'queued') AS queued,
      (SELECT count(*)::integer FROM delivery WHERE next_attempt_at IS NOT NULL AND status_info = 'no-relay') AS "withoutRelay",
      (SELECT min(s.created_at) FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id
        WHERE d.next_attempt_at IS NOT NULL AND d.attempts > 0) AS "retriedSince",
      (SELECT count(*)::integer FROM sms WHERE next_attempt_at IS NOT NULL) AS sms,
      (SELECT count(*)::integer FROM sms WHERE failure IS NOT NULL AND created_at > ${dayBefore}) AS "smsFailed",
      (SELECT min(applied_at) FROM migration) AS "installedAt",
      (SELECT count(*)::integer FROM domain_check) AS "checkedDomains",
      ARRAY(SELECT domain FROM domain_check WHERE records @@ '$[*].state == "differs" || $[*].state == "missing"' ORDER BY domain)
        AS "faultyDomains"`.execute(db);
  return rows[0] as StateFacts;
}

/** Messages of an hour or a day. */
interface TrafficRow {
  at: Date;
  received: number;
  sent: number;
}

/** Returns the messages in and out since a moment, by hours or days in which there were any. */
async function selectTraffic(db: Db, unit: 'hour' | 'day', since: Date): Promise<TrafficRow[]> {
  const { rows } = await sql<TrafficRow>`
    SELECT date_trunc(${unit}::text, at) AS at, count(*) FILTER (WHERE kind = 'received')::integer AS received,
      count(*) FILTER (WHERE kind = 'sent')::integer AS sent
    FROM mail_record WHERE at >= ${since} AND kind IN ('received', 'sent') GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

interface UserRow {
  userName: string;
  name: string;
  bytes: number;
}

const shownUsers = 20;
const largest = (amounts: ReturnType<typeof sql>) => sql<UserRow>`
  SELECT b.address AS "userName", coalesce(a.name, b.name) AS name, u.bytes::bigint AS bytes
  FROM (${amounts}) u JOIN mailbox b ON b.id = u.mailbox_id LEFT JOIN account a ON a.mailbox_id = b.id
  WHERE u.bytes > 0 ORDER BY u.bytes DESC, b.address LIMIT ${shownUsers}`;
const mailAmounts = sql`SELECT id AS mailbox_id, used_bytes AS bytes FROM mailbox`;
const attachmentAmounts = sql`SELECT mailbox_id, sum(size) AS bytes FROM stored_attachment GROUP BY mailbox_id`;
const diskAmounts = sql`SELECT d.mailbox_id, u.files + u.trash + u.versions AS bytes FROM disk d, disk_usage(d.id) u WHERE d.mailbox_id IS NOT NULL`;

/** Returns the numbers of the organization (BAK-109). */
export async function selectFigures(db: Db, at: Date) {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const dayMs = 86_400_000;
  const { rows: counts } = await sql<{
    people: number;
    online: number;
    mailboxes: number;
    mailBytes: number;
    attachmentBytes: number;
    diskBytes: number;
  }>`SELECT (SELECT count(*)::integer FROM account) AS people, (SELECT count(*)::integer FROM mailbox) AS mailboxes,
      (SELECT count(DISTINCT account_id)::integer FROM session
        WHERE expires_at > ${at} AND last_used_at > ${before(15 * 60_000)}) AS online,
      (SELECT coalesce(sum(used_bytes), 0)::bigint FROM mailbox) AS "mailBytes",
      (SELECT coalesce(sum(size), 0)::bigint FROM stored_attachment) AS "attachmentBytes",
      (SELECT coalesce(sum(u.files + u.trash + u.versions), 0)::bigint FROM disk d, disk_usage(d.id) u) AS "diskBytes"`.execute(db);
  const { rows: times } = await sql<{ medianSeconds: number | null; mostSeconds: number | null }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY t.seconds) AS "medianSeconds",
      percentile_cont(0.95) WITHIN GROUP (ORDER BY t.seconds) AS "mostSeconds"
    FROM (SELECT extract(epoch FROM d.updated_at - s.created_at)::float8 AS seconds
      FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id
      WHERE d.updated_at >= ${before(dayMs)} AND d.status IN ('delivered', 'proxy') AND d.next_attempt_at IS NULL) t`.execute(db);
  const iso = (rows: readonly TrafficRow[]) => rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return {
    ...(counts[0] as NonNullable<(typeof counts)[0]>),
    ...(times[0] as NonNullable<(typeof times)[0]>),
    hours: iso(await selectTraffic(db, 'hour', before(dayMs))),
    days: iso(await selectTraffic(db, 'day', before(30 * dayMs))),
    mailUsers: (await largest(mailAmounts).execute(db)).rows,
    attachmentUsers: (await largest(attachmentAmounts).execute(db)).rows,
    diskUsers: (await largest(diskAmounts).execute(db)).rows,
  };
}
