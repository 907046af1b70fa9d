import * as z from 'zod/mini';

/**
 * The header of an answer that names the versions of the journal which the call gave to the caller's mailbox, parted by commas. The push of
 * them tells whoever called nothing new.
 */
export const changesHeader = 'x-jinshu-changes';

const uids = z.array(z.int());

/**
 * What changed in a mailbox: names and numbers, never content. `folder` is a raw name.
 * A change of very many mails leaves `uids` empty: the whole folder is stale.
 */
export const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message.added'), folder: z.string(), uids, isArrival: z.boolean() }),
  z.object({ type: z.literal('message.changed'), folder: z.string(), uids }),
  z.object({ type: z.literal('message.removed'), folder: z.string(), uids }),
  z.object({ type: z.literal('folder.changed') }),
  z.object({ type: z.literal('tag.changed') }),
  z.object({ type: z.literal('draft.changed'), draftId: z.string() }),
  z.object({ type: z.literal('delivery.changed'), messageId: z.string() }),
  z.object({ type: z.literal('calendar-event.changed'), calendarEventId: z.int() }),
  /** The time of a reminder has come (CAL-35). */
  z.object({ type: z.literal('calendar-event.due'), calendarEventId: z.int(), startsAt: z.string() }),
  /** The calendars, or who may see them. */
  z.object({ type: z.literal('calendar.changed') }),
  z.object({ type: z.literal('contact.changed') }),
  z.object({ type: z.literal('review.changed') }),
  z.object({ type: z.literal('settings.changed') }),
]);

/** An entry of a mailbox's journal. */
export type Change = z.output<typeof changeSchema>;
