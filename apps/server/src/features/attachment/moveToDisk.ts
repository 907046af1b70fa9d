import { type MovedToDisk, Problem } from '@jinshu/api';
import { deleteKeptFiles, selectMovable } from '../../mail/attachment/index.ts';
import { pointToDisk } from '../../mail/online-link/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { putOnDisk } from '../disk/index.ts';

interface MoveInput {
  mailboxId: number;
  accountId: number;
  ids: readonly number[];
  /** 0 is the top. */
  folderId: number;
}

/** Moves stored attachments to the personal disk: all of them or, where one is missing or they do not fit, none. Links follow (ATT-38). */
export const moveToDisk = ({ db, now }: Deps, { mailboxId, accountId, ids, folderId }: MoveInput): Promise<MovedToDisk[]> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const files = await selectMovable(tx, mailboxId, ids);
    const known = new Set(files.map(({ id }) => id));
    const missing = ids.find((id) => !known.has(id));
    if (missing !== undefined) throw new Problem('attachment-not-found', { id: missing });
    const owner = { disk: 'personal', mailboxId } as const;
    const moved: MovedToDisk[] = [];
    const placed = await putOnDisk(tx, { owner, accountId, folderId, files, at: now() });
    for (const [index, { id: attachmentId }] of files.entries()) {
      const file = placed[index]?.file;
      if (!file) continue;
      await pointToDisk(tx, mailboxId, attachmentId, { diskId: file.diskId, diskFileId: file.id });
      moved.push({ attachmentId, id: file.id, name: file.name, size: file.size });
    }
    await deleteKeptFiles(tx, mailboxId, ids);
    return moved;
  });
