import type { MailSettingName } from '../platform/mail-setting/mailSetting.repository.ts';

/** Kind of a column whose number means nothing in another organization. */
type Reference = 'department' | 'account' | 'mailbox' | 'list' | 'category' | 'rule' | 'group' | 'rank' | 'sheet';

/** A table whose rows the file of the set-up has. */
export interface ExportedTable {
  /** Columns of the file, and those that follow from them. */
  columns: Readonly<Record<string, 'as it is' | Reference>>;
  /** Columns that the file doesn't have, with the reason. */
  left: Readonly<Record<string, string>>;
  /** Rows that the file has; all of them by default. */
  where?: string;
}

const number = 'a number of this database';
const time = 'when it was set';
const own = 'set by the person';
const secret = 'a secret';
const state = 'state of the running system';
const asItIs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'as it is' as const]));
const because = (reason: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, reason]));

/** Tables of the set-up. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  domain: { columns: asItIs('name', 'is_default', 'alias_of', 'first_shared'), left: { id: number, created_at: time } },
  shared_domain: { columns: asItIs('domain', 'seen_by'), left: {} },
  department: { columns: { ...asItIs('name', 'name_index'), parent_id: 'department', position: 'rank' }, left: { id: number } },
  account: {
    columns: {
      ...asItIs(
        'login',
        'employee_number',
        'name',
        'english_name',
        'name_index',
        'sort_key',
        'position',
        'is_active',
        'mobile',
        'is_hidden',
      ),
      ...asItIs('accepts_mail'),
      department_id: 'department',
      mailbox_id: 'mailbox',
    },
    left: {
      ...because(own, 'language', 'skin_name', 'settings', 'time_zone', 'profile', 'portrait'),
      ...because(secret, 'password_hash', 'must_change_password', 'security_question', 'security_answer_hash'),
      ...because(state, 'remove_on', 'was_active', 'enabled_at', 'closing_at'),
      ...{ id: number, created_at: time },
    },
    where: 'remove_on IS NULL',
  },
  mailbox: {
    columns: asItIs('address', 'name', 'is_shared', 'quota_bytes'),
    left: {
      ...because(own, 'keeps_forwarded', 'forwards_spam', 'told_of_forward_at'),
      ...because(state, 'used_bytes', 'version', 'remove_on'),
      ...{ id: number, created_at: time },
    },
    where: 'remove_on IS NULL',
  },
  mailbox_address: { columns: { ...asItIs('address', 'is_sender'), mailbox_id: 'mailbox' }, left: { created_at: time } },
  mailbox_share: {
    columns: { mailbox_id: 'mailbox', account_id: 'account', level: 'as it is' },
    left: { used_at: state },
    where: 'EXISTS (SELECT FROM mailbox m WHERE m.id = t.mailbox_id AND m.is_shared)',
  },
  mailbox_share_department: { columns: { mailbox_id: 'mailbox', department_id: 'department', level: 'as it is' }, left: {} },
  operation_role: { columns: { account_id: 'account', role: 'as it is' }, left: { granted_at: time, granted_by: 'who set it' } },
  operation_department: { columns: { account_id: 'account', department_id: 'department' }, left: {} },
  mailing_list: {
    columns: {
      ...asItIs('address', 'name', 'type', 'name_index', 'is_hidden', 'bounce_address'),
      department_id: 'department',
      owner_id: 'account',
    },
    left: { id: number },
  },
  mailing_list_member: { columns: { list_id: 'list', mailbox_id: 'mailbox' }, left: {} },
  mailing_list_department: { columns: { list_id: 'list', department_id: 'department' }, left: {} },
  mailing_list_list: { columns: { list_id: 'list', member_id: 'list' }, left: {} },
  mailing_list_outside: { columns: { list_id: 'list', address: 'as it is' }, left: {} },
  group_address: { columns: { address: 'group', writers: 'as it is' }, left: {} },
  group_address_writer: { columns: { address: 'group', account_id: 'account' }, left: {} },
  company_category: { columns: { name: 'as it is', parent_id: 'category', position: 'rank' }, left: { id: number } },
  company_contact: {
    columns: {
      ...asItIs('name', 'address', 'mobile', 'position', 'name_index', 'company', 'work_phone', 'sort_key', 'other_addresses'),
      ...asItIs('preferred_address', 'department', 'details'),
      category_id: 'category',
    },
    left: { id: number, created_at: time },
  },
  review_rule: {
    columns: {
      ...asItIs('reason', 'is_outside', 'has_attachment', 'words', 'is_active', 'deadline_hours', 'is_of_list'),
      account_id: 'account',
      department_id: 'department',
      list_id: 'list',
      position: 'rank',
    },
    left: { id: number, created_at: time },
  },
  review_rule_reviewer: { columns: { rule_id: 'rule', account_id: 'account' }, left: {} },
  review_rule_substitute: { columns: { rule_id: 'rule', account_id: 'account' }, left: {} },
  review_deputy: { columns: { account_id: 'account', deputy_id: 'account', ...asItIs('first_day', 'last_day') }, left: {} },
  policy: { columns: { ...asItIs('name', 'value'), department_id: 'department', account_id: 'account' }, left: { id: number } },
  own_skin: {
    columns: { ...asItIs('name', 'recipe', 'tokens', 'is_published', 'is_changed', 'published', 'published_draft'), sheet: 'sheet' },
    left: { sheet_hash: 'the hash of a sheet with the number of the skin', id: number, changed_at: time },
  },
  content_picture: { columns: asItIs('hash', 'bytes'), left: { uploaded_at: time } },
  address_rule: { columns: asItIs('network', 'kind', 'reason', 'until'), left: { created_by: 'who set it' } },
  organisation_sender: { columns: asItIs('pattern', 'action', 'note'), left: { created_at: time } },
  mail_setting: { columns: asItIs('name', 'value'), left: { secret, changed_at: time } },
  alert_person: { columns: { account_id: 'account' }, left: {} },
  disk: {
    columns: { mailbox_id: 'mailbox', quota_bytes: 'as it is' },
    left: { id: number, ...because(state, 'change_count', 'told_count') },
    where: 'quota_bytes > 0',
  },
  disk_permission: {
    columns: { account_id: 'account', is_super: 'as it is' },
    left: {
      ...because('permissions of folders belong to the files of the drive', 'folder_id', 'department_id', 'permission'),
      ...{ id: number, disk_id: number, created_at: time },
    },
    where: 'is_super',
  },
};

/** Settings of the mail system with the section of the file that has each. A new setting doesn't compile without one. */
export const exportedMailSettings: Readonly<Record<MailSettingName, string>> = {
  relay: 'outgoingMail',
  checks: 'mailChecks',
  sms: 'smsGateway',
  weather: 'weatherSource',
  alerts: 'alerts',
};

