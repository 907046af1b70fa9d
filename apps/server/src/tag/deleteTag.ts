import { Problem } from '@jinshu/api';
import { lockMailbox, mailboxVersion, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { insertMailJob } from '../mail-job/mailJob.repository.ts';
import { countTagged, removeTag, takeTagOff } from './tag.repository.ts';

/** From so many mails a tag is taken at once. */
const maximumAtOnce = 3_000;

interface DeleteTag {
  mailboxId: number;
  accountId: number;
  number: number;
}

/**
 * Removes a tag and takes it off every mail that carries it (TAG-32, TAG-36); off very many as a job, in slices. No mail shows it from now
 * on: what a mail still carries of it until its slice comes has no name any more.
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

/** Takes a removed tag off the next mails that carry it, and writes the journal. Answers how many they were. */
export async function takeSliceOff(tx: Tx, mailboxId: number, number: number): Promise<number> {
  const version = (await mailboxVersion(tx, mailboxId)) + 1;
  const places = await takeTagOff(tx, mailboxId, number, { version, limit: maximumAtOnce });
  for (const { folder, uids } of places) await recordChange(tx, mailboxId, { type: 'message.changed', folder, uids });
  return places.reduce((sum, { count }) => sum + count, 0);
}
