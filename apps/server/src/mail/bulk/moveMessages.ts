import { Problem, type Uids } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { type BulkOutcome, doBulk } from './doBulk.ts';

interface MoveInput {
  mailboxId: number;
  accountId: number;
  sourceFolder: string;
  targetFolder: string;
}

/** Moves messages to another folder (LST-71). */
export const moveMessages = (
  deps: Deps,
  { mailboxId, accountId, sourceFolder, targetFolder, uids }: MoveInput & { uids: Uids },
): Promise<BulkOutcome> => doBulk(deps, { mailboxId, accountId, folder: sourceFolder, uids, work: { kind: 'move', target: targetFolder } });

/** Moves the message that is being read and answers where it is now (LST-72). */
export async function moveReadMessage(deps: Deps, input: MoveInput & { uid: number }): Promise<{ folder: string; uid: number }> {
  if (input.sourceFolder === input.targetFolder) return { folder: input.sourceFolder, uid: input.uid };
  const [moved] = (await moveMessages(deps, { ...input, uids: [input.uid] })).moved;
  if (!moved) throw new Problem('mail-not-found');
  return { folder: input.targetFolder, uid: moved.to };
}
