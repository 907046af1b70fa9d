import type { ListedPerson, OperationReach, OperationRole, PersonState } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { nameQuery } from '../../contact/index.ts';
import { within } from '../department/department.repository.ts';

/** Filters and order of people. */
export interface PeopleQuery {
  keyword?: string | undefined;
  departmentId?: number | undefined;
  state?: PersonState | undefined;
  domain?: string | undefined;
  role?: OperationRole | undefined;
  hasFactor?: boolean | undefined;
  isNearlyFull?: boolean | undefined;
  isUnused?: boolean | undefined;
  sort?: 'name' | 'address' | 'number' | 'department' | 'used' | 'lastLogin' | undefined;
  isDescending?: boolean | undefined;
}

/** Facts about the moment that states depend on. */
export interface PeopleMoment {
  now: Date;
  /** Addresses of accounts that are blocked after failed logins. */
  blocked: readonly string[];
}

/** A person as the database has it: without the level, which is a policy. */
export interface PersonRow extends Omit<ListedPerson, 'lastLoginAt' | 'mailLevel' | 'removedAt'> {
  mailboxId: number;
  lastLoginAt: Date | null;
  removeOn: Date | null;
}

const unusedMs = 30 * 86_400_000;
const hasFactor = sql<boolean>`(coalesce(f.is_authenticator_bound, false) OR f.mobile IS NOT NULL
  OR EXISTS (SELECT FROM passkey k WHERE k.account_id = a.id))`;
const lastLogin = sql<Date | null>`(SELECT max(l.at) FROM login_log l WHERE l.account_id = a.id AND l.is_success)`;
const isWaiting = sql<boolean>`EXISTS (SELECT FROM approval p WHERE p.account_id = a.id AND p.outcome IS NULL)`;

const stateOf = ({ blocked }: PeopleMoment) => sql<PersonState>`CASE WHEN a.remove_on IS NOT NULL THEN 'to-be-deleted'
  WHEN NOT a.is_active THEN 'disabled'
  WHEN a.login = ANY(${[...blocked]}::text[]) THEN 'blocked' WHEN ${isWaiting} THEN 'waiting' ELSE 'active' END`;

const source = sql`FROM account a JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared LEFT JOIN department d ON d.id = a.department_id
  LEFT JOIN operation_role r ON r.account_id = a.id LEFT JOIN second_factor f ON f.account_id = a.id`;

/** People are found by any part of their name, its pinyin or their address, and by the beginning of their number. */
function isFound(keyword: string): RawBuilder<boolean> {
  const query = nameQuery(keyword);
  if (!query) return sql`true`;
  const number = keyword
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '');
  const byName = sql<boolean>`a.name_index @@ ${query.matches}::tsquery`;
  return number === '' ? byName : sql`(${byName} OR lower(a.employee_number) LIKE ${`${number}%`})`;
}

function conditions(reach: OperationReach, query: PeopleQuery, moment: PeopleMoment): RawBuilder<boolean> {
  const { keyword = '', departmentId, state, domain, role, isNearlyFull, isUnused } = query;
  const all: RawBuilder<boolean>[] = [within(reach, 'a.department_id'), isFound(keyword)];
  if (departmentId !== undefined)
    all.push(sql`a.department_id IN (
      WITH RECURSIVE below AS (
        SELECT id FROM department WHERE id = ${departmentId} UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id
      ) SELECT id FROM below)`);
  if (state !== undefined) all.push(sql`${stateOf(moment)} = ${state}`);
  if (domain !== undefined) all.push(sql`split_part(a.login, '@', 2) = ${domain.toLowerCase()}`);
  if (role !== undefined) all.push(sql`r.role = ${role}`);
  if (query.hasFactor !== undefined) all.push(sql`${hasFactor} = ${query.hasFactor}`);
  if (isNearlyFull) all.push(sql`m.quota_bytes > 0 AND m.used_bytes >= m.quota_bytes * 0.9`);
  if (isUnused) all.push(sql`coalesce(${lastLogin} < ${new Date(moment.now.getTime() - unusedMs)}, true)`);
  return sql<boolean>`${sql.join(
    all.map((one) => sql`(${one})`),
    sql` AND `,
  )}`;
}

