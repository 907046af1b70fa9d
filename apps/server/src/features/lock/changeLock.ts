import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { forgetMailbox } from '../../platform/session/index.ts';
import { deleteLock } from './lock.repository.ts';

/** Changes the lock of a mailbox, and tells all its windows: what was open may be closed now, or the other way round. */
export async function changeLock<T>({ db }: Pick<Deps, 'db'>, mailboxId: number, change: (tx: Tx) => Promise<T>): Promise<T> {
  const answer = await db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    const changed = await change(tx);
    await recordChange(tx, mailboxId, { type: 'folder.changed' });
    await recordChange(tx, mailboxId, { type: 'settings.changed' });
    return changed;
  });
  forgetMailbox(db, mailboxId);
  return answer;
}

/** Removes the lock of a mailbox, for a user who forgot the lock password (ADM-03). `also` writes in the same transaction. Returns whether a lock existed. */
export const clearLock = (
  deps: Pick<Deps, 'db'>,
  mailboxId: number,
  also: (tx: Tx, hadLock: boolean) => Promise<void> = async () => undefined,
): Promise<boolean> =>
  changeLock(deps, mailboxId, async (tx) => {
    const hadLock = await deleteLock(tx, mailboxId);
    await also(tx, hadLock);
    return hadLock;
  });
