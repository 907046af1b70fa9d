import { collectContents } from '../../mail/content/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { claimChore } from '../../platform/jobs/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { cancelFutureEvents } from '../calendar/index.ts';
import {
  barAddress,
  type DueRemoval,
  deleteMailbox,
  deleteSomeMessages,
  forgetBarred,
  leaveSubmissions,
  noteClosing,
  selectDueClosing,
  selectDueRemoval,
  selectFurtherAddresses,
  selectSubmittedContents,
} from './removal.repository.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Days for which the address of a removed mailbox is barred (D-154). */
const barredDays = 90;
const atOnce = 1_000;

/** Removes a mailbox for good: its messages in slices, then the rest at once. The next run continues a removal that was stopped. */
async function remove(deps: Deps, due: DueRemoval): Promise<void> {
  const { db } = deps;
  const { mailboxId, accountId, address } = due;
  for (;;) {
    const { count, contentIds } = await db.transaction().execute((tx) => deleteSomeMessages(tx, mailboxId, atOnce));
    await collectContents(deps, contentIds);
    if (count < atOnce) break;
  }
  const contentIds = await db.transaction().execute(async (tx) => {
    const submitted = await selectSubmittedContents(tx, mailboxId);
    if (accountId !== null) await leaveSubmissions(tx, { accountId, mailboxId });
    const addresses = [address, ...(await selectFurtherAddresses(tx, mailboxId))];
    await deleteMailbox(tx, due);
    const until = new Date(deps.now().getTime() + barredDays * dayMs);
    for (const one of addresses) await barAddress(tx, one, until);
    return submitted;
  });
  await collectContents(deps, contentIds);
}

/** Removes the people and shared mailboxes whose day has come (ADM-09, BAK-48), after their events were canceled and the messages about it have left. Returns how many. */
export async function removeDue(deps: Deps): Promise<number> {
  for (;;) {
    const closing = await selectDueClosing(deps.db, deps.now());
    if (!closing) break;
    await cancelFutureEvents(deps, closing, (tx) => noteClosing(tx, closing.accountId, deps.now()));
  }
  let count = 0;
  for (;;) {
    const due = await selectDueRemoval(deps.db, deps.now());
    if (!due) break;
    await remove(deps, due);
    count += 1;
  }
  await forgetBarred(deps.db, deps.now());
  return count;
}

/** Removes once an hour what is due. One of several servers does it. */
export function startRemovals(deps: Deps, { pollMs = hourMs }: { pollMs?: number | undefined } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the removal of deleted accounts',
    pollMs,
    async work() {
      const at = deps.now();
      if (await claimChore(deps.db, 'removals', { at, until: new Date(at.getTime() + hourMs) })) await removeDue(deps);
      return null;
    },
  });
}
