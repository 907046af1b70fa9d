import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';

/** The colours that a calendar gives to its events (CAL-04); a skin paints each. */
export const eventColors = ['e01', 'e02', 'e03', 'e04', 'e05', 'e06', 'e07', 'e08', 'e09', 'e10', 'e11'] as const;

export type EventColor = (typeof eventColors)[number];

/** What somebody may do with a calendar that is shared with them (CAL-05, CAL-13). */
export const calendarRights = ['read', 'edit'] as const;

export type CalendarRight = (typeof calendarRights)[number];

/** A calendar's name has so many characters (CAL-06). */
export const calendarNameLength = { minimum: 1, maximum: 20 } as const;

/** Whether a calendar can have this name (CAL-06). */
export function isCalendarName(name: string): boolean {
  const { length } = [...name.trim()];
  return length >= calendarNameLength.minimum && length <= calendarNameLength.maximum;
}

/** Somebody who may see a calendar. */
export const calendarShareSchema = wireObject({ address: z.string(), name: z.string(), right: z.enum(calendarRights) });

export type CalendarShare = z.output<typeof calendarShareSchema>;

/** A calendar as its user sees it: own, or of somebody who shares it. */
export const calendarSchema = wireObject({
  id: z.int(),
  /** Empty: the first one, which the webmail names. */
  name: z.string(),
  color: z.enum(eventColors),
  isShown: z.boolean(),
  /** Where accepted events go. It stays. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  ownerAddress: z.string(),
  right: z.enum(calendarRights),
  /** With whom it is shared; of one's own calendars only. */
  shares: z.array(calendarShareSchema),
});

export type Calendar = z.output<typeof calendarSchema>;

/** A calendar that somebody shares with a user who has not said yet whether to see it. */
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

/** A calendar as it is made or changed (CAL-16, CAL-17). */
export const calendarFormSchema = wireObject({
  name: text(200).check(z.refine(isCalendarName, 'calendar-name-rule')),
  color: z.enum(eventColors),
  shares: z
    .array(wireObject({ address: z.string().check(z.maxLength(320)), right: z.enum(calendarRights) }))
    .check(z.maxLength(mostShares)),
});

export type CalendarForm = z.output<typeof calendarFormSchema>;
