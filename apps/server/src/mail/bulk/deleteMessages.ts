import type { Uids } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { type BulkOutcome, doBulk } from './doBulk.ts';

interface DeleteInput {
  mailboxId: number;
  accountId: number;
  folder: string;
  uids: Uids;
}

/** Removes messages for good (LST-74). */
export const expungeMessages = (deps: Deps, input: DeleteInput): Promise<BulkOutcome> =>
  doBulk(deps, { ...input, work: { kind: 'expunge' } });

/** Moves messages to Trash; those that are there already go for good (LST-73, LST-82). */
export const deleteMessages = (deps: Deps, input: DeleteInput): Promise<BulkOutcome> =>
  doBulk(deps, { ...input, work: { kind: 'delete' } });
