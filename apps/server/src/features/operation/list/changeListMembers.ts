import { isWithinReach } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { addListMembers, type RefusedMember, removeListMembers } from '../../mailing-list/index.ts';
import { type Caller, type ListKey, listTarget, listToSee } from './changeList.ts';

/** Puts members on a mailing list, or takes them off (BAK-52). */
export async function changeMailingListMembers(
  deps: Deps,
  caller: Caller,
  author: OperationAuthor,
  { addresses, isRemoving, ...key }: ListKey & { addresses: readonly string[]; isRemoving: boolean },
): Promise<{ count: number; refused: RefusedMember[] }> {
  return deps.db.transaction().execute(async (tx) => {
    const list = await listToSee(tx, caller, key);
    const given = { list, addresses, ownDomain: deps.config.domain };
    const reaches = (departmentId: number | null) => isWithinReach(caller.reach, departmentId);
    const { changed, refused: left } = await (isRemoving ? removeListMembers(tx, given) : addListMembers(tx, { ...given, reaches }));
    await recordAction(tx, deps, author, {
      action: isRemoving ? 'removeListMembers' : 'addListMembers',
      target: listTarget(list),
      changes: [{ field: 'members', before: isRemoving ? changed : null, after: isRemoving ? null : changed }],
    });
    return { count: changed.length, refused: left };
  });
}
