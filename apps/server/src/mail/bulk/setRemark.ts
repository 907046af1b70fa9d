import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findFolder } from '../message/index.ts';
import { updateRemark } from './bulk.repository.ts';

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

/** Keeps a remark on a message (TAG-34); the contract has bounded and trimmed it (TAG-23). */
export const setRemark = (deps: Deps, { remark, ...input }: RemarkInput & { remark: string }): Promise<void> =>
  writeRemark(deps, input, remark);

/** Removes the remark of a message (TAG-35). */
export const deleteRemark = (deps: Deps, input: RemarkInput): Promise<void> => writeRemark(deps, input, '');
