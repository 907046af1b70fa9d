import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as the value, written as its JSON text, since the driver would make a PostgreSQL array of a list. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** A name and an address, as a header field gives them. */
export interface StoredAddress {
  name: string;
  address: string;
}

/** One attachment of a message. `hash` is the hexadecimal SHA-256 of its decoded bytes. */
export interface StoredAttachmentPart {
  sid: string;
  name: string;
  type: string;
  size: number;
  hash: string;
  contentId: string | null;
  isInline: boolean;
}

/** A long base64 run that was taken out of a raw message: where it belongs, and the blob of its decoded bytes. */
export interface SkeletonPiece {
  offset: number;
  hash: string;
  width: number;
  newline: '\n' | '\r\n';
}

/** What a colour flag may be. */
export type FlagColor = 'red' | 'green' | 'orange' | 'blue' | 'pink' | 'cyan' | 'yellow' | 'purple' | 'grey';
/** What a default folder is for. */
export type FolderRole = 'inbox' | 'drafts' | 'sent' | 'trash' | 'spam';
/** What the folder lock can protect. */
export type LockArea = 'folders' | 'calendar' | 'files';
/** How far a share of a mailbox goes. */
export type ShareLevel = 'read' | 'write' | 'send' | 'full';

/** Every table. Kept equal to the migrations by `tables.test.ts`. */
export interface Tables {
  migration: { number: number; name: string; hash: string; applied_at: Generated<Date> };
  domain: { name: string; created_at: Generated<Date> };
  department: { id: GeneratedAlways<number>; name: string; name_index: Generated<string>; parent_id: number | null };
  mailbox: {
    id: GeneratedAlways<number>;
    address: string;
    name: string;
    is_shared: Generated<boolean>;
    quota_bytes: Generated<number>;
    used_bytes: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  account: {
    id: GeneratedAlways<number>;
    mailbox_id: number;
    login: string;
    employee_number: string | null;
    password_hash: string | null;
    name: string;
    english_name: Generated<string>;
    name_index: Generated<string>;
    department_id: number | null;
    position: Generated<string>;
    is_admin: Generated<boolean>;
    is_active: Generated<boolean>;
    language: Generated<string>;
    skin_name: Generated<string>;
    settings: GeneratedJson<Record<string, unknown>>;
    permissions: GeneratedJson<Record<string, unknown>>;
    created_at: Generated<Date>;
  };
  mailbox_share: { mailbox_id: number; account_id: number; level: ShareLevel };
  session: {
    secret_hash: Buffer;
    account_id: number;
    mailbox_id: number;
    token: string;
    ip: Generated<string>;
    created_at: Generated<Date>;
    expires_at: Date;
    released_areas: Generated<LockArea[]>;
  };
  area_lock: { mailbox_id: number; password_hash: string; areas: LockArea[] };
  captcha: { id: string; kind: string; answer: Json<unknown>; is_passed: Generated<boolean>; expires_at: Date };
  login_failure: { key: string; at: Generated<Date> };
  login_log: { account_id: number; at: Generated<Date>; ip: string; is_success: boolean };
  server_key: { name: string; value: Buffer };
  blob: { hash: Buffer; size: number; bytes: Buffer | null; kept_at: Generated<Date> };
  content: {
    id: GeneratedAlways<number>;
    hash: Buffer;
    size: number;
    skeleton: Buffer;
    pieces: GeneratedJson<SkeletonPiece[]>;
    message_id: string;
    in_reply_to: string | null;
    message_references: Generated<string[]>;
    subject: string;
    sender: Json<StoredAddress>;
    recipients_to: GeneratedJson<StoredAddress[]>;
    recipients_cc: GeneratedJson<StoredAddress[]>;
    reply_to: GeneratedJson<StoredAddress[]>;
    sent_at: Date | null;
    text: string | null;
    html: string | null;
    attachments: GeneratedJson<StoredAttachmentPart[]>;
    wants_receipt: Generated<boolean>;
    is_urgent: Generated<boolean>;
    is_unparsed: Generated<boolean>;
    created_at: Generated<Date>;
  };
  folder: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    raw_name: string;
    name: string;
    role: FolderRole | null;
    position: Generated<number>;
    next_uid: Generated<number>;
    message_count: Generated<number>;
    unseen_count: Generated<number>;
    byte_count: Generated<number>;
  };
  message: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    folder_id: number;
    uid: number;
    content_id: number | null;
    draft_id: string | null;
    arrived_at: Generated<Date>;
    sent_at: Date | null;
    size: number;
    subject: string;
    sender: Json<StoredAddress>;
    recipients: GeneratedJson<StoredAddress[]>;
    subject_key: string;
    party_key: string;
    is_seen: Generated<boolean>;
    is_answered: Generated<boolean>;
    is_forwarded: Generated<boolean>;
    flag_color: FlagColor | null;
    is_urgent: Generated<boolean>;
    is_scheduled: Generated<boolean>;
    has_attachment: Generated<boolean>;
    tag_ids: Generated<number[]>;
    remark: Generated<string>;
    submission_id: string | null;
    smtp_sender: Generated<string>;
    version: number;
  };
  message_text: { mailbox_id: number; message_id: number; arrived_at: Date; lexemes: string; has_file_lexemes: Generated<boolean> };
  attachment_text: {
    hash: Buffer;
    text: Generated<string>;
    lexemes: Generated<string[]>;
    is_cut: Generated<boolean>;
    failure: string | null;
    read_at: Generated<Date>;
  };
  attachment_job: { content_id: number; version: Generated<number>; attempts: Generated<number>; next_attempt_at: Generated<Date> };
  tag: { mailbox_id: number; id: GeneratedAlways<number>; name: string; color: string };
  change: { mailbox_id: number; version: number; type: string; payload: Json<unknown>; at: Generated<Date> };
  draft: { mailbox_id: number; id: string; version: Generated<number>; form: Json<unknown>; updated_at: Generated<Date> };
  submission: {
    mailbox_id: number;
    id: string;
    account_id: number;
    content_id: number;
    message_id: string;
    sender_address: string;
    created_at: Generated<Date>;
  };
  delivery: {
    mailbox_id: number;
    submission_id: string;
    recipient: string;
    name: Generated<string>;
    status: Generated<string>;
    status_info: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    updated_at: Generated<Date>;
  };
  stored_attachment: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    name: string;
    type: string;
    size: number;
    md5: string;
    hash: Buffer;
    created_at: Generated<Date>;
  };
  upload_chunk: { mailbox_id: number; md5: string; number: number; size: number; created_at: Generated<Date> };
  contact: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    name: string;
    address: string;
    name_index: Generated<string>;
    use_count: Generated<number>;
  };
  sender_rule: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    pattern: string;
    action: 'white' | 'black';
    created_at: Generated<Date>;
  };
  mail_job: {
    mailbox_id: number;
    id: Generated<string>;
    account_id: number;
    folder: string;
    work: Json<unknown>;
    uids: number[] | null;
    done_uid: Generated<number>;
    last_uid: number;
    done_count: Generated<number>;
    total_count: number;
    failures: Generated<number>;
    state: Generated<'running' | 'done' | 'stopped'>;
    updated_at: Generated<Date>;
  };
}
