import { Problem } from '@jinshu/api';
import { lockMailbox, mailboxVersion, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { removeTag, takeTagOffAll } from './tag.repository.ts';

/** Removes a tag and takes it off every mail that carries it (TAG-32, TAG-36). */
export const deleteTag = ({ db }: Pick<Deps, 'db'>, { mailboxId, number }: { mailboxId: number; number: number }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (!(await removeTag(tx, mailboxId, number))) throw new Problem('tag-not-found');
    const places = await takeTagOffAll(tx, mailboxId, number, (await mailboxVersion(tx, mailboxId)) + 1);
    for (const { folder, uids } of places) await recordChange(tx, mailboxId, { type: 'message.changed', folder, uids });
    await recordChange(tx, mailboxId, { type: 'tag.changed' });
  });
