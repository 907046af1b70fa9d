import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { messageRefSchema, uidSchema } from './message.schema.ts';

/** A remark is a note to oneself of at most this many characters (TAG-23). */
export const maximumRemark = 200;

/** A remark as it comes: blanks around it do not count (TAG-23). */
export const remarkSchema = text(4000).check(
  z.trim(),
  z.refine((remark) => remark !== '', 'enter-note'),
  z.refine((remark) => [...remark].length <= maximumRemark, 'note-too-long'),
);

const done = z.object({ msg: z.string() });

/** Keeps a remark on a mail (TAG-34). */
export const setRemark = endpoint({
  method: 'POST',
  path: '/mail/message/remark/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Keeps a remark on a mail.',
  body: wireObject({ uid: uidSchema, folder: rawNameSchema, remark: remarkSchema }),
  response: done,
  problems: ['mail-not-found', 'folder-not-found', 'enter-note', 'note-too-long'],
});

/** Removes the remark of a mail (TAG-35). */
export const deleteRemark = endpoint({
  method: 'POST',
  path: '/mail/message/remark-del/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Removes the remark of a mail.',
  body: messageRefSchema,
  response: done,
  problems: ['mail-not-found', 'folder-not-found'],
});
