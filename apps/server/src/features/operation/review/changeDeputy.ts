import { Problem } from '@jinshu/api';
import { tellReviewers } from '../../../mail/submission/index.ts';
import { lockMailbox } from '../../../platform/change/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { changesBetween, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { personToSee } from '../person/personInReach.ts';
import { refused } from '../refuse.ts';
import type { Caller } from './changeReviewRule.ts';
import { deleteDeputy, selectDeputies, upsertDeputy } from './reviewer.repository.ts';

/** Deputy of a reviewer from the first to the last day. */
export interface NewDeputy {
  deputyId: number;
  firstDay: string;
  lastDay: string;
}

/** Gives a reviewer a deputy, or with `null` removes the one that there is (BAK-62). */
export async function changeDeputy(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { id, deputy }: { id: number; deputy: NewDeputy | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const person = await personToSee(tx, caller, id);
    const other = deputy && (await personToSee(tx, caller, deputy.deputyId));
    if (deputy && deputy.deputyId === id) throw refused('deputy-same', { field: 'deputy' });
    if (deputy && deputy.lastDay < deputy.firstDay) throw refused('days-reversed', { field: 'last_day' });
    const known = (await selectDeputies(tx, [id])).get(id);
    if (!deputy && !known) throw new Problem('not-found');
    if (deputy) await upsertDeputy(tx, id, deputy);
    else await deleteDeputy(tx, id);
    if (other) {
      await lockMailbox(tx, other.mailboxId);
      await tellReviewers(tx, [other.mailboxId]);
    }
    const changes = changesBetween(
      known ? { deputy: known.person.userName, firstDay: known.firstDay, lastDay: known.lastDay } : {},
      deputy && other ? { deputy: other.address, firstDay: deputy.firstDay, lastDay: deputy.lastDay } : {},
    );
    const target = { kind: 'reviewer', id, name: person.address, departmentId: person.departmentId } as const;
    await recordAction(tx, deps, author, { action: deputy ? 'setReviewDeputy' : 'removeReviewDeputy', target, changes });
  });
}
