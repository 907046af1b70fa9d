import * as z from 'zod/mini';
import { shareLevels } from '../contract/access.ts';
import { blob, endpoint, multipart } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, queryInt, text, wireObject } from '../contract/wire.ts';

const levelSchema = z.enum(shareLevels);
const address = named('username', text(320).check(z.trim(), z.minLength(3)));

/** A person who may use the mailbox. */
export const shareSchema = wireObject({
  /** The account that may use it. */
  id: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  /** Department and position. */
  detail: named('label', z.string()),
  level: levelSchema,
  /** Time when the person last opened the mailbox; `null` for never. */
  usedAt: z.nullable(z.string()),
  /** Whether a session of the person is in the mailbox now. */
  isInUse: z.boolean(),
});

export type Share = z.output<typeof shareSchema>;

/** A mailbox of others that the user may enter, with what may be done there. */
export const sharedToMeSchema = wireObject({
  shareId: z.int(),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  level: levelSchema,
  unseenCount: z.int(),
});

export type SharedToMe = z.output<typeof sharedToMeSchema>;

/** Returns who may use the user's own mailbox, and at which level. */
export const listShares = endpoint({
  method: 'GET',
  path: '/core/shareusers/',
  access: { of: 'mailbox', needs: 'owner' },
  summary: 'People who may use the own mailbox, with their levels.',
  response: listOf(shareSchema),
});

/** Shares the user's own mailbox with a colleague. People with a share get the given level. */
export const createShare = endpoint({
  method: 'POST',
  path: '/core/shareusers/',
  access: { of: 'mailbox', needs: 'owner' },
  summary: 'Shares the own mailbox with a colleague, or changes the level.',
  body: wireObject({ userName: address, level: levelSchema }),
  response: shareSchema,
  problems: ['not-system-mailbox'],
});

/** Takes a share back. It ends the sessions that use it. */
export const deleteShare = endpoint({
  method: 'DELETE',
  path: '/core/shareusers/:id/',
  access: { of: 'mailbox', needs: 'owner' },
  summary: 'Takes a share of the own mailbox back, and ends the sessions that use it.',
  params: z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  response: z.object({}),
});

/** Returns the mailboxes that are shared with the user. */
export const listSharedToMe = endpoint({
  method: 'GET',
  path: '/core/shareusers/shared/',
  access: { of: 'account' },
  summary: 'The mailboxes that are shared with the user.',
  response: listOf(sharedToMeSchema),
});

/** Reason why a row of a file creates no share. */
export const shareRowReasons = ['unknown-person', 'own-mailbox', 'unknown-level', 'repeated'] as const;

/** A row of a file of people, with what it does. */
export const shareRowSchema = wireObject({
  /** Number of the row in the file, from 1. */
  row: z.int(),
  userName: named('username', z.string()),
  /** The name of the person; empty if the address is unknown. */
  name: named('realname', z.string()),
  level: z.nullable(levelSchema),
  /** Why the row is left out; `null` if it is taken. */
  reason: z.nullable(z.enum(shareRowReasons)),
});

export type ShareRow = z.output<typeof shareRowSchema>;

/** Maximum number of rows of a file of people. */
export const maximumShareRows = 1000;

/** Shares the user's own mailbox with the people of a file. A dry run only says what would happen. */
export const importShares = endpoint({
  method: 'POST',
  path: '/core/shareusers/import/',
  access: { of: 'mailbox', needs: 'owner' },
  summary: 'Shares the own mailbox with the people of a csv or xlsx file.',
  body: multipart('file', wireObject({ isDryRun: queryFlag() })),
  response: listOf(shareRowSchema),
  problems: ['too-large', 'unsupported-body'],
});

/** Returns a sample of the file that `importShares` takes. */
export const downloadShareSample = endpoint({
  method: 'GET',
  path: '/core/shareusers/tutorial/',
  access: { of: 'account' },
  summary: 'A sample of the file of people.',
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
});
