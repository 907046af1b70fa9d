import type { Draft } from './draft.schema.ts';

/** What a view password looks like: exactly 6 letters or digits, the case of which counts (CMP-25). */
export const isViewPassword = (password: string): boolean => /^[A-Za-z0-9]{6}$/.test(password);

/** The levels of mail and attachments in rising order, by their wire names (CMP-37). */
export const mailLevels = { normal: 1, internal: 2, secret: 3, privacy: 4, highest: 5 } as const;

export type MailLevel = keyof typeof mailLevels;

/** The levels that somebody may use: the highest of mails and of attachments, 0 for none (D-29). */
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

/** What keeps the levels of a form from being sent (CMP-39 to CMP-43, D-29); `undefined` when nothing does. */
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

/** The moment that a text of the form names; `undefined` when it names none. A text without an offset is in the time of whoever reads it. */
export function momentOf(text: string): Date | undefined {
  const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const moment = plainDay
    ? new Date(Number(plainDay[1]), Number(plainDay[2]) - 1, Number(plainDay[3]))
    : new Date(text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

type Options = Pick<Draft, 'isScheduled' | 'scheduledAt' | 'hasPassword' | 'password' | 'isBurn' | 'burnDate'>;

/** What keeps the ways of sending from being used at this moment (CMP-23, CMP-25, CMP-27, CMP-30); `undefined` when nothing does. */
export function checkOptions(form: Options, now: Pick<Date, 'getTime'>): OptionProblem | undefined {
  if ([form.isScheduled, form.hasPassword, form.isBurn].filter(Boolean).length > 1) return { code: 'options-exclusive' };
  if (form.hasPassword && !isViewPassword(form.password)) return { code: 'mail-password-rule' };
  const isAhead = (text: string) => (momentOf(text)?.getTime() ?? 0) > now.getTime();
  if (form.isScheduled && !isAhead(form.scheduledAt)) return { code: 'schedule-past' };
  if (form.isBurn && form.burnDate !== '' && !isAhead(form.burnDate)) return { code: 'burn-date-past' };
  return undefined;
}
