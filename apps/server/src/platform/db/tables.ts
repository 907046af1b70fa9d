import type { CalendarRight, InvitationState, MovingStatus, ReviewStatus } from '@jinshu/api';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InvitationMail } from '../../mime/calendar/index.ts';
import type { MailTraits } from '../../mime/structure/index.ts';
import type { BookTables } from './bookTables.ts';
import type { DiskTables } from './diskTables.ts';
import type { EntranceTables } from './entranceTables.ts';
import type { GateTables } from './gateTables.ts';
import type { MailAuthentication, SmtpClient } from './MailAuthentication.ts';
import type { OperationTables } from './operationTables.ts';
import type { SendingTables } from './sendingTables.ts';
import type { SettingsTables } from './settingsTables.ts';

/** A jsonb column: read as the value, written as its JSON text, since the driver would make a PostgreSQL array of a list. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** Kind of a request that waits for an administrator. */
export type ApprovalKind = 'profile' | 'cancellation' | 'registration';

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
  /** Its security level; absent where there are none. */
  level?: number;
}

/** A long base64 run that was taken out of a raw message: where it belongs, and the blob of its decoded bytes. */
export interface SkeletonPiece {
  offset: number;
  hash: string;
  width: number;
  newline: '\n' | '\r\n';
}

/** Review status of a held message. `withdrawn`: the sender recalled it, or it was destroyed, before a decision. */
export type HeldStatus = ReviewStatus | 'withdrawn';

/** Color of a flag. */
export type FlagColor = 'red' | 'green' | 'orange' | 'blue' | 'pink' | 'cyan' | 'yellow' | 'purple' | 'grey';
/** Kind of rule that made a submission, or a mailing list with members outside; empty for what a person sent. */
export type SubmissionOrigin = '' | 'reply' | 'forward' | 'forward-of-colleague' | 'list' | 'list-of-colleague';
/** Purpose of a default folder. */
export type FolderRole = 'inbox' | 'drafts' | 'sent' | 'trash' | 'spam';
/** Areas that the folder lock can protect. */
export type LockArea = 'folders' | 'calendar' | 'files';

