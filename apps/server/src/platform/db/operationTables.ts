import type { AddressMisuse, OperationRole, OperationTarget } from '@jinshu/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson } from './tables.ts';

/** A field that was changed. Secrets have neither value. */
export interface ChangedField {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Author of an action, as a job keeps it. */
interface OperationAuthorRow {
  accountId: number | null;
  name: string;
  role: OperationRole | null;
  ip: string;
}

/** Tables of the back stage, and of what is recorded. */
export interface OperationTables {
  address_rule: { network: string; kind: 'block' | 'exempt'; reason: Generated<string>; until: Date | null; created_by: Generated<string> };
  misuse_block: { network: string; misuse: AddressMisuse; until: Date };
  organisation_sender: { pattern: string; action: 'refuse' | 'accept'; note: Generated<string>; created_at: Generated<Date> };
  dkim_key: {
    id: GeneratedAlways<number>;
    domain: string;
    selector: string;
    public_key: string;
    private_key: Buffer;
    created_at: Date;
    found_at: Date | null;
  };
  domain_check: { domain: string; checked_at: Date; records: string };
  mail_setting: { name: string; value: string; secret: Buffer | null; changed_at: Generated<Date> };
  registration: { approval_id: number; address: string; password_hash: string; language: string };
  feedback: { id: GeneratedAlways<number>; account_id: number; title: string; content: string; contact: Generated<string>; at: Date };
  barred_address: { address: string; until: Date; account_id: number | null };
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
  person_job: {
    id: GeneratedAlways<number>;
    kind: string;
    account_id: number;
    author: GeneratedJson<OperationAuthorRow>;
    is_atomic: Generated<boolean>;
    failures: Generated<number>;
    created_at: Date;
    finished_at: Date | null;
    downloaded_at: Date | null;
    undone_at: Date | null;
  };
  person_job_row: {
    job_id: number;
    row: number;
    person_id: number | null;
    address: Generated<string>;
    name: Generated<string>;
    work: GeneratedJson<Record<string, unknown>> | null;
    before: GeneratedJson<Record<string, unknown>> | null;
    is_ready: Generated<boolean>;
    outcome: string | null;
    field: Generated<string>;
    reason: Generated<string>;
    password: Buffer | null;
    password_hash: string | null;
  };
  upkeep: {
    id: GeneratedAlways<number>;
    kind: 'backup' | 'check';
    started_at: Date;
    ended_at: Date | null;
    file: Generated<string>;
    bytes: Generated<number>;
    faults: Generated<number>;
    failure: Generated<string>;
  };
  running_server: { id: string; host: string; version: string; started_at: Date; seen_at: Date; push_count: Generated<number> };
  security_record: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    kind: string;
    account_id: number | null;
    who: Generated<string>;
    ip: Generated<string>;
    detail: GeneratedJson<Record<string, unknown>>;
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
