import { Problem, type Uids } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { countKinds, journalUids, type MovedUid, moveRows } from './bulk.repository.ts';
import { type FolderRow, findFolder, isOutgoing } from './folderRow.ts';

/** Moves messages inside an open transaction whose mailbox is locked, and writes the journal. */
export async function moveBetween(
  tx: Tx,
  { mailboxId, source, target, uids }: { mailboxId: number; source: FolderRow; target: FolderRow; uids: Uids },
): Promise<MovedUid[]> {
  if (source.id === target.id) return [];
  const selection = { mailboxId, folderId: source.id, uids };
  const { drafts, mails } = await countKinds(tx, selection);
  // A draft is a form and no mail yet: only Drafts and Trash can hold it, and Drafts holds nothing else.
  if (target.role === 'drafts' ? mails > 0 : drafts > 0 && target.role !== 'trash') throw new Problem('forbidden');
  const moved = await moveRows(tx, { selection, target, changesParty: isOutgoing(source) !== isOutgoing(target) });
  if (moved.length === 0) return moved;
  await recordChange(tx, mailboxId, { type: 'message.removed', folder: source.rawName, uids: journalUids(moved.map(({ from }) => from)) });
  await recordChange(tx, mailboxId, {
    type: 'message.added',
    folder: target.rawName,
    uids: journalUids(moved.map(({ to }) => to)),
    isArrival: false,
  });
  return moved;
}

interface MoveInput {
  mailboxId: number;
  sourceFolder: string;
  targetFolder: string;
}

/** Moves messages to another folder (LST-71). Messages that are not there any more are passed over. */
export const moveMessages = (
  { db }: Deps,
  { mailboxId, sourceFolder, targetFolder, uids }: MoveInput & { uids: Uids },
): Promise<MovedUid[]> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const source = await findFolder(tx, mailboxId, sourceFolder);
    const target = await findFolder(tx, mailboxId, targetFolder);
    return moveBetween(tx, { mailboxId, source, target, uids });
  });

/** Moves the message that is being read and answers where it is now (LST-72). */
export async function moveReadMessage(deps: Deps, input: MoveInput & { uid: number }): Promise<{ folder: string; uid: number }> {
  if (input.sourceFolder === input.targetFolder) return { folder: input.sourceFolder, uid: input.uid };
  const [moved] = await moveMessages(deps, { ...input, uids: [input.uid] });
  if (!moved) throw new Problem('mail-not-found');
  return { folder: input.targetFolder, uid: moved.to };
}
