import { Problem, type Tag } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { insertTag, isTagNameTaken, updateTag } from './tag.repository.ts';

/** Tag to create, or with a number the tag to change. */
export interface SaveTag {
  mailboxId: number;
  number?: number | undefined;
  name: string;
  color: string;
}

/** Creates or changes a tag (TAG-29, TAG-31). Names differ, letter case ignored. */
export const saveTag = ({ db }: Pick<Deps, 'db'>, { mailboxId, number, name, color }: SaveTag): Promise<Tag> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    if (await isTagNameTaken(tx, mailboxId, name, number)) {
      // The form shows the reason beside the name (TAG-18, API-21).
      throw new Problem('tag-name-taken', {}, { fields: { name: ['A tag with this name already exists.'] } });
    }
    const tag =
      number === undefined ? await insertTag(tx, mailboxId, { name, color }) : await updateTag(tx, mailboxId, number, { name, color });
    if (!tag) throw new Problem('tag-not-found');
    await recordChange(tx, mailboxId, { type: 'tag.changed' });
    return tag;
  });
