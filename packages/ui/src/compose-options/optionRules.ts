/** What a writer asks for besides the letter itself, in the words of the draft. */
export interface ComposeOptionsValue {
  savesToSent: boolean;
  wantsReceipt: boolean;
  isUrgent: boolean;
  notifiesBySms: boolean;
  isScheduled: boolean;
  /** The minute the mail leaves, as the clock on the wall shows it: `2026-11-20T09:30`. */
  scheduledAt: string;
  hasPassword: boolean;
  password: string;
  isBurn: boolean;
  /** How often each recipient may read it. */
  burnLimit: number;
  /** The day at whose beginning the mail is destroyed: `2026-11-27`. */
  burnDate: string;
}

/** Of these a mail has one at most (CMP-23). */
export const exclusiveOptions = ['isScheduled', 'hasPassword', 'isBurn'] as const;

/** An option that leaves no room for the two others. */
export type ExclusiveOption = (typeof exclusiveOptions)[number];

/** How often a mail that burns may be read at most, per recipient (CMP-28). */
export const maximumBurnLimit = 99;

const pad = (part: number) => String(part).padStart(2, '0');

/** A day as the clock on the wall shows it. */
export const toDay = (time: Date): string => `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;

/** A minute as the clock on the wall shows it. */
export const toMinute = (time: Date): string => `${toDay(time)}T${pad(time.getHours())}:${pad(time.getMinutes())}`;

const daysAhead = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** A mail is held back for an hour unless another time is chosen (CMP-26). */
export const presetSchedule = (now: Date): string => toMinute(new Date(now.getTime() + 3_600_000));

/** A mail burns in a week unless another day is chosen (CMP-29). */
export const presetBurnDate = (now: Date): string => toDay(daysAhead(now, 7));

/** The first day a mail can burn: it does so at midnight, so not today. */
export const firstBurnDate = (now: Date): string => toDay(daysAhead(now, 1));

/** Whether a time has gone by: no mail can be sent then (CMP-27). */
export const isPast = (minute: string, now: Date): boolean => minute <= toMinute(now);

/** Whether a view password is one: six letters or digits (CMP-25). */
export const isViewPassword = (password: string): boolean => /^[A-Za-z\d]{6}$/.test(password);

/** What changes when an exclusive option is switched: it gets its preset, and is forgotten when switched off. */
export function switchOption(option: ExclusiveOption, isOn: boolean, now: Date): Partial<ComposeOptionsValue> {
  if (option === 'isScheduled') return { isScheduled: isOn, scheduledAt: isOn ? presetSchedule(now) : '' };
  if (option === 'hasPassword') return { hasPassword: isOn, password: '' };
  return { isBurn: isOn, burnLimit: 1, burnDate: isOn ? presetBurnDate(now) : '' };
}
