import { prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { isForward } from '../automatic-sending/index.ts';
import { readRaw } from '../content/index.ts';
import { type DeliveryFailure, deliverIn } from '../inbound/index.ts';
import { domainOf, findRecipients, localDomains, normalAddress } from '../recipient/index.ts';
import { headLexemes, selectLetterOf } from '../sealed-letter/index.ts';
import { type DeliveryUpdate, type DueSubmission, lockWaiting, selectPermitted } from '../submission/index.ts';
import { DomainPace } from './DomainPace.ts';
import { gateLeaving } from './gateLeaving.ts';
import { handOver } from './handOver.ts';
import { openProxyWay } from './proxyWay.ts';
import type { RelayTransport } from './relay.ts';
import { type Outcome, type Parcel, settle } from './settle.ts';

const noRelayPauseMs = 60 * 60_000;

/** Status texts for failed delivery inside the organization. */
const failureInfo: Record<DeliveryFailure, string> = {
  'unknown-recipient': '5.1.1 unknown-recipient',
  'over-quota': '5.2.2 over-quota',
  'list-loop': '5.4.6 list-loop',
};

/** Delivers the message to local mailboxes and records the delivery in one transaction, so that it cannot arrive twice. */
async function dispatchInside(deps: Deps, parcel: Parcel, addresses: readonly string[], isReleased: boolean): Promise<void> {
  const { submission, raw, letter } = parcel;
  const read = await prepareAnywhere(raw);
  const prepared = letter ? { ...read, lexemes: headLexemes(read) } : read;
  await deps.db.transaction().execute(async (tx) => {
    const found = await findRecipients(tx, addresses);
    const owners = found.flatMap(({ list }) => [...(list?.owner ? [list.owner.mailboxId] : []), ...(list?.moderation?.mailboxIds ?? [])]);
    await lockMailbox(tx, [submission.mailboxId, ...owners, ...found.flatMap(({ mailboxIds }) => mailboxIds)]);
    const waiting = await lockWaiting(tx, submission.mailboxId, submission.id, addresses);
    if (waiting.length === 0) return;
    const envelope = { mailFrom: submission.senderAddress, recipients: waiting };
    const { mailboxId, id: submissionId, accountId, messageId, origin } = submission;
    const sent = { mailboxId, submissionId, accountId, messageId, isForward: isForward(origin) };
    const permitted = new Set([...(await selectPermitted(tx, submission))].map(normalAddress));
    const { failed, held, isQuarantined } = await deliverIn(tx, deps, prepared, envelope, {
      traits: letter,
      sent,
      permitted,
      isReleased,
    });
    const outcomes = waiting.map((recipient): Outcome => {
      const failure = failed.get(normalAddress(recipient));
      if (held.has(normalAddress(recipient))) return { recipient, update: { status: 'in-review', info: '' } };
      const status = isQuarantined ? ('quarantined' as const) : ('delivered' as const);
      return { recipient, update: failure ? { status: 'failed', info: failureInfo[failure] } : { status, info: '' } };
    });
    await settle(tx, deps, parcel, outcomes, deps.now());
  });
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
 * Delivers the due recipients of a submission: inside the organization directly, outside through the relay or the
 * sender's SMTP proxy. `noteDb` is a separate connection for recording that the next server accepted the message, so that this doesn't wait
 * for the shared pool.
 */
export async function dispatchSubmission(
  deps: Deps,
  relay: RelayTransport | null,
  submission: DueSubmission,
  { noteDb = deps.db, proxyPace = new DomainPace() }: { noteDb?: Db | undefined; proxyPace?: DomainPace | undefined } = {},
): Promise<void> {
  const { letter, isGone } = await selectLetterOf(deps.db, submission.contentId);
  // Burning settles the delivery rows itself (RED-64).
  if (isGone || (letter?.burnAt && letter.burnAt <= deps.now())) return;
  const raw = await readRaw(deps.db, deps.blobs, submission.contentId);
  if (!raw) throw new Error(`Submission ${submission.id} has lost its content.`);
  const parcel: Parcel = { submission, raw, letter };
  const gate = await gateLeaving(deps, parcel);
  if (gate === 'stays') return;
  const domains = await localDomains(deps.db, deps.config.domain);
  const addresses = submission.recipients.map(({ address }) => address);
  const inside = addresses.filter((address) => domains.has(domainOf(address)));
  const outside = addresses.filter((address) => !domains.has(domainOf(address)));
  if (inside.length > 0) await dispatchInside(deps, parcel, inside, gate === 'released');
  if (outside.length === 0) return;
  if (submission.proxySender !== '') {
    const way = await openProxyWay(deps, submission, proxyPace);
    await handOver(deps, { way, noteDb }, parcel, outside);
    await way.report();
  } else if (relay) await handOver(deps, { way: { ...relay, accepted: 'delivered', laneOf: domainOf }, noteDb }, parcel, outside);
  else await holdOutside(deps, parcel, outside);
}
