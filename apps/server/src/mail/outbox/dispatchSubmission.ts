import { setTimeout as pause } from 'node:timers/promises';
import { prepareAnywhere } from '../../mime/reading/parsePool.ts';
import { lockMailbox, recordChange } from '../../platform/change/change.repository.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { deliveryAttempts } from '../../platform/health/metrics.ts';
import { retryDelay } from '../../platform/jobs/retryDelay.ts';
import { isForward, noteForwards } from '../automatic-sending/noteForwards.ts';

import { readRaw } from '../content/content.repository.ts';
import { beginHandOver, noteAccepted, selectAccepted } from '../delivery/delivery.repository.ts';
import { type DeliveryFailure, deliverIn } from '../inbound/deliver.ts';
import { domainOf, findRecipients, localDomains, normalAddress } from '../recipient/recipient.repository.ts';
import { headLexemes } from '../sealed-letter/headLexemes.ts';
import { type SealedLetter, selectLetterOf } from '../sealed-letter/sealedLetter.repository.ts';
import { selectProfile } from '../settings/settings.repository.ts';
import {
  type DeliveryUpdate,
  type DueSubmission,
  lockWaiting,
  moveLease,
  selectSubject,
  settleDeliveries,
} from '../submission/submission.repository.ts';
import { composeBounce } from './composeBounce.ts';
import type { RelayOutcome, RelayTransport } from './relay.ts';

const minute = 60_000;
/** Time after which delivery of a message is given up (RFC 5321, section 4.5.4.1). */
const giveUpAfterMs = 5 * 24 * 60 * minute;
const noRelayPauseMs = 60 * minute;

/** Status texts for failed delivery inside the organization. */
const failureInfo: Record<DeliveryFailure, string> = { 'unknown-recipient': '5.1.1 unknown-recipient', 'over-quota': '5.2.2 over-quota' };

interface Outcome {
  recipient: string;
  update: DeliveryUpdate;
}

/** Message being delivered: the due part of its submission, and its bytes. */
interface Parcel {
  submission: DueSubmission;
  raw: Buffer;
  /** Sealed message that contains the text and files, if there is one. */
  letter?: SealedLetter | undefined;
}

/** Delivers a bounce to the sender. It has an empty envelope sender and no submission, so it can't bounce itself. */
async function leaveBounce(tx: Tx, deps: Deps, { submission, raw }: Parcel, failed: readonly Outcome[], at: Date): Promise<void> {
  const { senderAddress: sender, messageId, accountId, createdAt } = submission;
  const language = (await selectProfile(tx, accountId))?.language ?? 'zh-hans';
  const bounce = await composeBounce({
    raw,
    messageId,
    subject: await selectSubject(tx, submission.contentId),
    sender,
    sentAt: createdAt,
    failed: failed.map(({ recipient, update }) => ({ address: recipient, info: update.info })),
    language,
    domain: deps.config.domain,
    at,
  });
  // The record has been written: the report in it says nothing new.
  const prepared = { ...(await prepareAnywhere(bounce)), report: null };
  await deliverIn(tx, deps, prepared, { mailFrom: '', recipients: [sender] });
}

/** Writes outcomes and tells the sender, both or neither. The mailbox is locked first, as everywhere. */
async function settle(tx: Tx, deps: Deps, parcel: Parcel, outcomes: readonly Outcome[], at: Date, isNews = true): Promise<void> {
  const { submission } = parcel;
  if (isNews) await recordChange(tx, submission.mailboxId, { type: 'delivery.changed', messageId: submission.messageId });
  for (const { update } of outcomes) {
    deliveryAttempts.inc({ result: update.status === 'queued' ? 'deferred' : update.status === 'failed' ? 'failed' : 'delivered' });
  }
  const settled = await settleDeliveries(tx, { mailboxId: submission.mailboxId, submissionId: submission.id, at }, outcomes);
  const failed = outcomes.filter(({ recipient, update }) => update.status === 'failed' && settled.has(recipient));
  if (isForward(submission.origin))
    return noteForwards(
      tx,
      deps,
      submission,
      outcomes.filter(({ recipient }) => settled.has(recipient)),
    );
  // A notice has no sender to tell.
  if (failed.length > 0 && submission.senderAddress !== '') await leaveBounce(tx, deps, parcel, failed, at);
}

/** Delivers the message to local mailboxes and records the delivery in one transaction, so that it cannot arrive twice. */
async function dispatchInside(deps: Deps, parcel: Parcel, addresses: readonly string[]): Promise<void> {
  const { submission, raw, letter } = parcel;
  const read = await prepareAnywhere(raw);
  const prepared = letter ? { ...read, lexemes: headLexemes(read) } : read;
  await deps.db.transaction().execute(async (tx) => {
    const found = await findRecipients(tx, addresses);
    await lockMailbox(tx, [submission.mailboxId, ...found.flatMap(({ mailboxIds }) => mailboxIds)]);
    const waiting = await lockWaiting(tx, submission.mailboxId, submission.id, addresses);
    if (waiting.length === 0) return;
    const envelope = { mailFrom: submission.senderAddress, recipients: waiting };
    const { failed, isQuarantined } = await deliverIn(tx, deps, prepared, envelope, { traits: letter });
    const outcomes = waiting.map((recipient): Outcome => {
      const failure = failed.get(normalAddress(recipient));
      const status = isQuarantined ? ('quarantined' as const) : ('delivered' as const);
      return { recipient, update: failure ? { status: 'failed', info: failureInfo[failure] } : { status, info: '' } };
    });
    await settle(tx, deps, parcel, outcomes, deps.now());
  });
}

