import { Problem } from '@jinshu/api';
import { lockMailbox, mailboxVersion, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertMailJob } from '../bulk/index.ts';
import { countTagged, removeTag, takeTagOff } from './tag.repository.ts';

/** Number of messages from which a tag is removed at once. */
const maximumAtOnce = 3_000;

interface DeleteTag {
  mailboxId: number;
  accountId: number;
  number: number;
}

/**
 * Deletes a tag and removes it from all messages (TAG-32, TAG-36), in a background job if there are very many. No message shows it from now
 * on, because a deleted tag has no name.
 */
export const deleteTag = ({ db }: Pick<Deps, 'db'>, { mailboxId, accountId, number }: DeleteTag) =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (!(await removeTag(tx, mailboxId, number))) throw new Problem('tag-not-found');
    const isMany = (await countTagged(tx, mailboxId, number, maximumAtOnce + 1)) > maximumAtOnce;
    if (!isMany) await takeSliceOff(tx, mailboxId, number);
    await recordChange(tx, mailboxId, { type: 'tag.changed' });
    if (!isMany) return undefined;
    const messageCount = await countTagged(tx, mailboxId, number, Number.MAX_SAFE_INTEGER);
    // It is about every folder, and a job names one.
    const folder = { rawName: 'INBOX', nextUid: 1, messageCount };
    return insertMailJob(tx, { mailboxId, accountId, folder, uids: 'all', work: { kind: 'remove-tag', number } });
  });

/** Removes a deleted tag from the next messages that have it, and writes the journal. Returns the number of these messages. */
export async function takeSliceOff(tx: Tx, mailboxId: number, number: number): Promise<number> {
  const version = (await mailboxVersion(tx, mailboxId)) + 1;
  const places = await takeTagOff(tx, mailboxId, number, { version, limit: maximumAtOnce });
  for (const { folder, uids } of places) await recordChange(tx, mailboxId, { type: 'message.changed', folder, uids });
  return places.reduce((sum, { count }) => sum + count, 0);
}
