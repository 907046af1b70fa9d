import type { policyGroupStrings } from './policy.strings.ts';

/** Groups of policies, as the page shows them. */
export const policyGroups: readonly { id: Exclude<keyof typeof policyGroupStrings, 'other'>; names: readonly string[] }[] = [
  {
    id: 'password',
    names: [
      'passwd_type',
      'passwd_size2',
      'passwd_digital',
      'passwd_letter',
      'passwd_letter2',
      'passwd_name',
      'passwd_name2',
      'passwd_former',
      'passwd_days',
      'passwd_check',
    ],
  },
  {
    id: 'entrance',
    names: [
      'captcha',
      'captcha_tolerance',
      'captcha_length',
      'captcha_limit',
      'login_failures',
      'login_failure_minutes',
      'login_block_minutes',
      'second_factor',
      'second_factor_kinds',
      'trusted_devices',
      'tells_new_device',
      'passkey_login',
      'is_register',
      'is_recovery_question',
      'is_recovery_sms',
      'is_social_login',
      'is_directory_login',
    ],
  },
  { id: 'session', names: ['lock_left', 'lock_left_choices', 'session_hours'] },
  {
    id: 'mail',
    names: [
      'is_fwmail',
      'hide_forward_contents',
      'is_maildownload',
      'is_mailprint',
      'disable_delete_button',
      'change_delete_button',
      'attachment_size',
      'mail_size',
      'transit_size',
      'exclude_ext',
      'disable_upload_image',
      'recall_read',
      'recall_hours',
    ],
  },
  {
    id: 'sending',
    names: [
      'mails_per_hour',
      'mails_per_day',
      'recipients_per_day',
      'recipients_per_mail',
      'address_mails_per_hour',
      'address_connections_per_hour',
    ],
  },
  { id: 'foreign', names: ['auto_forward_outside', 'is_fetching', 'fetch_minutes', 'is_smtp_proxy', 'foreign_internal'] },
  { id: 'secrecy', names: ['is_security', 'mail_level', 'attach_level', 'is_sendsms', 'sms_per_day'] },
  {
    id: 'pages',
    names: [
      'is_fulltext',
      'center_show',
      'sw_netdisk_page',
      'has_user_department_perm',
      'webmail_oab_show',
      'webmail_cab_show',
      'webmail_soab_show',
    ],
  },
  { id: 'capacity', names: ['mailbox_quota', 'disk_quota'] },
  { id: 'share', names: ['link_validities', 'link_validity', 'sent_attachment_days'] },
  {
    id: 'defaults',
    names: [
      'language',
      'read_type',
      'page_limit',
      'reading_pane',
      'sw_new_mail_remind',
      'is_swtime',
      'is_autosave',
      'draft_auto_save_minute',
      'is_save_sent',
      'is_confirm_read',
      'is_save_contact',
      'is_alltonet',
      'is_sizetonet',
      'is_netsize',
    ],
  },
  { id: 'skin', names: ['skins', 'skin_name'] },
  { id: 'retention', names: ['removal_days', 'login_record_days', 'mail_record_days', 'security_record_days'] },
];

/** Requirements of the texts and images, which have a section of their own. */
const contentRequirements = /^BAK-(?:8[4-9]|90)$/;

/** Whether a policy is set in another section. */
export const isContent = (requirements: readonly string[]): boolean => requirements.some((id) => contentRequirements.test(id));
