import type { OperationRole, WriterKind } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** A person with what administrators set. */
export interface SetUpPerson {
  id: number;
  address: string;
  name: string;
  englishName: string;
  employeeNumber: string;
  departmentId: number | null;
  position: string;
  mobile: string;
  isHidden: boolean;
  isEnabled: boolean;
  acceptsMail: boolean;
  quotaBytes: number;
  diskQuotaBytes: number;
  furtherAddresses: { address: string; isSender: boolean }[];
  role: OperationRole | null;
  roleDepartmentIds: number[];
}

/** Returns the people by address, without those that wait for their removal. */
export async function selectSetUpPeople(db: Db): Promise<SetUpPerson[]> {
  const { rows } = await sql<SetUpPerson>`
    SELECT a.id, a.login AS address, a.name, a.english_name AS "englishName", coalesce(a.employee_number, '') AS "employeeNumber",
      a.department_id AS "departmentId", a.position, a.mobile, a.is_hidden AS "isHidden", a.is_active AS "isEnabled",
      a.is_active OR a.accepts_mail AS "acceptsMail", m.quota_bytes AS "quotaBytes",
      coalesce((SELECT quota_bytes FROM disk d WHERE d.mailbox_id = m.id), 0)::bigint AS "diskQuotaBytes",
      coalesce((SELECT json_agg(json_build_object('address', f.address, 'isSender', f.is_sender) ORDER BY f.address)
        FROM mailbox_address f WHERE f.mailbox_id = m.id), '[]') AS "furtherAddresses",
      r.role, ARRAY(SELECT department_id FROM operation_department o WHERE o.account_id = a.id) AS "roleDepartmentIds"
    FROM account a JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared LEFT JOIN operation_role r ON r.account_id = a.id
    WHERE a.remove_on IS NULL ORDER BY a.login`.execute(db);
  return rows;
}

/** Writers of a department or of everyone in a domain. */
export interface SetUpGroup {
  /** `dept_` with the number of the department, or the address of everyone. */
  key: string;
  writers: WriterKind;
  writerPeople: string[];
}

/** Returns the writers that are set for departments and for everyone in a domain. */
export async function selectSetUpGroups(db: Db): Promise<SetUpGroup[]> {
  const { rows } = await sql<SetUpGroup>`
    SELECT g.address AS key, g.writers, ARRAY(SELECT a.login FROM group_address_writer w JOIN account a ON a.id = w.account_id
      WHERE w.address = g.address ORDER BY 1) AS "writerPeople"
    FROM group_address g WHERE g.address ~ '^(dept_[0-9]+$|everyone@)' ORDER BY g.address`.execute(db);
  return rows;
}

/** Returns the deputies by reviewer. */
export async function selectSetUpDeputies(db: Db): Promise<{ reviewer: string; deputy: string; firstDay: string; lastDay: string }[]> {
  const { rows } = await sql<{ reviewer: string; deputy: string; firstDay: string; lastDay: string }>`
    SELECT a.login AS reviewer, p.login AS deputy, d.first_day::text AS "firstDay", d.last_day::text AS "lastDay"
    FROM review_deputy d JOIN account a ON a.id = d.account_id JOIN account p ON p.id = d.deputy_id ORDER BY 1`.execute(db);
  return rows;
}

/** Value of a policy with whom it is set for. */
export interface SetUpPolicy {
  name: string;
  value: unknown;
  departmentId: number | null;
  person: string | null;
}

/** Returns every value of a policy that is set. */
export async function selectSetUpPolicies(db: Db): Promise<SetUpPolicy[]> {
  const { rows } = await sql<SetUpPolicy>`
    SELECT p.name, p.value, p.department_id AS "departmentId", a.login AS person
    FROM policy p LEFT JOIN account a ON a.id = p.account_id WHERE a.remove_on IS NULL ORDER BY a.login NULLS FIRST, p.name`.execute(db);
  return rows;
}

/** Returns the images that a policy or a skin shows, by hash. */
export async function selectSetUpPictures(db: Db): Promise<{ hash: string; base64: string }[]> {
  const { rows } = await sql<{ hash: string; bytes: Buffer }>`
    SELECT encode(c.hash, 'hex') AS hash, c.bytes FROM content_picture c
    WHERE EXISTS (SELECT FROM policy p WHERE p.value::text LIKE '%' || encode(c.hash, 'hex') || '%')
      OR EXISTS (SELECT FROM own_skin o WHERE concat(o.recipe ->> 'loginPicture', o.published_draft #>> '{recipe,loginPicture}') LIKE '%' || encode(c.hash, 'hex') || '%') ORDER BY c.hash`.execute(
    db,
  );
  return rows.map(({ hash, bytes }) => ({ hash, base64: bytes.toString('base64') }));
}

/** Returns the addresses of active people among those given. */
export async function selectActiveAddresses(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('login')
    .where('login', 'in', [...addresses, ''])
    .where('is_active', '=', true)
    .orderBy('login')
    .execute();
  return rows.map(({ login }) => login);
}
