import { Problem } from '@jinshu/api';
import type { Connection, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import {
  automaticMailChannel,
  claimAutomatic,
  type DueAutomaticMail,
  postponeAutomatic,
  takeAutomatic,
  untilNextAutomatic,
} from '../automatic-mail/index.ts';
import { refuseForward, sendForward } from './sendForward.ts';
import { refuseListCopy, sendListCopy } from './sendListCopy.ts';
import { sendReply } from './sendReply.ts';

const minute = 60_000;
const leaseMs = minute;
/** Delays before the next attempt after each failure. The last one repeats. */
const backOff = [1, 5, 15, 60].map((minutes) => minutes * minute);
const atOnce = 20;

/** Ends what may not be sent. */
async function refuse(tx: Tx, deps: Deps, due: DueAutomaticMail, error: Problem): Promise<void> {
  if (due.kind === 'forward') await refuseForward(tx, deps, due, error);
  else if (due.kind === 'list') await refuseListCopy(tx, deps, due, error);
  else await takeAutomatic(tx, due.mailboxId, due.id);
}

async function sendOne(deps: Deps, due: DueAutomaticMail): Promise<void> {
  const { db, log, now } = deps;
  const send = { reply: sendReply, forward: sendForward, list: sendListCopy }[due.kind];
  const run = (work: (tx: Tx) => Promise<unknown>) => db.transaction().execute(work);
  try {
    await run((tx) => send(tx, deps, due));
  } catch (error) {
    if (error instanceof Problem) {
      log.info({ mailboxId: due.mailboxId, kind: due.kind, code: error.code }, 'what a rule wanted to send was refused');
      await run((tx) => refuse(tx, deps, due, error));
      return;
    }
    log.error({ err: error, mailboxId: due.mailboxId, kind: due.kind }, 'what a rule wanted to send was not sent, trying again later');
    const pause = backOff[Math.min(due.attempts, backOff.length) - 1] as number;
    await postponeAutomatic(db, due, new Date(now().getTime() + pause));
  }
}

/** Sends everything that rules want to send now, each once. Returns how much it was. */
export async function sendAutomaticMail(deps: Deps, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const at = deps.now();
    const due = await claimAutomatic(deps.db, { at, leaseUntil: new Date(at.getTime() + leaseMs), limit: atOnce });
    if (due.length === 0) break;
    for (const one of due) await sendOne(deps, one);
    count += due.length;
  }
  if (count > 0) deps.outbox.wake();
  return count;
}

/** Starts to send the replies and forwards of rules. Several servers may do so on one database: each is claimed by one of them. */
export const startAutomaticMail = (
  deps: Deps,
  { connection, pollMs = 15_000 }: { connection?: Connection | undefined; pollMs?: number } = {},
): Worker =>
  startWorker({
    log: deps.log,
    name: 'automatic mail',
    pollMs,
    connection,
    channel: automaticMailChannel,
    async work(isStopped) {
      await sendAutomaticMail(deps, isStopped);
      return untilNextAutomatic(deps.db, deps.now());
    },
  });
