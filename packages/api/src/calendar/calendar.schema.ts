import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';

/** Colors a calendar can give its events. Each skin defines their values. */
export const eventColors = ['e01', 'e02', 'e03', 'e04', 'e05', 'e06', 'e07', 'e08', 'e09', 'e10', 'e11'] as const;

export type EventColor = (typeof eventColors)[number];

/** Rights that a calendar can be shared with. */
export const calendarRights = ['read', 'edit'] as const;

export type CalendarRight = (typeof calendarRights)[number];

/** Allowed length of a calendar name, in characters. */
export const calendarNameLength = { minimum: 1, maximum: 20 } as const;

/** Whether a calendar can have this name. */
export function isCalendarName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= calendarNameLength.minimum && length <= calendarNameLength.maximum;
}

/** A person that a calendar is shared with. */
export const calendarShareSchema = wireObject({ address: z.string(), name: z.string(), right: z.enum(calendarRights) });

export type CalendarShare = z.output<typeof calendarShareSchema>;

/** A calendar as a user sees it: their own, or one shared with them. */
export const calendarSchema = wireObject({
  id: z.int(),
  /** Empty: the first one, which the webmail names. */
  name: z.string(),
  color: z.enum(eventColors),
  isShown: z.boolean(),
  /** Whether this is the default calendar. Accepted events go there. It can't be deleted. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  ownerAddress: z.string(),
  right: z.enum(calendarRights),
  /** People the calendar is shared with. Empty for calendars of other users. */
  shares: z.array(calendarShareSchema),
});

export type Calendar = z.output<typeof calendarSchema>;

/** A shared calendar that the user hasn't accepted or declined yet. */
export const calendarOfferSchema = wireObject({
  id: z.int(),
  name: z.string(),
  ownerName: z.string(),
  ownerAddress: z.string(),
  right: z.enum(calendarRights),
});

export type CalendarOffer = z.output<typeof calendarOfferSchema>;

/** With so many a calendar can be shared. */
const mostShares = 200;

/** Input for creating or changing a calendar. */
export const calendarFormSchema = wireObject({
  name: text(200).check(z.refine(isCalendarName, 'calendar-name-rule')),
  color: z.enum(eventColors),
  shares: z
    .array(wireObject({ address: z.string().check(z.maxLength(320)), right: z.enum(calendarRights) }))
    .check(z.maxLength(mostShares)),
});

export type CalendarForm = z.output<typeof calendarFormSchema>;
