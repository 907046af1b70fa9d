import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { named, queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { type Uids, uidsSchema } from './message.schema.ts';

/** Uids in an address: numbers parted by commas, or `all`. An address has room for some hundred. */
const queryUids = z.codec(z.string().check(z.maxLength(8000), z.regex(/^(?:all|\d{1,15}(?:,\d{1,15})*)$/)), uidsSchema, {
  decode: (text): Uids => (text === 'all' ? 'all' : text.split(',').map(Number)),
  encode: (uids) => (uids === 'all' ? uids : uids.join()),
});

/** Downloads several messages as one zip of email files. */
export const downloadMessages = endpoint({
  method: 'GET',
  path: '/mail/message/zip/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'Several messages as a zip.',
  query: wireObject({ uids: named('uids', queryUids), folder: rawNameSchema }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found'],
});

/** Downloads a message as a file. */
export const downloadMessage = endpoint({
  method: 'GET',
  path: '/mail/message/eml/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'A message as a file.',
  query: wireObject({ uid: queryInt(1, Number.MAX_SAFE_INTEGER), folder: rawNameSchema }),
  response: blob,
  problems: ['mail-not-found', 'folder-not-found'],
});