/** Every table. Kept equal to the migrations by `tables.test.ts`. */
export interface Tables extends BookTables, EntranceTables, GateTables, SettingsTables, DiskTables, OperationTables, SendingTables {
  migration: { number: number; name: string; hash: string; applied_at: Generated<Date> };
  mailbox_address: { address: string; mailbox_id: number; is_sender: Generated<boolean>; created_at: Generated<Date> };
  mailbox: {
    id: GeneratedAlways<number>;
    address: string;
    name: string;
    is_shared: Generated<boolean>;
    quota_bytes: Generated<number>;
    used_bytes: Generated<number>;
    version: Generated<number>;
    keeps_forwarded: Generated<boolean>;
    forwards_spam: Generated<boolean>;
    told_of_forward_at: Date | null;
    remove_on: Date | null;
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
    is_active: Generated<boolean>;
    language: string | null;
    skin_name: string | null;
    settings: GeneratedJson<Record<string, unknown>>;
    mobile: Generated<string>;
    time_zone: Generated<string>;
    created_at: Generated<Date>;
    profile: GeneratedJson<Record<string, string>>;
    portrait: Buffer | null;
    must_change_password: Generated<boolean>;
    security_question: Generated<string>;
    security_answer_hash: string | null;
    sort_key: Generated<string>;
    is_hidden: Generated<boolean>;
    remove_on: Date | null;
    was_active: Generated<boolean>;
    accepts_mail: Generated<boolean>;
    enabled_at: Date | null;
    closing_at: Date | null;
  };
  approval: {
    id: GeneratedAlways<number>;
    kind: ApprovalKind;
    account_id: number | null;
    content: GeneratedJson<Record<string, string>>;
    requested_at: Date;
    outcome: 'granted' | 'refused' | null;
    decided_at: Date | null;
    decided_by: string | null;
    reason: Generated<string>;
    before: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  };
  recovery_ticket: {
    hash: Buffer;
    step: 'begun' | 'sent' | 'question' | 'sms';
    account_id: number | null;
    who: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  session: {
    secret_hash: Buffer;
    account_id: number;
    mailbox_id: number;
    token: string;
    ip: Generated<string>;
    created_at: Generated<Date>;
    expires_at: Date;
    released_areas: Generated<LockArea[]>;
    is_locked: Generated<boolean>;
    must_bind_factor: Generated<boolean>;
    id: Generated<string>;
    browser: Generated<string>;
    last_used_at: Generated<Date>;
  };
  second_factor: {
    account_id: number;
    key_sealed: Buffer | null;
    is_authenticator_bound: Generated<boolean>;
    last_step: Generated<number>;
    mobile: string | null;
    client_code_hash: string | null;
    client_code_used_at: Date | null;
  };
  recovery_code: { account_id: number; hash: Buffer };
  sms_code: {
    account_id: number;
    purpose: 'bind' | 'release' | 'login' | 'recovery';
    mobile: string;
    hash: Buffer;
    sent_at: Date;
    expires_at: Date;
  };
  trusted_device: {
    id: Generated<string>;
    account_id: number;
    secret_hash: Buffer;
    browser: string;
    ip: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  area_lock: { mailbox_id: number; password_hash: string; areas: LockArea[] };
  mail_record: {
    id: GeneratedAlways<number>;
    at: Date;
    mailbox_id: number;
    kind: 'sent' | 'received' | 'deleted';
    person: string;
    subject: string;
    size: number;
    folder: Generated<string>;
    is_gone: Generated<boolean>;
    message_id: Generated<string>;
  };
  server_key: { name: string; value: Buffer };
  blob: { hash: Buffer; size: number; bytes: Buffer | null; kept_at: Generated<Date> };
  content: {
    id: GeneratedAlways<number>;
    original_id: Generated<number | null>;
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
    traits: GeneratedJson<Partial<MailTraits>>;
    reading: Generated<number>;
    calendar: ColumnType<InvitationMail | null, string | null | undefined, string | null>;
    created_at: Generated<Date>;
    sealed_id: string | null;
    level: Generated<number>;
  };
  sealed_letter: {
    id: string;
    hash: Buffer;
    nonce: Buffer;
    tag: Buffer;
    salt: Buffer | null;
    key: Buffer | null;
    size: number;
    has_attachment: boolean;
    burn_limit: number | null;
    burn_at: Date | null;
    burn_day: Generated<string>;
    created_at: Generated<Date>;
  };
  burn_reading: { mailbox_id: number; folder: string; uid: number; sealed_id: string; until: Date };
  letter_link: {
    token_hash: Buffer;
    sealed_id: string;
    mailbox_id: number;
    submission_id: string;
    recipient: string;
    burn_left: number | null;
    reading_until: Date | null;
    expires_at: Date;
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
    is_opened: Generated<boolean>;
    is_recalled: Generated<boolean>;
    has_receipt: Generated<boolean>;
    version: number;
    is_burn: Generated<boolean>;
    burn_left: number | null;
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
  letter_colours: { mailbox_id: number; address: string; is_adapted: boolean; chosen_at: Generated<Date> };
  picture_sender: { mailbox_id: number; address: string; created_at: Generated<Date> };
  preview: {
    hash: Buffer;
    suffix: string;
    version: number;
    kind: string;
    result_hash: Buffer | null;
    failure: string | null;
    made_at: Generated<Date>;
    used_at: Generated<Date>;
  };
  mail_authentication: {
    content_id: number;
    client: Json<SmtpClient>;
    result: ColumnType<MailAuthentication | null, string | null | undefined, string | null>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date | null>;
  };
  attachment_job: { content_id: number; version: Generated<number>; attempts: Generated<number>; next_attempt_at: Generated<Date> };
  tag: { mailbox_id: number; id: GeneratedAlways<number>; name: string; color: string };
  change: { mailbox_id: number; version: number; type: string; payload: Json<unknown>; at: Generated<Date> };
  draft: {
    mailbox_id: number;
    id: string;
    version: Generated<number>;
    form: Json<unknown>;
    updated_at: Generated<Date>;
    scheduled_at: Date | null;
    account_id: number | null;
    claimed_until: Date | null;
    sealed_body: Buffer | null;
  };
  sms: {
    id: Generated<string>;
    mailbox_id: number;
    submission_id: string | null;
    mail_count: Generated<number>;
    number: string;
    text: string;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    failure: string | null;
    created_at: Generated<Date>;
  };
  submission: {
    mailbox_id: number;
    id: string;
    account_id: number;
    content_id: number | null;
    message_id: string;
    sender_address: string;
    proxy_sender: Generated<string>;
    recalled_at: Generated<Date | null>;
    form_seal: Generated<Buffer | null>;
    origin: Generated<SubmissionOrigin>;
    created_at: Generated<Date>;
  };
  review_rule: {
    id: GeneratedAlways<number>;
    reason: string;
    account_id: number | null;
    department_id: number | null;
    is_outside: Generated<boolean>;
    has_attachment: Generated<boolean>;
    words: Generated<string[]>;
    is_active: Generated<boolean>;
    position: Generated<number>;
    deadline_hours: number | null;
    created_at: Generated<Date>;
    is_of_list: Generated<boolean>;
    list_id: Generated<number | null>;
  };
  review_rule_reviewer: { rule_id: number; account_id: number };
  review_rule_substitute: { rule_id: number; account_id: number };
  review_deputy: { account_id: number; deputy_id: number; first_day: string; last_day: string };
  review_assignee: { review_id: number; account_id: number };
  review_mail: {
    id: GeneratedAlways<number>;
    mailbox_id: number | null;
    submission_id: string | null;
    account_id: number | null;
    recipient: Generated<string | null>;
    mail_from: Generated<string>;
    message_id: string;
    content_id: number | null;
    subject: string;
    sender: Json<StoredAddress>;
    recipients_to: Json<StoredAddress[]>;
    recipients_cc: Json<StoredAddress[]>;
    recipients_bcc: Json<StoredAddress[]>;
    size: number;
    sms_text: Generated<string>;
    held_reason: string;
    status: Generated<HeldStatus>;
    reject_reason: Generated<string>;
    decided_by: number | null;
    decided_for: number | null;
    decided_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
  review_assignment: {
    rule_id: number;
    review_id: number;
    deadline_hours: number | null;
    stage: Generated<'reviewers' | 'reminded' | 'substitutes'>;
    next_at: Generated<Date | null>;
  };
  calendar: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    name: string;
    color: string;
    is_default: Generated<boolean>;
    is_shown: Generated<boolean>;
  };
  calendar_share: {
    mailbox_id: number;
    calendar_id: number;
    member_id: number;
    level: CalendarRight;
    is_shown: Generated<boolean>;
    is_accepted: Generated<boolean>;
  };
  calendar_event: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    calendar_id: number | null;
    uid: string;
    recurrence_id: Generated<string>;
    sequence: Generated<number>;
    stamp: Date;
    title: Generated<string>;
    description: Generated<string>;
    location: Generated<string>;
    organiser: Json<StoredAddress>;
    starts_at: Date;
    ends_at: Date;
    is_all_day: Generated<boolean>;
    time_zone: Generated<string>;
    repeat: Generated<string>;
    excluded: Generated<string[]>;
    answer: Generated<InvitationState>;
    answered_at: Date | null;
    is_deleted: Generated<boolean>;
    reminder_minutes: number | null;
    remind_at: Date | null;
  };
  calendar_invitee: {
    mailbox_id: number;
    event_id: number;
    address: string;
    name: Generated<string>;
    answer: Generated<InvitationState>;
    answered_at: Date | null;
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
    held_until: Date | null;
    sent_at: Date | null;
    content_id: number | null;
    loose_since: Date | null;
  };
  draft_file: { mailbox_id: number; attachment_id: number; draft_id: string };
  loose_blob: { hash: Buffer; since: Date };
  online_link: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    token: string;
    attachment_id: number | null;
    disk_id: number | null;
    disk_file_id: number | null;
    name: string;
    size: number;
    expires_at: Date | null;
    download_count: Generated<number>;
    created_at: Generated<Date>;
  };
  online_download: { mailbox_id: number; id: GeneratedAlways<number>; link_id: number; ip: string; at: Generated<Date> };
  upload_chunk: { mailbox_id: number; md5: string; number: number; size: number; created_at: Generated<Date>; place: string | null };
  content_picture: { hash: Buffer; bytes: Buffer; uploaded_at: Date };
  picture: {
    id: Generated<string>;
    account_id: number;
    type: string;
    size: number;
    hash: Buffer;
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
  job: { queue: string; key: number; due_at: Date; attempts: Generated<number>; lease: string | null };
  moving: {
    id: GeneratedAlways<number>;
    account_id: number;
    protocol: 'imap' | 'pop3';
    server: string;
    port: number;
    uses_ssl: boolean;
    email: string;
    sealed_password: Buffer;
    folder_scope: 'all' | 'inbox' | 'chosen';
    chosen_folders: Generated<string[]>;
    known_folders: Generated<string[]>;
    target_folder: string | null;
    remove_after_days: number | null;
    every_minutes: number | null;
    is_active: Generated<boolean>;
    status: Generated<MovingStatus>;
    status_info: Generated<string>;
    fetched_count: Generated<number>;
    total_count: Generated<number>;
    fetched_bytes: Generated<number>;
    run_count: Generated<number>;
    current_folder: Generated<string>;
    received_at: Date | null;
    created_at: Generated<Date>;
  };
  moving_folder: { moving_id: number; name: string; validity: string; last_uid: Generated<number>; folder_id: number | null };
  moving_message: {
    moving_id: number;
    folder: string;
    key: string;
    hash: Buffer | null;
    message_id: string;
    size: number;
    fetched_at: Date;
    removed_at: Date | null;
  };
  smtp_proxy: {
    id: GeneratedAlways<number>;
    account_id: number;
    sender: string;
    server: string;
    port: number;
    uses_ssl: boolean;
    needs_auth: boolean;
    login: string;
    sealed_password: Buffer | null;
    is_active: Generated<boolean>;
    failure: string | null;
    failed_at: Date | null;
    told_at: Date | null;
    created_at: Generated<Date>;
  };
}
