import type { Draft } from './draft.schema.ts';

/** Whether a text is a valid view password: exactly 6 letters or digits, case-sensitive. */
export const isViewPassword = (password: string): boolean => /^[A-Za-z0-9]{6}$/.test(password);

/** Secrecy levels of messages and attachments in ascending order, by wire name. */
export const mailLevels = { normal: 1, internal: 2, secret: 3, privacy: 4, highest: 5 } as const;

export type MailLevel = keyof typeof mailLevels;

/** Highest secrecy levels that a user may give to messages and attachments. 0 means none. */
export interface LevelLimits {
  isSecure: boolean;
  mailLevel: number;
  attachLevel: number;
}

type Levelled = Pick<Draft, 'isSecure' | 'level' | 'attachments' | 'netAttachments' | 'companyAttachments'>;

/** A problem that a form has, and the attachment that it is about. */
export interface OptionProblem {
  code:
    | 'options-exclusive'
    | 'mail-password-rule'
    | 'schedule-past'
    | 'burn-date-past'
    | 'mail-level-required'
    | 'attach-level-required'
    | 'attach-level-above-mail'
    | 'level-above-own';
  /** Its id, in the order of the form: `attachments`, then those of the disks. */
  attachmentId?: number;
}

/** Returns the first problem with the secrecy levels of a form, or `undefined` if there is none. */
export function checkLevels(form: Levelled, limits: LevelLimits): OptionProblem | undefined {
  const files = [...form.attachments, ...form.netAttachments, ...form.companyAttachments];
  if (form.level > limits.mailLevel) return { code: 'level-above-own' };
  if (limits.isSecure && limits.mailLevel > 0 && form.level === 0) return { code: 'mail-level-required' };
  for (const { id, level = 0 } of files) {
    if (limits.isSecure && limits.attachLevel > 0 && level === 0) return { code: 'attach-level-required', attachmentId: id };
    if (level > form.level) return { code: 'attach-level-above-mail', attachmentId: id };
    if (level > limits.attachLevel) return { code: 'level-above-own', attachmentId: id };
  }
  return undefined;
}

/**
 * Parses a time from the form, or returns `undefined` if it isn't one. Without an offset, the time is in the local time zone of the caller.
 */
export function momentOf(text: string): Date | undefined {
  const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const moment = plainDay
    ? new Date(Number(plainDay[1]), Number(plainDay[2]) - 1, Number(plainDay[3]))
    : new Date(text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

type Options = Pick<Draft, 'isScheduled' | 'scheduledAt' | 'hasPassword' | 'password' | 'isBurn' | 'burnDate'>;

/** Returns the first problem with password, schedule and burn options at this moment, or `undefined` if there is none. */
export function checkOptions(form: Options, now: Pick<Date, 'getTime'>): OptionProblem | undefined {
  if ([form.isScheduled, form.hasPassword, form.isBurn].filter(Boolean).length > 1) return { code: 'options-exclusive' };
  if (form.hasPassword && !isViewPassword(form.password)) return { code: 'mail-password-rule' };
  const isAhead = (text: string) => (momentOf(text)?.getTime() ?? 0) > now.getTime();
  if (form.isScheduled && !isAhead(form.scheduledAt)) return { code: 'schedule-past' };
  if (form.isBurn && form.burnDate !== '' && !isAhead(form.burnDate)) return { code: 'burn-date-past' };
  return undefined;
}
