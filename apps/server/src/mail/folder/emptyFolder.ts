import { Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { type BulkOutcome, doBulk } from '../bulk/index.ts';
import { findFolder } from '../message/index.ts';

/** Removes all mail of a folder for good (LST-75). Only Trash and Spam may be emptied (D-110). */
export async function emptyFolder(
  deps: Deps,
  { mailboxId, accountId, rawName }: { mailboxId: number; accountId: number; rawName: string },
): Promise<BulkOutcome> {
  const { role } = await findFolder(deps.db, mailboxId, rawName);
  if (role !== 'trash' && role !== 'spam') throw new Problem('forbidden');
  return doBulk(deps, { mailboxId, accountId, folder: rawName, uids: 'all', work: { kind: 'expunge' } });
}
