import { openSmsSender, SmsRefused, type SmsSender } from '../../mail/gateway/index.ts';
import { claimSms, type DueSms, settleSms, smsChannel, untilNextSms } from '../../mail/submission/index.ts';
import type { Connection } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';

type SmsDeps = Pick<Deps, 'db' | 'log' | 'now' | 'config'>;

const minute = 60_000;
const leaseMs = 2 * minute;
const backOff = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minute);
const atOnce = 10;

async function sendOne({ db, log, now }: SmsDeps, sender: SmsSender, { id, number, text, attempts }: DueSms): Promise<void> {
  try {
    await sender.send({ id, number, text });
    await settleSms(db, id, { failure: null, next: null });
  } catch (error) {
    const pause = error instanceof SmsRefused ? undefined : backOff[attempts];
    const failure = error instanceof Error ? error.message : String(error);
    log.warn({ smsId: id, attempts, reason: failure }, pause === undefined ? 'an SMS was given up' : 'an SMS was not sent, trying again');
    await settleSms(db, id, { failure, next: pause === undefined ? null : new Date(now().getTime() + pause) });
  }
}

/** Sends due SMS until none is left or `isStopped` returns true. Returns the number of attempts. */
export async function sendDueSms(deps: SmsDeps, sender: SmsSender, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const at = deps.now();
    const due = await claimSms(deps.db, { at, leaseUntil: new Date(at.getTime() + leaseMs), limit: atOnce });
    if (due.length === 0) break;
    await Promise.all(due.map((sms) => sendOne(deps, sender, sms)));
    count += due.length;
  }
  return count;
}

/** Starts to send notices by SMS. Several servers may do so on one database: each notice is claimed by one of them. */
export function startSms(
  deps: SmsDeps,
  {
    connection,
    pollMs = 30_000,
    sender: given,
  }: {
    connection?: Connection | undefined;
    pollMs?: number;
    sender?: SmsSender;
  } = {},
): Worker {
  return startWorker({
    log: deps.log,
    name: 'the SMS queue',
    pollMs,
    connection,
    channel: smsChannel,
    async work(isStopped) {
      // Another gateway may be in force by now. Without one, notices wait.
      const sender = given ?? (await openSmsSender(deps));
      if (!sender) return null;
      await sendDueSms(deps, sender, isStopped);
      return untilNextSms(deps.db, deps.now());
    },
  });
}
