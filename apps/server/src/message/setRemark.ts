import { maximumRemark, Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../change/change.repository.ts';
import type { Deps } from '../deps.ts';
import { updateRemark } from './bulk.repository.ts';
import { findFolder } from './folderRow.ts';

interface RemarkInput {
  mailboxId: number;
  folder: string;
  uid: number;
}

async function writeRemark({ db }: Deps, { mailboxId, folder, uid }: RemarkInput, remark: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const { id: folderId } = await findFolder(tx, mailboxId, folder);
    if (!(await updateRemark(tx, { mailboxId, folderId, uid, remark }))) throw new Problem('mail-not-found');
    await recordChange(tx, mailboxId, { type: 'message.changed', folder, uids: [uid] });
  });
}

/** Keeps a remark on a message (TAG-23, TAG-34). */
export async function setRemark(deps: Deps, input: RemarkInput & { remark: string }): Promise<void> {
  const remark = input.remark.trim();
  if (remark === '') throw new Problem('enter-note');
  if ([...remark].length > maximumRemark) throw new Problem('note-too-long');
  await writeRemark(deps, input, remark);
}

/** Removes the remark of a message (TAG-35). */
export const deleteRemark = (deps: Deps, input: RemarkInput): Promise<void> => writeRemark(deps, input, '');
