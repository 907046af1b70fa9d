import { type ContactSelection, Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { findMissingGroups } from './group.repository.ts';
import { selectContactIds } from './personal.repository.ts';

/** Changes a personal book. Other windows are notified, unless the change threw. */
export const changeBook = <T>({ db }: Pick<Deps, 'db'>, mailboxId: number, change: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const changed = await change(tx);
    await recordChange(tx, mailboxId, { type: 'contact.changed' });
    return changed;
  });

/** @throws {Problem} `contact-group-not-found` for groups that the mailbox doesn't have. */
export async function requireGroups(tx: Tx, mailboxId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0 && (await findMissingGroups(tx, mailboxId, ids)).length > 0) throw new Problem('contact-group-not-found');
}

/** The numbers of the contacts that a call is about. */
export const selectedIds = async (tx: Tx, mailboxId: number, { ids, all }: ContactSelection): Promise<number[]> =>
  all ? selectContactIds(tx, mailboxId, all) : [...new Set(ids)];
