import type { OperationRole, OperationTarget } from '@jinshu/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson } from './tables.ts';

/** A field that was changed. Secrets have neither value. */
export interface ChangedField {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Tables of the back stage. */
export interface OperationTables {
  operation_role: { account_id: number; role: OperationRole; granted_at: Generated<Date>; granted_by: Generated<string> };
  operation_department: { account_id: number; department_id: number };
  operation_session: {
    secret_hash: Buffer;
    account_id: number;
    token: string;
    ip: Generated<string>;
    browser: Generated<string>;
    created_at: Date;
    last_used_at: Date;
    password_at: Date;
    expires_at: Date;
  };
  operation_record: {
    id: GeneratedAlways<number>;
    at: Date;
    account_id: number | null;
    author: string;
    role: OperationRole | null;
    ip: Generated<string>;
    action: string;
    is_refused: Generated<boolean>;
    target_kind: OperationTarget | null;
    target_id: Generated<string>;
    target_name: Generated<string>;
    department_id: number | null;
    changes: GeneratedJson<ChangedField[]>;
  };
}