const orders: Readonly<Record<NonNullable<PeopleQuery['sort']>, RawBuilder<unknown>>> = {
  name: sql`a.sort_key`,
  address: sql`a.login`,
  number: sql`a.employee_number`,
  department: sql`d.name`,
  used: sql`m.used_bytes`,
  lastLogin,
};

const columns = (moment: PeopleMoment) => sql`a.id, a.mailbox_id AS "mailboxId", a.login AS "userName", a.name,
  coalesce(a.employee_number, '') AS "employeeNumber",
  CASE WHEN d.id IS NULL THEN NULL ELSE json_build_object('id', d.id, 'name', d.name) END AS department,
  m.used_bytes AS "usedBytes", m.quota_bytes AS "quotaBytes", ${lastLogin} AS "lastLoginAt", ${stateOf(moment)} AS state, r.role,
  ${hasFactor} AS "hasFactor", a.remove_on AS "removeOn"`;

/** Returns a page of the people that the caller may see, and how many there are. */
export async function selectPeople(
  db: Db,
  reach: OperationReach,
  query: PeopleQuery,
  { limit, offset, ...moment }: PeopleMoment & { limit: number; offset: number },
): Promise<{ count: number; results: PersonRow[] }> {
  const found = conditions(reach, query, moment);
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*)::integer AS count ${source} WHERE ${found}`.execute(db);
  const direction = query.isDescending ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
  const { rows } = await sql<PersonRow>`
    SELECT ${columns(moment)} ${source} WHERE ${found} ORDER BY ${orders[query.sort ?? 'name']} ${direction}, a.id
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { count: counted[0]?.count ?? 0, results: rows };
}

/** Everything that the page of a person shows beside the list. */
export interface PersonDetailsRow extends PersonRow {
  englishName: string;
  position: string;
  mobile: string;
  isHidden: boolean;
  acceptsMail: boolean;
  diskUsedBytes: number;
  diskQuotaBytes: number;
  mustChangePassword: boolean;
  hasLock: boolean;
  hasAuthenticator: boolean;
  hasSms: boolean;
  passkeys: number;
  recoveryCodes: number;
  hasClientCode: boolean;
  createdAt: Date;
}

/** Returns a person with all details. */
export async function selectPerson(db: Db, id: number, moment: PeopleMoment): Promise<PersonDetailsRow | undefined> {
  const { rows } = await sql<PersonDetailsRow>`
    SELECT ${columns(moment)}, a.english_name AS "englishName", a.position, a.mobile, a.is_hidden AS "isHidden", a.accepts_mail AS "acceptsMail",
      a.must_change_password AS "mustChangePassword", a.created_at AS "createdAt",
      coalesce(disk.quota_bytes, 0)::bigint AS "diskQuotaBytes",
      coalesce((SELECT files + trash + versions FROM disk_usage(disk.id)), 0)::bigint AS "diskUsedBytes",
      EXISTS (SELECT FROM area_lock k WHERE k.mailbox_id = a.mailbox_id) AS "hasLock",
      coalesce(f.is_authenticator_bound, false) AS "hasAuthenticator", f.mobile IS NOT NULL AS "hasSms",
      (SELECT count(*)::integer FROM passkey k WHERE k.account_id = a.id) AS passkeys,
      (SELECT count(*)::integer FROM recovery_code c WHERE c.account_id = a.id) AS "recoveryCodes",
      f.client_code_hash IS NOT NULL AS "hasClientCode"
    ${source} LEFT JOIN disk ON disk.mailbox_id = a.mailbox_id WHERE a.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns how much belongs to a person: messages, bytes of mail and disk, and people who use the mailbox. */
export async function selectPersonUse(db: Db, id: number): Promise<{ messages: number; bytes: number; people: number } | undefined> {
  const { rows } = await sql<{ messages: number; bytes: number; people: number }>`
    SELECT coalesce((SELECT sum(message_count) FROM folder f WHERE f.mailbox_id = a.mailbox_id), 0)::float8 AS messages,
      (m.used_bytes + coalesce((SELECT u.files + u.trash + u.versions FROM disk d, disk_usage(d.id) u WHERE d.mailbox_id = m.id), 0))::float8
        AS bytes,
      (SELECT count(*)::integer FROM mailbox_share s WHERE s.mailbox_id = a.mailbox_id) AS people
    FROM account a JOIN mailbox m ON m.id = a.mailbox_id WHERE a.id = ${id}`.execute(db);
  return rows[0];
}