/** Tables that the file doesn't have, with the reason. */
export const leftTables: Readonly<Record<string, string>> = {
  ...because('mail, and what was made of it', 'content', 'blob', 'message', 'message_text', 'folder', 'tag', 'draft'),
  ...because('mail, and what was made of it', 'draft_file', 'submission', 'delivery', 'sealed_letter', 'letter_link', 'burn_reading'),
  ...because(
    'mail, and what was made of it',
    'stored_attachment',
    'online_link',
    'online_download',
    'attachment_text',
    'preview',
    'picture',
  ),
  ...because('mail, and what was made of it', 'mail_authentication', 'letter_colours', 'recall_record', 'arrival', 'held_mail', 'sms'),
  ...because('mail that waits for a reviewer', 'review_mail', 'review_assignment', 'review_assignee'),
  ...because('files of people', 'disk_count', 'disk_file', 'disk_folder', 'disk_trash', 'disk_version', 'disk_text_job'),
  ...because('files of people', 'file_share', 'file_share_download', 'file_share_entry', 'file_share_person', 'upload_chunk', 'loose_blob'),
  ...because('calendars of people', 'calendar', 'calendar_event', 'calendar_invitee', 'calendar_share'),
  ...because('contacts of people', 'contact', 'contact_apart', 'contact_group', 'contact_group_member', 'contact_portrait', 'contact_undo'),
  ...because(own, 'auto_forward', 'auto_reply', 'filter_rule', 'sender_rule', 'signature', 'signature_default', 'template_letter'),
  ...because(own, 'sms_notice', 'sms_sender', 'smtp_proxy', 'moving', 'moving_folder', 'moving_message', 'picture_sender', 'portrait'),
  ...because(own, 'social_account', 'feedback'),
  ...because(secret, 'area_lock', 'former_password', 'passkey', 'passkey_challenge', 'second_factor', 'recovery_code', 'trusted_device'),
  ...because(secret, 'dkim_key', 'server_key'),
  ...because(
    'logins and sessions',
    'session',
    'signed_on_session',
    'operation_session',
    'captcha',
    'login_failure',
    'second_step',
    'sms_code',
  ),
  ...because('logins and sessions', 'social_step', 'recovery_ticket'),
  ...because('requests that wait for a decision', 'approval', 'registration'),
  ...because('records of what happened', 'login_log', 'mail_record', 'operation_record', 'security_record', 'filter_hit', 'company_import'),
  ...because(state, 'alert', 'auto_reply_sent', 'automatic_mail', 'attachment_job', 'barred_address', 'change', 'chore', 'domain_check'),
  ...because(
    state,
    'filter_undo',
    'job',
    'mail_job',
    'migration',
    'misuse_block',
    'person_job',
    'person_job_row',
    'running_server',
    'sending_stop',
  ),
  ...because(state, 'sending_tally', 'upkeep'),
  ...because('comes again from the directory', 'directory_person'),
  ...because('records of what happened', 'directory_run'),
};
