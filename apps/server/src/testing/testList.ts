import type { WriterKind } from '@jinshu/api';
import { changeGroupWriters, changeMailingListMembers, createMailingList } from '../features/operation/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine } from '../platform/operation/index.ts';

const everything = { reach: 'all' } as const;

/** Makes a mailing list with members. */
export async function makeList(
  deps: Deps,
  {
    members = [],
    name = 'List',
    ...given
  }: { address: string; name?: string; ownerId?: number; departmentId?: number; members?: readonly string[] },
): Promise<{ id: number; address: string }> {
  const list = await createMailingList(deps, everything, commandLine, { ...given, name });
  if (members.length > 0)
    await changeMailingListMembers(deps, everything, commandLine, { id: list.id, addresses: members, isRemoving: false });
  return list;
}

/** Sets the people that may write to a group. */
export const setWriters = (deps: Deps, address: string, writers: WriterKind, people: readonly number[] = []): Promise<void> =>
  changeGroupWriters(deps, everything, commandLine, { address, writers, people });
