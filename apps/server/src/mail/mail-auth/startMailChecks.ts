import type { MailAuthentication } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { createResolver, type Resolve } from '../../platform/network/index.ts';
import { readRaw } from '../content/index.ts';
import { authenticateMail } from './authenticateMail.ts';
import { claimChecks, keepResult, type MailCheck, releaseCheck, untilNextCheck } from './mailAuth.repository.ts';

type CheckDeps = Pick<Deps, 'db' | 'blobs' | 'log' | 'now' | 'config'>;

/** Worker that checks whether messages really come from their claimed senders. */
export interface MailChecks {
  /** Checks due messages now. */
  wake(): void;
  /** Finishes the claimed batches and stops. Other due messages are left to the next worker. */
  stop(): Promise<void>;
}

const leaseMs = 120_000;
const limits = {
  /** Number of messages claimed together. */
  batch: 4,
  /** Number of batches in progress. Slow name servers of one sender must not delay the messages of others. */
  batches: 4,
  /** Larger messages are checked one at a time, because each is held in memory as a whole. */
  lightBytes: 4 * 1024 * 1024,
};
/** Delays before a retry when name servers did not respond, in milliseconds. After the last one the result stays unknown. */
const retryAfterMs = [60_000, 600_000];

const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const isUnsure = ({ spf, dkim, dmarc }: MailAuthentication) => [spf, dkim, dmarc].includes('temperror');

let heavy: Promise<unknown> = Promise.resolve();
/** Waits for its turn when there is much to hold in memory. */
function inTurn<T>(size: number, work: () => Promise<T>): Promise<T> {
  if (size <= limits.lightBytes) return work();
  const done = heavy.then(work);
  heavy = done.catch(() => undefined);
  return done;
}

async function doCheck({ db, blobs, log, now, config }: CheckDeps, resolve: Resolve, check: MailCheck): Promise<void> {
  const { contentId, client, attempts, sender } = check;
  const raw = await readRaw(db, blobs, contentId);
  if (!raw) return;
  const result = await authenticateMail({ raw, client, sender: sender.address, host: config.domain, resolve });
  const retryMs = isUnsure(result) ? retryAfterMs[attempts - 1] : undefined;
  await keepResult(db, contentId, result, retryMs === undefined ? null : later(now(), retryMs));
  log.debug({ contentId, ...result }, 'the sender of a mail was checked');
}

/** Checks due messages until none is left or `isStopped` returns true. Returns the number of messages processed. */
export async function checkDueMails(deps: CheckDeps, resolve: Resolve, isStopped = () => false): Promise<number> {
  const { db, log, now } = deps;
  let count = 0;
  while (!isStopped()) {
    const checks = await claimChecks(db, { at: now(), leaseUntil: later(now(), leaseMs), limit: limits.batch });
    await Promise.all(
      checks.map((check) =>
        inTurn(check.size, () => doCheck(deps, resolve, check)).catch(async (error: unknown) => {
          log.warn({ err: error, contentId: check.contentId }, 'the sender of a mail could not be checked, trying again later');
          await releaseCheck(db, check.contentId, later(now(), retryAfterMs[check.attempts - 1] ?? 3_600_000));
        }),
      ),
    );
    count += checks.length;
    if (checks.length === 0) break;
  }
  return count;
}

/** Starts checking the senders of incoming messages. Several servers may do so on one database. */
export function startMailChecks(deps: CheckDeps, { pollMs = 5_000, resolve = createResolver() } = {}): MailChecks {
  const looking = new Set<Promise<void>>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let mustLookAgain = false;

  const look = async () => {
    let pauseMs = pollMs;
    try {
      do {
        mustLookAgain = false;
        await checkDueMails(deps, resolve, () => isStopped);
        pauseMs = Math.min(pollMs, (await untilNextCheck(deps.db, deps.now())) ?? pollMs);
      } while (mustLookAgain && !isStopped);
    } catch (error) {
      if (!isStopped) deps.log.warn({ err: error }, 'the checks of senders cannot reach the database');
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.max(pauseMs, 20));
  };
  const wake = () => {
    if (isStopped) return;
    if (looking.size >= limits.batches) {
      mustLookAgain = true;
      return;
    }
    const one = look().finally(() => looking.delete(one));
    looking.add(one);
  };
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(looking);
    },
  };
}
