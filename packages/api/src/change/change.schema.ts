import * as z from 'zod/mini';
import { disks } from '../disk/disk.schema.ts';

/**
 * Response header with the journal versions that the call added to the caller's mailbox, separated by commas. The caller can ignore pushes
 * of these versions.
 */
export const changesHeader = 'x-jinshu-changes';

const uids = z.array(z.int());

/**
 * A change in a mailbox: names and numbers, never content. `folder` is a raw name. If a change affects very many messages, `uids` is empty
 * and the whole folder is stale.
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
  /** A reminder is due. */
  z.object({ type: z.literal('calendar-event.due'), calendarEventId: z.int(), startsAt: z.string() }),
  /** The calendars, or who may see them. */
  z.object({ type: z.literal('calendar.changed') }),
  z.object({ type: z.literal('contact.changed') }),
  /** A drive, with its folders, files, trash, capacity and permissions. */
  z.object({ type: z.literal('disk.changed'), disk: z.enum(disks) }),
  /** The user's shares of files. */
  z.object({ type: z.literal('file-share.changed') }),
  z.object({ type: z.literal('review.changed') }),
  z.object({ type: z.literal('settings.changed') }),
  /** A list of the settings, by its name. */
  z.object({ type: z.literal('settings-list.changed'), resource: z.string() }),
  /** Policies of the organization changed. */
  z.object({ type: z.literal('policy.changed') }),
]);

/** An entry of a mailbox's journal. */
export type Change = z.output<typeof changeSchema>;
