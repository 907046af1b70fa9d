import { sql } from 'kysely';
import type { ApprovalKind, Db, Tx } from '../../platform/db/index.ts';

/** A request that waits for an administrator. */
export interface WaitingApproval {
  id: number;
  content: Record<string, string>;
  requestedAt: Date;
}

/** Returns the request of a kind that an account waits for. */
export function selectWaiting(db: Db | Tx, accountId: number, kind: ApprovalKind): Promise<WaitingApproval | undefined> {
  return db
    .selectFrom('approval')
    .select(['id', 'content', 'requested_at as requestedAt'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

/** Keeps a request. One of the same kind that waits gets the new content and keeps its time. */
export async function upsertRequest(
  tx: Tx,
  request: { accountId: number; kind: ApprovalKind; content: Record<string, string>; at: Date },
): Promise<void> {
  const { accountId, kind, content, at } = request;
  await sql`
    INSERT INTO approval (account_id, kind, content, requested_at) VALUES (${accountId}, ${kind}, ${JSON.stringify(content)}::jsonb, ${at})
    ON CONFLICT (account_id, kind) WHERE outcome IS NULL DO UPDATE SET content = excluded.content`.execute(tx);
}

/** Removes a request that waits. */
export async function deleteWaiting(tx: Tx, accountId: number, kind: ApprovalKind): Promise<void> {
  await tx.deleteFrom('approval').where('account_id', '=', accountId).where('kind', '=', kind).where('outcome', 'is', null).execute();
}

/** Returns the last decision of a kind about an account. */
export function selectLastDecision(db: Db, accountId: number, kind: ApprovalKind) {
  return db
    .selectFrom('approval')
    .select(['outcome', 'reason', 'decided_at as decidedAt'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('outcome', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A request with its person, as an administrator sees it. */
export interface Approval extends WaitingApproval {
  kind: ApprovalKind;
  /** Null for a registration that is not granted. */
  accountId: number | null;
  mailboxId: number | null;
  /** Address of the account, or the one that a registration asks for. */
  address: string;
  name: string;
  outcome: 'granted' | 'refused' | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string;
  /** Values in force before a profile was decided. */
  before: Record<string, string> | null;
}

const approvals = (db: Db | Tx) =>
  db
    .selectFrom('approval')
    .leftJoin('account', 'account.id', 'approval.account_id')
    .leftJoin('registration', 'registration.approval_id', 'approval.id')
    .select(['approval.id', 'approval.kind', 'approval.content', 'approval.requested_at as requestedAt', 'approval.outcome'])
    .select(['approval.decided_at as decidedAt', 'approval.decided_by as decidedBy', 'approval.reason', 'approval.before'])
    .select(['account.id as accountId', 'account.mailbox_id as mailboxId'])
    .select(sql<string>`coalesce(account.login, registration.address, '')`.as('address'))
    .select(sql<string>`coalesce(account.name, approval.content->>'fullName', '')`.as('name'));

/** Returns requests, oldest first: those that wait, or all of the last ones. */
export function listApprovals(db: Db, { isAll = false }: { isAll?: boolean } = {}): Promise<Approval[]> {
  const query = approvals(db).orderBy('approval.id').limit(1000);
  return isAll ? query.execute() : query.where('outcome', 'is', null).execute();
}

/** Department that a request belongs to: that of the person, or the one that a registration names. */
const departmentOf = sql<number | null>`coalesce(account.department_id,
  (SELECT min(d.id) FROM department d WHERE account.id IS NULL AND d.name = approval.content->>'department'))`;

/** Returns a page of requests within departments; `undefined` for all. Those that wait are oldest first, decided ones newest first. */
export async function selectApprovalPage(
  db: Db,
  given: {
    departmentIds: readonly number[] | undefined;
    kind: ApprovalKind | undefined;
    isDecided: boolean;
    limit: number;
    offset: number;
  },
): Promise<{ count: number; results: Approval[] }> {
  const { departmentIds, kind, isDecided, limit, offset } = given;
  let query = approvals(db).where('approval.outcome', isDecided ? 'is not' : 'is', null);
  if (kind !== undefined) query = query.where('approval.kind', '=', kind);
  if (departmentIds !== undefined) query = query.where(sql<boolean>`${departmentOf} = ANY(${[...departmentIds]}::integer[])`);
  const { count } = await query
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const results = await query
    .orderBy('approval.id', isDecided ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, results };
}

/** Returns the department that a request belongs to. */
export async function selectApprovalDepartment(db: Db | Tx, id: number): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('approval')
    .leftJoin('account', 'account.id', 'approval.account_id')
    .select(departmentOf.as('departmentId'))
    .where('approval.id', '=', id)
    .executeTakeFirst();
  return row?.departmentId;
}

/** Returns a request and locks it until the transaction ends, so that it is decided once. */
export const lockApproval = (tx: Tx, id: number): Promise<Approval | undefined> =>
  approvals(tx).where('approval.id', '=', id).forUpdate('approval').executeTakeFirst();

/** Keeps a decision. */
export async function updateDecision(
  tx: Tx,
  id: number,
  decision: { outcome: 'granted' | 'refused'; at: Date; by: string; reason: string; before: Record<string, string> | null },
): Promise<void> {
  const { outcome, at, by, reason, before } = decision;
  await tx
    .updateTable('approval')
    .set({ outcome, decided_at: at, decided_by: by, reason, before: before && JSON.stringify(before) })
    .where('id', '=', id)
    .execute();
}
