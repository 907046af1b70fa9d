import { type Filter, maximumListed, maximumTried, type TriedFilter } from '@jinshu/api';
import { findFolder } from '../../mail/message/index.ts';
import { matchConditions, readsBody, selectTriedMails, toRuleTest } from '../../mail/rule/index.ts';
import { createMarker } from '../../mail/search/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Number of messages per call: texts take longer to read than rows. */
const atOnce = { texts: 250, rows: maximumTried };

interface TryInput extends Pick<Filter, 'match' | 'conditions'> {
  mailboxId: number;
  isOwnLocked: boolean;
  /** Empty for the most recent messages of the folders that receive mail. */
  folder: string;
  after: number | undefined;
}

/** Tries conditions on a part of the existing messages, with the function that judges arriving mail. */
export async function tryFilter(
  { db }: Pick<Deps, 'db'>,
  { mailboxId, isOwnLocked, folder, after, ...rule }: TryInput,
): Promise<TriedFilter> {
  const test = toRuleTest(rule.match, rule.conditions);
  const folderId = folder === '' ? null : (await findFolder(db, mailboxId, folder)).id;
  const limit = readsBody(test) ? atOnce.texts : atOnce.rows;
  const some = await selectTriedMails(db, test, { mailboxId, folderId, isOwnLocked, after: after ?? Number.MAX_SAFE_INTEGER, limit });
  const caught = some.filter(({ mail }) => matchConditions(test, mail)).map(({ stored }) => stored);
  const words = rule.conditions.filter(({ field }) => field === 'subject').map(({ value }) => value);
  const marker = createMarker(words);
  const last = some.at(-1)?.stored;
  return {
    examined: some.length,
    count: caught.length,
    results: caught.slice(0, maximumListed).map(({ uid, folder: place, sender, subject, arrivedAt, isSeen }) => ({
      uid,
      folder: place,
      sender: { name: sender.name, address: sender.address },
      subject,
      arrivedAt: arrivedAt.toISOString(),
      isRead: isSeen,
      marks: marker?.mark(subject) ?? [],
    })),
    next: some.length < limit || !last ? null : folderId === null ? last.id : last.uid,
  };
}
