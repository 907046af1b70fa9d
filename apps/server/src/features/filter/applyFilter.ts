import { Problem, type RuleAction } from '@jinshu/api';
import { type BulkOutcome, doBulk, endMailJob, type FilterWork, insertMailJob } from '../../mail/bulk/index.ts';
import { deleteUndo, selectUndo } from '../../mail/mail-job/index.ts';
import { findFolder } from '../../mail/message/index.ts';
import { toRuleTest } from '../../mail/rule/index.ts';
import { tagNumber } from '../../mail/tag/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectFilter } from './filter.repository.ts';

/** Returns the work of an action on existing messages. They are not forwarded or deleted in bulk (D-166). */
function actOf(action: RuleAction): FilterWork['act'] {
  switch (action.type) {
    case 'move':
      return { kind: 'move', target: action.folder };
    case 'flag':
      return { kind: 'flag', patch: { flagColor: action.color } };
    case 'tag':
      return { kind: 'flag', patch: { addTags: [tagNumber(action.tagId)] } };
    case 'markRead':
      return { kind: 'flag', patch: { isSeen: true } };
    default:
      throw new Problem('forbidden');
  }
}

interface Owner {
  mailboxId: number;
  accountId: number;
}

/** Begins to apply a rule to the messages that are in a folder now. */
export const applyFilter = (
  { db }: Pick<Deps, 'db'>,
  { mailboxId, accountId, id, folder: rawName }: Owner & { id: number; folder: string },
): Promise<BulkOutcome> =>
  db.transaction().execute(async (tx) => {
    const filter = await selectFilter(tx, accountId, id);
    if (!filter) throw new Problem('not-found');
    const act = actOf(filter.action);
    if (filter.missing) throw new Problem(filter.missing === 'folder' ? 'folder-not-found' : 'tag-not-found');
    const folder = await findFolder(tx, mailboxId, rawName);
    // A draft is not a message yet.
    if (folder.role === 'drafts') throw new Problem('forbidden');
    const work: FilterWork = { kind: 'filter', ...toRuleTest(filter.match, filter.conditions), act };
    return { moved: [], job: await insertMailJob(tx, { mailboxId, accountId, folder, uids: 'all', work }) };
  });

/** Stops the application of a rule if it is running, and undoes what it has done. Called again, it does nothing. */
export async function undoFilter(deps: Deps, { mailboxId, accountId, job: jobId }: Owner & { job: string }): Promise<BulkOutcome> {
  if (!(await endMailJob(deps.db, { mailboxId, id: jobId }))) throw new Problem('not-found');
  let last: BulkOutcome = { moved: [] };
  for (const { folder, work, uids } of await selectUndo(deps.db, { mailboxId, jobId }))
    last = await doBulk(deps, { mailboxId, accountId, folder, uids: [...uids], work });
  await deleteUndo(deps.db, { mailboxId, jobId });
  return last;
}
