import { type Endpoint, Problem } from '@jinshu/api';
import type { ShareLevel } from '../db/tables.ts';
import type { Session } from '../session/Session.ts';

/** Calls that change nothing of a mailbox though they are no GET: opening a mail with its password, and looking people up. */
const reading = ['/mail/message/password/', '/contact/to/'];

/** Calls that a letter needs until it has gone and after, and answers of other kinds. */
const sending = [
  ...reading,
  '/calendar/event/status/',
  '/mail/attach/:id/renewal/',
  '/mail/attach/batchdelete/',
  '/mail/message/log-recall/',
  '/mail/message/more-post/',
  '/mail/message/notify/',
  '/mail/message/notify_button/',
  '/mail/message/recall/',
  '/mail/message/reply/',
  '/mail/message/save-attach/',
  '/mail/message/send-recall/',
  '/mail/message/sendsms/',
  '/mail/message/sent/',
  '/netdisk/upload-finish/',
  '/netdisk/uploadnew/',
];

/** Whoever may not write the mailbox may still make these calls. */
const allowed: Partial<Record<ShareLevel, ReadonlySet<string>>> = { read: new Set(reading), send: new Set(sending) };

/** What belongs to a mailbox. The rest is the account's own, wherever its session looks into: to review mail as well (REV-32). */
const isOfMailbox = (path: string) => /^\/(calendar|contact|mail(?!\/review\/)|netdisk)\//.test(path);
/** Whoever locks a mailbox shuts its owner out as well. */
const isLock = (path: string) => /^\/setting\/(set|alt|rel)-flock\/$/.test(path);

/** Refuses what goes beyond the level a mailbox is shared with, whatever the client asks (SHR-23). Reading is always allowed (SHR-12). */
export function refuseBeyondShare({ shareLevel }: Pick<Session, 'shareLevel'>, { method, path }: Pick<Endpoint, 'method' | 'path'>): void {
  if (shareLevel === null || shareLevel === 'full' || method === 'GET') return;
  const isAllowed = allowed[shareLevel]?.has(path) ?? true;
  if (isLock(path) || (isOfMailbox(path) && !isAllowed)) throw new Problem('mailbox-share-power');
}