function updateFor(outcome: RelayOutcome, attempts: number, createdAt: Date, at: Date): DeliveryUpdate {
  if (outcome.kind === 'accepted') return { status: 'delivered', info: outcome.words };
  if (outcome.kind === 'refused') return { status: 'failed', info: outcome.words };
  const pause = retryDelay(attempts);
  if (at.getTime() + pause - createdAt.getTime() > giveUpAfterMs) return { status: 'failed', info: `4.4.7 expired: ${outcome.words}` };
  return { status: 'queued', info: outcome.words, nextAttemptAt: new Date(at.getTime() + pause) };
}

/** Number of recipients that every server accepts per message (RFC 5321, section 4.5.3.1.8). */
const recipientsAtOnce = 100;
/** Delay for mail to a domain that has no free slot, in milliseconds. */
const busyPauseMs = 2_000;

function* portions(addresses: readonly string[]): Generator<[domain: string, addresses: string[]]> {
  for (const [domain, ofDomain] of Map.groupBy(addresses, domainOf))
    for (let start = 0; start < ofDomain.length; start += recipientsAtOnce) yield [domain, ofDomain.slice(start, start + recipientsAtOnce)];
}

/** Lets recipients wait whose domain is busy: no attempt was made. */
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

/** Hands the mail to the relay, one transaction for each portion of a domain's recipients. */
async function dispatchOutside(
  deps: Deps,
  { relay, noteDb }: { relay: RelayTransport; noteDb: Db },
  parcel: Parcel,
  addresses: readonly string[],
): Promise<void> {
  const { submission, raw } = parcel;
  const attempts = new Map(submission.recipients.map(({ address, attempts }) => [address, attempts]));
  const handOver = async (claimed: readonly string[]): Promise<void> => {
    // Skip recipients that were recalled since the claim.
    const key = { mailboxId: submission.mailboxId, submissionId: submission.id, at: deps.now() };
    const gone = await selectAccepted(deps.db, key, claimed);
    const outcomes = new Map<string, RelayOutcome>(gone.map(({ recipient, words }) => [recipient, { kind: 'accepted', words }]));
    const recipients = await beginHandOver(deps.db, key, claimed);
    if (recipients.length > 0) {
      const answers = await relay.send({
        raw,
        mailFrom: submission.senderAddress,
        recipients,
        isPassedOn: submission.origin === 'forward',
      });
      await insistOn(() => noteAccepted(noteDb, key, acceptedOf(answers)));
      for (const [recipient, answer] of answers) outcomes.set(recipient, answer);
    }
    if (outcomes.size === 0) return;
    const at = deps.now();
    const updates = [...outcomes].map(([recipient, outcome]) => ({
      recipient,
      update: updateFor(outcome, attempts.get(recipient) ?? 0, submission.createdAt, at),
    }));
    await deps.db.transaction().execute((tx) => settle(tx, deps, parcel, updates, at));
  };
  for (const [domain, claimed] of portions(addresses)) {
    if (!relay.pace.enter(domain)) {
      await putOff(deps, parcel, claimed);
      continue;
    }
    try {
      await handOver(claimed);
    } finally {
      relay.pace.leave(domain);
    }
  }
}

/** Keeps the message waiting if there is no relay, and records the reason. */
async function holdOutside(deps: Deps, parcel: Parcel, addresses: readonly string[]): Promise<void> {
  const { submission } = parcel;
  const at = deps.now();
  const attempts = new Map(submission.recipients.map(({ address, attempts }) => [address, attempts]));
  const update: DeliveryUpdate = { status: 'queued', info: 'no-relay', nextAttemptAt: new Date(at.getTime() + noRelayPauseMs) };
  const isNews = addresses.some((address) => attempts.get(address) === 0);
  await deps.db.transaction().execute((tx) =>
    settle(
      tx,
      deps,
      parcel,
      addresses.map((recipient) => ({ recipient, update })),
      at,
      isNews,
    ),
  );
}

/**
 * Delivers the due recipients of a submission: inside the organization directly, outside through the relay. `noteDb` is a separate
 * connection for recording that the relay accepted the message, so that this doesn't wait for the shared pool.
 */
export async function dispatchSubmission(
  deps: Deps,
  relay: RelayTransport | null,
  submission: DueSubmission,
  noteDb: Db = deps.db,
): Promise<void> {
  const { letter, isGone } = await selectLetterOf(deps.db, submission.contentId);
  // Burning settles the delivery rows itself (RED-64).
  if (isGone || (letter?.burnAt && letter.burnAt <= deps.now())) return;
  const raw = await readRaw(deps.db, deps.blobs, submission.contentId);
  if (!raw) throw new Error(`Submission ${submission.id} has lost its content.`);
  const domains = await localDomains(deps.db, deps.config.domain);
  const addresses = submission.recipients.map(({ address }) => address);
  const inside = addresses.filter((address) => domains.has(domainOf(address)));
  const outside = addresses.filter((address) => !domains.has(domainOf(address)));
  const parcel: Parcel = { submission, raw, letter };
  if (inside.length > 0) await dispatchInside(deps, parcel, inside);
  if (outside.length > 0) await (relay ? dispatchOutside(deps, { relay, noteDb }, parcel, outside) : holdOutside(deps, parcel, outside));
}
