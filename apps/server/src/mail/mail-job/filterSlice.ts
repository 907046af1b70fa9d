import type { Tx } from '../../platform/db/index.ts';
import { applyFlags, type BulkWork, type FilterWork, type FlagPatch, type HeldJob, moveBetween } from '../bulk/index.ts';
import { type FolderRow, findFolder } from '../message/index.ts';
import { matchConditions, readsBody, type StoredMail, selectStretch } from '../rule/index.ts';
import { insertUndo } from './filterUndo.repository.ts';

/** Number of messages per slice. The mailbox is locked meanwhile, and texts take longer to read than rows. */
export const filterSliceSize = (work: FilterWork): number => (readsBody(work) ? 100 : 500);

/** Returns what gives messages back the flags that they had. */
const inverseOf = ({ isSeen, addTags, flagColor }: FlagPatch, before: StoredMail['flagColor']): FlagPatch => ({
  ...(isSeen !== undefined && { isSeen: !isSeen }),
  ...(addTags && { removeTags: addTags }),
  ...(flagColor !== undefined && { flagColor: before }),
});

/** Applies a filter rule to consecutive messages of a folder, and keeps what undoes it. */
export async function applyFilterSlice(
  tx: Tx,
  { mailboxId, id: jobId }: Pick<HeldJob, 'mailboxId' | 'id'>,
  { act, ...test }: FilterWork,
  { folder, after, upTo }: { folder: FolderRow; after: number; upTo: number },
): Promise<void> {
  const some = await selectStretch(tx, test, { mailboxId, folderId: folder.id, after, upTo });
  const caught = some.filter(({ mail }) => matchConditions(test, mail)).map(({ stored }) => stored);
  if (caught.length === 0) return;
  const keep = (place: string, work: BulkWork, uids: readonly number[]) => insertUndo(tx, { mailboxId, jobId, folder: place, work, uids });
  if (act.kind === 'move') {
    const target = await findFolder(tx, mailboxId, act.target);
    const moved = await moveBetween(tx, { mailboxId, source: folder, target, uids: caught.map(({ uid }) => uid) });
    await keep(
      target.rawName,
      { kind: 'move', target: folder.rawName },
      moved.map(({ to }) => to),
    );
    return;
  }
  for (const [before, mails] of Map.groupBy(caught, ({ flagColor }) => flagColor)) {
    const uids = mails.map(({ uid }) => uid);
    const changed = await applyFlags(tx, { mailboxId, folderId: folder.id, uids }, folder.rawName, act.patch);
    await keep(folder.rawName, { kind: 'flag', patch: inverseOf(act.patch, before) }, changed);
  }
}
