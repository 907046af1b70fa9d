/** Options for sending a message, with the field names of the draft. */
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
  /** Number of views per recipient. */
  burnLimit: number;
  /** The day at whose beginning the mail is destroyed: `2026-11-27`. */
  burnDate: string;
}

/** Exclusive options: a message can have only one of them. */
export const exclusiveOptions = ['isScheduled', 'hasPassword', 'isBurn'] as const;

/** An option that leaves no room for the two others. */
export type ExclusiveOption = (typeof exclusiveOptions)[number];

/** Maximum number of views of a burn-after-reading message, per recipient. */
export const maximumBurnLimit = 99;

const pad = (part: number) => String(part).padStart(2, '0');

/** A day as the clock on the wall shows it. */
export const toDay = (time: Date): string => `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;

/** A minute as the clock on the wall shows it. */
export const toMinute = (time: Date): string => `${toDay(time)}T${pad(time.getHours())}:${pad(time.getMinutes())}`;

const daysAhead = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** Returns the default time of a scheduled message: one hour from now. */
export const presetSchedule = (now: Date): string => toMinute(new Date(now.getTime() + 3_600_000));

/** Returns the default burn date of a message: one week from now. */
export const presetBurnDate = (now: Date): string => toDay(daysAhead(now, 7));

/** Returns the first possible burn date: tomorrow, because messages burn at midnight at the start of the day. */
export const firstBurnDate = (now: Date): string => toDay(daysAhead(now, 1));

/** Whether a time is in the past, so that no message can be scheduled for it. */
export const isPast = (minute: string, now: Date): boolean => minute <= toMinute(now);

/** Whether the text is a valid view password: six letters or digits. */
export const isViewPassword = (password: string): boolean => /^[A-Za-z\d]{6}$/.test(password);

/** Returns the changes when an exclusive option is toggled: its default values if on, empty values if off. */
export function switchOption(option: ExclusiveOption, isOn: boolean, now: Date): Partial<ComposeOptionsValue> {
  if (option === 'isScheduled') return { isScheduled: isOn, scheduledAt: isOn ? presetSchedule(now) : '' };
  if (option === 'hasPassword') return { hasPassword: isOn, password: '' };
  return { isBurn: isOn, burnLimit: 1, burnDate: isOn ? presetBurnDate(now) : '' };
}
