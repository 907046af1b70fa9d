import type { QueuedDelivery, QueueState, queueColumns } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { wakeOutboxes } from '../../../mail/submission/index.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Filters and order of the queue. */
export interface QueueQuery {
  keyword?: string | undefined;
  sender?: string | undefined;
  recipient?: string | undefined;
  domain?: string | undefined;
  answer?: string | undefined;
  state?: QueueState | undefined;
  minimumSize?: number | undefined;
  minimumAge?: number | undefined;
  minimumAttempts?: number | undefined;
  nextWithin?: number | undefined;
  sort?: (typeof queueColumns)[number] | undefined;
  isDescending?: boolean | undefined;
}

/** A delivery of the queue. */
export interface DeliveryKey {
  mailboxId: number;
  submissionId: string;
  recipient: string;
}

const source = sql`FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id
  JOIN content c ON c.id = s.content_id`;
const isQueued = sql<boolean>`d.status = 'queued' AND d.next_attempt_at IS NOT NULL`;
const domain = sql<string>`lower(substring(d.recipient FROM '[^@]*$'))`;

/** An outbox that has claimed a delivery works on it until its lease ends. */
const isUnderWay = (at: Date) => sql<boolean>`(d.claimed_at IS NOT NULL AND d.next_attempt_at > ${at})`;
const stateAt = (at: Date) => sql<QueueState>`CASE WHEN ${isUnderWay(at)} OR d.accepted_at IS NOT NULL THEN 'under-way'
  WHEN d.attempts > 0 THEN 'retrying' ELSE 'waiting' END`;

