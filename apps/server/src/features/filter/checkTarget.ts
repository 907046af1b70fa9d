import { type FilterForm, Problem } from '@jinshu/api';
import { findFolder } from '../../mail/message/index.ts';
import { selectTag, tagNumber } from '../../mail/tag/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { ownMailboxOf } from './filter.repository.ts';

/** Refuses a rule whose folder or tag does not exist. */
export async function checkTarget({ db }: Pick<Deps, 'db'>, { accountId }: { accountId: number }, form: FilterForm): Promise<FilterForm> {
  const { action } = form;
  if (action.type !== 'move' && action.type !== 'tag') return form;
  const mailboxId = await ownMailboxOf(db, accountId);
  if (action.type === 'move') await findFolder(db, mailboxId, action.folder);
  else if (!(await selectTag(db, mailboxId, tagNumber(action.tagId)))) throw new Problem('tag-not-found');
  return form;
}
