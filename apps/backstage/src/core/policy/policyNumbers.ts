import type { policyUnitStrings } from './policy.strings.ts';

/** Unit and scale of a number. */
interface PolicyNumber {
  unit: keyof typeof policyUnitStrings;
  /** Number of units on the wire in one that is shown. @default 1 */
  scale?: number;
  /** Whether 0 means that there is no limit. @default false */
  isOpen?: boolean;
}

const megabytes = { unit: 'megabytes', scale: 1024 ** 2 } as const;
const gigabytes = { unit: 'gigabytes', scale: 1024 ** 3, isOpen: true } as const;
const minutes = { unit: 'minutes' } as const;
const days = { unit: 'days' } as const;
const messages = { unit: 'messages', isOpen: true } as const;
const people = { unit: 'people', isOpen: true } as const;

/** Units of the numbers, by policy. */
export const policyNumbers: Readonly<Record<string, PolicyNumber>> = {
  passwd_size2: { unit: 'characters' },
  passwd_former: { unit: 'passwords' },
  passwd_days: { ...days, isOpen: true },
  captcha_tolerance: { unit: 'pixels' },
  captcha_length: { unit: 'characters' },
  login_failures: { unit: 'times' },
  login_failure_minutes: minutes,
  login_block_minutes: minutes,
  session_hours: { unit: 'hours' },
  attachment_size: megabytes,
  mail_size: megabytes,
  transit_size: megabytes,
  recall_hours: { unit: 'hours', isOpen: true },
  mails_per_hour: messages,
  mails_per_day: messages,
  recipients_per_day: people,
  recipients_per_mail: people,
  address_mails_per_hour: messages,
  address_connections_per_hour: { unit: 'times', isOpen: true },
  fetch_minutes: minutes,
  sms_per_day: { unit: 'pieces' },
  mailbox_quota: gigabytes,
  disk_quota: gigabytes,
  sent_attachment_days: days,
  draft_auto_save_minute: minutes,
  is_netsize: megabytes,
  removal_days: days,
  login_record_days: days,
  mail_record_days: days,
  security_record_days: days,
};
