import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { messageRefSchema, uidSchema } from './message.schema.ts';

/** Maximum length of a note, in characters. */
export const maximumRemark = 200;

/** Text of a note. Leading and trailing spaces are removed. */
export const remarkSchema = text(4000).check(
  z.trim(),
  z.refine((remark) => remark !== '', 'enter-note'),
  z.refine((remark) => [...remark].length <= maximumRemark, 'note-too-long'),
);

const done = z.object({ msg: z.string() });

/** Saves the user's note on a message. */
export const setRemark = endpoint({
  method: 'POST',
  path: '/mail/message/remark/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Saves a note on a message.',
  body: wireObject({ uid: uidSchema, folder: rawNameSchema, remark: remarkSchema }),
  response: done,
  problems: ['mail-not-found', 'folder-not-found', 'enter-note', 'note-too-long'],
});

/** Deletes the note on a message. */
export const deleteRemark = endpoint({
  method: 'POST',
  path: '/mail/message/remark-del/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Deletes the note of a message.',
  body: messageRefSchema,
  response: done,
  problems: ['mail-not-found', 'folder-not-found'],
});
