import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { retryDelay } from '../../platform/jobs/index.ts';
import { beginHandOver, noteAccepted, selectAccepted } from '../delivery/index.ts';
import { type DeliveryUpdate, moveLease } from '../submission/index.ts';
import type { DomainPace } from './DomainPace.ts';
import type { RelayedMail } from './relay.ts';
import type { RelayOutcome } from './relayOutcome.ts';
import { type Parcel, settle } from './settle.ts';

/** The server that a message leaves by. */
export interface Way {
  /** Status of recipients for whom the server accepted the message. */
  accepted: 'delivered' | 'proxy';
  /** Limits parallel deliveries per lane. */
  pace: Pick<DomainPace, 'enter' | 'leave'>;
  /** Returns the lane of a recipient. */
  laneOf: (address: string) => string;
  send(mail: RelayedMail): Promise<Map<string, RelayOutcome>>;
}

const minute = 60_000;
/** Time after which delivery of a message is given up (RFC 5321, section 4.5.4.1). */
const giveUpAfterMs = 5 * 24 * 60 * minute;

function updateFor(
  outcome: RelayOutcome,
  { way, attempts, createdAt, at }: { way: Way; attempts: number; createdAt: Date; at: Date },
): DeliveryUpdate {
  if (outcome.kind === 'accepted') return { status: way.accepted, info: outcome.words };
  if (outcome.kind === 'refused') return { status: 'failed', info: outcome.words };
  const pause = retryDelay(attempts);
  if (at.getTime() + pause - createdAt.getTime() > giveUpAfterMs) return { status: 'failed', info: `4.4.7 expired: ${outcome.words}` };
  return { status: 'queued', info: outcome.words, nextAttemptAt: new Date(at.getTime() + pause) };
}

/** Number of recipients that every server accepts per message (RFC 5321, section 4.5.3.1.8). */
const recipientsAtOnce = 100;
/** Delay for mail without a free slot, in milliseconds. */
const busyPauseMs = 2_000;

function* portions(addresses: readonly string[], { laneOf }: Way): Generator<[lane: string, addresses: string[]]> {
  for (const [lane, inLane] of Map.groupBy(addresses, laneOf))
    for (let start = 0; start < inLane.length; start += recipientsAtOnce) yield [lane, inLane.slice(start, start + recipientsAtOnce)];
}

/** Lets recipients wait whose lane is busy: no attempt was made. */
async function putOff({ db, now }: Deps, { submission }: Parcel, addresses: readonly string[]): Promise<void> {
  const at = now().getTime();
  const recipients = submission.recipients.filter(({ address }) => addresses.includes(address));
  await moveLease(db, { ...submission, recipients }, { until: new Date(at + busyPauseMs), longest: new Date(at + 86_400_000) });
}

const acceptedOf = (answers: ReadonlyMap<string, RelayOutcome>) =>
  [...answers].flatMap(([recipient, { kind, words }]) => (kind === 'accepted' ? { recipient, words } : []));

const insistEveryMs = 250;
const insistTimes = 120;

/** Does what must not be missed, again while the database cannot be reached: what has left once would leave again. */
async function insistOn(work: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (count === insistTimes) throw error;
      await pause(insistEveryMs);
    }
  }
}

/** Hands the mail to the next server, one transaction for each portion of recipients. */
export async function handOver(
  deps: Deps,
  { way, noteDb }: { way: Way; noteDb: Db },
  parcel: Parcel,
  addresses: readonly string[],
): Promise<void> {
  const { submission, raw } = parcel;
  const attempts = new Map(submission.recipients.map(({ address, attempts }) => [address, attempts]));
  const handOverTo = async (claimed: readonly string[]): Promise<void> => {
    // Skip recipients that were recalled since the claim.
    const key = { mailboxId: submission.mailboxId, submissionId: submission.id, at: deps.now() };
    const gone = await selectAccepted(deps.db, key, claimed);
    const outcomes = new Map<string, RelayOutcome>(gone.map(({ recipient, words }) => [recipient, { kind: 'accepted', words }]));
    const recipients = await beginHandOver(deps.db, key, claimed);
    if (recipients.length > 0) {
      const answers = await way.send({
        raw,
        mailFrom: submission.proxySender || submission.senderAddress,
        recipients,
        isPassedOn: submission.origin === 'forward' || submission.origin === 'list',
      });
      await insistOn(() => noteAccepted(noteDb, key, acceptedOf(answers)));
      for (const [recipient, answer] of answers) outcomes.set(recipient, answer);
    }
    if (outcomes.size === 0) return;
    const at = deps.now();
    const updates = [...outcomes].map(([recipient, outcome]) => ({
      recipient,
      update: updateFor(outcome, { way, attempts: attempts.get(recipient) ?? 0, createdAt: submission.createdAt, at }),
    }));
    await deps.db.transaction().execute((tx) => settle(tx, deps, parcel, updates, at));
  };
  for (const [lane, claimed] of portions(addresses, way)) {
    if (!way.pace.enter(lane)) {
      await putOff(deps, parcel, claimed);
      continue;
    }
    try {
      await handOverTo(claimed);
    } finally {
      way.pace.leave(lane);
    }
  }
}
