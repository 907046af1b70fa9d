import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** A person whom rows of a file can mean. */
export interface KnownPerson {
  id: number;
  mailboxId: number;
  address: string;
  name: string;
  englishName: string;
  employeeNumber: string;
  departmentId: number | null;
  position: string;
  mobile: string;
  quotaBytes: number;
  diskQuotaBytes: number;
  /** Whether the person has a role of the back stage. */
  hasRole: boolean;
}

/** Returns the people with these employee numbers or addresses. */
export async function selectKnownPeople(
  db: Db | Tx,
  { numbers, addresses }: { numbers: readonly string[]; addresses: readonly string[] },
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    SELECT a.id, m.id AS "mailboxId", a.login AS address, a.name, a.english_name AS "englishName",
      coalesce(a.employee_number, '') AS "employeeNumber", a.department_id AS "departmentId", a.position, a.mobile,
      m.quota_bytes AS "quotaBytes", coalesce(d.quota_bytes, 0)::bigint AS "diskQuotaBytes",
      EXISTS (SELECT FROM operation_role r WHERE r.account_id = a.id) AS "hasRole"
    FROM account a JOIN mailbox m ON m.id = a.mailbox_id AND NOT m.is_shared LEFT JOIN disk d ON d.mailbox_id = m.id
    WHERE a.login = ANY(${[...addresses]}::text[]) OR a.employee_number = ANY(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/** Returns the departments with their paths from the top, separated by `/`. */
export async function selectDepartmentPaths(db: Db | Tx): Promise<{ id: number; name: string; path: string }[]> {
  const { rows } = await sql<{ id: number; name: string; path: string }>`
    WITH RECURSIVE tree AS (
      SELECT id, name, name AS path FROM department WHERE parent_id IS NULL
      UNION ALL SELECT d.id, d.name, t.path || '/' || d.name FROM department d JOIN tree t ON d.parent_id = t.id
    ) SELECT id, name, path FROM tree`.execute(db);
  return rows;
}