const part = (typed: string) => `%${typed.trim().replace(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
const minutes = (count: number) => count * 60_000;

function conditions(query: QueueQuery, at: Date): RawBuilder<boolean> {
  const { keyword = '', sender, recipient, answer, state, minimumSize, minimumAge, minimumAttempts, nextWithin } = query;
  const all: RawBuilder<boolean>[] = [isQueued];
  if (keyword.trim() !== '') {
    const typed = part(keyword);
    all.push(sql`s.sender_address ILIKE ${typed} OR d.recipient ILIKE ${typed} OR d.status_info ILIKE ${typed}`);
  }
  if (sender !== undefined) all.push(sql`s.sender_address ILIKE ${part(sender)}`);
  if (recipient !== undefined) all.push(sql`d.recipient ILIKE ${part(recipient)}`);
  if (answer !== undefined) all.push(sql`d.status_info ILIKE ${part(answer)}`);
  if (query.domain !== undefined) all.push(sql`${domain} = ${query.domain.trim().toLowerCase()}`);
  if (state !== undefined) all.push(sql`${stateAt(at)} = ${state}`);
  if (minimumSize !== undefined) all.push(sql`c.size >= ${minimumSize}`);
  if (minimumAge !== undefined) all.push(sql`s.created_at <= ${new Date(at.getTime() - minutes(minimumAge))}`);
  if (minimumAttempts !== undefined) all.push(sql`d.attempts >= ${minimumAttempts}`);
  if (nextWithin !== undefined) all.push(sql`d.next_attempt_at <= ${new Date(at.getTime() + minutes(nextWithin))}`);
  return sql<boolean>`${sql.join(
    all.map((one) => sql`(${one})`),
    sql` AND `,
  )}`;
}

const orders: Readonly<Record<NonNullable<QueueQuery['sort']>, RawBuilder<unknown>>> = {
  sender: sql`s.sender_address`,
  recipient: sql`d.recipient`,
  domain,
  size: sql`c.size`,
  // A delivery is the older the earlier it was queued.
  age: sql`-extract(epoch FROM s.created_at)`,
  attempts: sql`d.attempts`,
  next: sql`d.next_attempt_at`,
};

/** Returns a page of the queue, and how many deliveries there are. */
export async function selectQueue(
  db: Db,
  query: QueueQuery,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<{ count: number; results: QueuedDelivery[] }> {
  const found = conditions(query, at);
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*)::integer AS count ${source} WHERE ${found}`.execute(db);
  const order = orders[query.sort ?? 'age'];
  const direction = (query.sort === undefined ? true : query.isDescending) ? sql`DESC` : sql`ASC`;
  const { rows } = await sql<Omit<QueuedDelivery, 'queuedAt' | 'nextAttemptAt'> & { queuedAt: Date; nextAttemptAt: Date }>`
    SELECT d.mailbox_id AS "mailboxId", d.submission_id AS "submissionId", d.recipient, s.sender_address AS sender, ${domain} AS domain,
      c.size, s.created_at AS "queuedAt", d.attempts, d.status_info AS answer, d.next_attempt_at AS "nextAttemptAt", ${stateAt(at)} AS state
    ${source} WHERE ${found} ORDER BY ${order} ${direction}, d.mailbox_id, d.submission_id, d.recipient
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return {
    count: counted[0]?.count ?? 0,
    results: rows.map((row) => ({ ...row, queuedAt: row.queuedAt.toISOString(), nextAttemptAt: row.nextAttemptAt.toISOString() })),
  };
}

const shownDomains = 50;

/** Returns the numbers of the queue, and of what was settled since a moment. */
export async function selectQueueSummary(db: Db, { at, since }: { at: Date; since: Date }) {
  const { rows } = await sql<{ state: QueueState; count: number; oldest: Date }>`
    SELECT ${stateAt(at)} AS state, count(*)::integer AS count, min(s.created_at) AS oldest ${source} WHERE ${isQueued} GROUP BY 1`.execute(
    db,
  );
  const { rows: settled } = await sql<{ delivered: number; failed: number }>`
    SELECT count(*) FILTER (WHERE status IN ('delivered', 'read', 'proxy'))::integer AS delivered,
      count(*) FILTER (WHERE status = 'failed')::integer AS failed
    FROM delivery WHERE updated_at >= ${since} AND next_attempt_at IS NULL`.execute(db);
  const { rows: domains } = await sql<{ domain: string; count: number }>`
    SELECT ${domain} AS domain, count(*)::integer AS count FROM delivery d WHERE ${isQueued}
    GROUP BY 1 ORDER BY count DESC, domain LIMIT ${shownDomains}`.execute(db);
  const of = (state: QueueState) => rows.find((row) => row.state === state);
  return {
    waiting: of('waiting')?.count ?? 0,
    underWay: of('under-way')?.count ?? 0,
    retrying: of('retrying')?.count ?? 0,
    oldestAt: of('retrying')?.oldest.toISOString() ?? null,
    deliveredToday: settled[0]?.delivered ?? 0,
    failedToday: settled[0]?.failed ?? 0,
    domains,
  };
}

/** Returns the first deliveries of the queue to a domain, the oldest first, and how many there are. */
export async function selectQueueOfDomain(db: Db, name: string, limit: number): Promise<{ count: number; keys: DeliveryKey[] }> {
  const { rows } = await sql<DeliveryKey & { count: number }>`
    SELECT d.mailbox_id AS "mailboxId", d.submission_id AS "submissionId", d.recipient, count(*) OVER ()::integer AS count
    ${source} WHERE ${isQueued} AND ${domain} = ${name.trim().toLowerCase()}
    ORDER BY s.created_at, d.mailbox_id, d.submission_id, d.recipient LIMIT ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, keys: rows.map(({ count: _, ...key }) => key) };
}

/** Makes deliveries due now, apart from those that an outbox works on, and wakes the outboxes. Returns those that it made due. */
export async function makeDue(tx: Tx, keys: readonly DeliveryKey[], at: Date): Promise<(DeliveryKey & { before: Date })[]> {
  const { rows } = await sql<DeliveryKey & { before: Date }>`
    WITH chosen AS (
      SELECT d.mailbox_id, d.submission_id, d.recipient, d.next_attempt_at AS before FROM delivery d
      JOIN jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS k ("mailboxId" bigint, "submissionId" uuid, recipient text)
        ON k."mailboxId" = d.mailbox_id AND k."submissionId" = d.submission_id AND k.recipient = d.recipient
      WHERE ${isQueued} AND d.accepted_at IS NULL AND NOT ${isUnderWay(at)}
      ORDER BY d.mailbox_id, d.submission_id, d.recipient FOR UPDATE OF d
    )
    UPDATE delivery SET next_attempt_at = ${at} FROM chosen
    WHERE delivery.mailbox_id = chosen.mailbox_id AND delivery.submission_id = chosen.submission_id
      AND delivery.recipient = chosen.recipient
    RETURNING delivery.mailbox_id AS "mailboxId", delivery.submission_id AS "submissionId", delivery.recipient, chosen.before`.execute(tx);
  if (rows.length > 0) await wakeOutboxes(tx);
  return rows;
}
