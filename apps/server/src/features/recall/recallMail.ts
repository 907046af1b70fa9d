import { type Delivery, type Language, Problem } from '@jinshu/api';
import { collectContents, storeContents } from '../../mail/content/index.ts';
import { listDeliveries, type RecallRules, recallRules } from '../../mail/delivery/index.ts';
import { domainOf, findGroups, findRecipients, localDomains, normalAddress, selectOwner } from '../../mail/recipient/index.ts';
import { findWaitingReviews, withdrawReviews } from '../../mail/submission/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange, recordChanges } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { composeRecallNotice, recallSubject } from './composeRecallNotice.ts';
import {
  type HeldCopy,
  lockRecallable,
  type RecallableDelivery,
  type RecallOutcome,
  type ReplacedCopy,
  replaceCopies,
  type StoredNotice,
  selectContents,
  selectCopies,
  selectHolders,
  writeRecall,
  writeRecalled,
} from './recall.repository.ts';
import { insertRecallRecords } from './recallRecord.repository.ts';
import { failed, recalled, verdictOf } from './verdictOf.ts';

/** Recall of a sent message, from all recipients or from one. */
export interface RecallInput {
  mailboxId: number;
  messageId: string;
  recipient?: string | undefined;
}

/** The copies that count for each recipient: those in its own mailbox, or, for a group, in those of its members. */
async function copiesOf(tx: Tx, ownDomain: string, deliveries: readonly RecallableDelivery[], copies: readonly HeldCopy[]) {
  const addresses = deliveries.map(({ recipient }) => recipient);
  const found = await findRecipients(tx, addresses);
  const groupAddresses = new Set((await findGroups(tx, addresses, ownDomain)).map(({ address }) => address));
  const isGroup = ({ recipient }: RecallableDelivery) => groupAddresses.has(normalAddress(recipient));
  const mailboxesOf = new Map(found.map(({ address, mailboxIds }) => [address, mailboxIds]));
  const keyOf = (contentId: number | null, mailboxId: number) => `${contentId}/${mailboxId}`;
  const groups = deliveries.filter(isGroup);
  const owners = new Map<string, RecallableDelivery>();
  // A recipient named directly takes precedence over a group that includes them.
  for (const delivery of [...groups, ...deliveries.filter((one) => !isGroup(one))])
    for (const mailboxId of mailboxesOf.get(normalAddress(delivery.recipient)) ?? [])
      owners.set(keyOf(delivery.contentId, mailboxId), delivery);
  const members = new Set([...mailboxesOf.values()].flat());
  const ownerOf = ({ contentId, mailboxId }: HeldCopy) =>
    owners.get(keyOf(contentId, mailboxId)) ??
    // A former member of a group still holds the copies received through it.
    (members.has(mailboxId) ? undefined : groups.find((group) => group.contentId === contentId));
  return Map.groupBy(copies, ownerOf);
}

interface Plan {
  outcomes: RecallOutcome[];
  taken: HeldCopy[];
}

interface Recallable {
  deliveries: readonly RecallableDelivery[];
  copies: readonly HeldCopy[];
}

async function decide(tx: Tx, { config }: Deps, { deliveries, copies }: Recallable, { recallsRead }: RecallRules): Promise<Plan> {
  const domains = await localDomains(tx, config.domain);
  const held = await copiesOf(tx, config.domain, deliveries, copies);
  const taken: HeldCopy[] = [];
  const outcomes = deliveries.map((delivery): RecallOutcome => {
    const { submissionId, recipient } = delivery;
    const decided = verdictOf(delivery, domains.has(domainOf(recipient)), recallsRead);
    if (decided) return { submissionId, recipient, ...decided };
    const own = held.get(delivery) ?? [];
    const unread = own.filter(({ isRead }) => recallsRead || !isRead);
    taken.push(...unread);
    const verdict =
      own.length === 0
        ? failed('removed')
        : unread.length === own.length
          ? recalled('taken-back')
          : failed(unread.length === 0 ? 'read' : 'partly-read');
    return { submissionId, recipient, ...verdict };
  });
  return { outcomes, taken };
}

/** Writes the notices in the languages that are needed. Before any mailbox is locked, as all contents are. */
async function storeNotices(
  tx: Tx,
  { blobs, config, now }: Deps,
  mailboxId: number,
  languages: readonly Language[],
): Promise<StoredNotice[]> {
  if (languages.length === 0) return [];
  const sender = await selectOwner(tx, mailboxId);
  const prepared = await Promise.all(
    languages.map(async (language) =>
      prepareAnywhere((await composeRecallNotice({ sender, language, domain: config.domain, at: now() })).raw),
    ),
  );
  const contentIds = await storeContents(tx, blobs, prepared);
  return languages.map((language, index) => ({
    language,
    contentId: contentIds[index] as number,
    size: prepared[index]?.size ?? 0,
    subject: recallSubject(language, sender),
    lexemes: prepared[index]?.lexemes ?? [],
  }));
}

async function tellHolders(tx: Tx, replaced: readonly ReplacedCopy[]): Promise<void> {
  const byFolder = Map.groupBy(replaced, ({ mailboxId, folder }) => `${mailboxId}/${folder}`);
  await recordChanges(
    tx,
    [...byFolder.values()].flatMap((copies) => {
      const { mailboxId, folder } = copies[0] as ReplacedCopy;
      return [
        { mailboxId, change: { type: 'message.removed' as const, folder, uids: copies.map(({ from }) => from) } },
        { mailboxId, change: { type: 'message.added' as const, folder, uids: copies.map(({ to }) => to), isArrival: false } },
      ];
    }),
  );
}

/** Recalls the message inside a transaction. Returns the content ids of the notices written, even those that no mailbox uses now. */
async function recallIn(tx: Tx, deps: Deps, { mailboxId, messageId, recipient }: RecallInput): Promise<number[]> {
  const at = deps.now();
  const contentIds = await selectContents(tx, mailboxId, messageId);
  const holders = await selectHolders(tx, contentIds);
  const notices = await storeNotices(tx, deps, mailboxId, [...new Set(holders.map(({ language }) => language))]);
  // Delivery of this message also needs the lock of the sender's mailbox. So from here on no copy is added or opened.
  const locked = [mailboxId, ...holders.map((holder) => holder.mailboxId)];
  const reviews = await findWaitingReviews(tx, { mailboxId, messageId });
  await lockMailbox(tx, [...locked, ...reviews.reviewerMailboxIds]);
  const deliveries = await lockRecallable(tx, { mailboxId, messageId, recipient, at });
  const [delivery] = deliveries;
  if (!delivery) return notices.map(({ contentId }) => contentId);
  const rules = await recallRules(tx, delivery.accountId, at);
  if (rules.isOver(delivery.sentAt)) throw new Problem('forbidden');
  const later = (await selectHolders(tx, contentIds)).filter((holder) => !locked.includes(holder.mailboxId));
  if (later.length > 0) throw new ArrivedMeanwhile();
  const copies = await selectCopies(tx, locked, contentIds);
  const { outcomes, taken } = await decide(tx, deps, { deliveries, copies }, rules);
  const noticeOf = new Map(notices.map(({ language }, index) => [language, index]));
  const languageOf = new Map(holders.map((holder) => [holder.mailboxId, holder.language]));
  const replaced = await replaceCopies(
    tx,
    taken.map((copy) => ({ ...copy, notice: noticeOf.get(languageOf.get(copy.mailboxId) as Language) as number })),
    notices,
  );
  await writeRecall(tx, mailboxId, outcomes, at);
  await insertRecallRecords(tx, { mailboxId, messageId, outcomes, at });
  await recordChange(tx, mailboxId, { type: 'settings-list.changed', resource: 'zhaohui' });
  if (recipient === undefined) await writeRecalled(tx, mailboxId, messageId, at);
  await withdrawReviews(tx, reviews, at);
  await tellHolders(tx, replaced);
  await recordChange(tx, mailboxId, { type: 'delivery.changed', messageId });
  return notices.map(({ contentId }) => contentId);
}

/** A copy arrived in a mailbox that was not locked: start again. */
class ArrivedMeanwhile extends Error {}

/**
 * Recalls a sent message (SND-52, SND-53). Unread copies are replaced by a notice, in any folder; read copies only if the policy `recall_read`
 * is set. Deliveries that have not started are stopped. Each recipient is tried only once; a repeated call returns the earlier result. Returns
 * the results for the requested recipients.
 */
export async function recallMail(deps: Deps, input: RecallInput): Promise<{ count: number; results: Delivery[] }> {
  const before = await listDeliveries(deps, input);
  const wanted = input.recipient === undefined ? undefined : input.recipient.trim().toLowerCase();
  if (wanted !== undefined && !before.results.some(({ recipient }) => recipient === wanted)) throw new Problem('mail-not-found');
  for (let attempt = 0; ; attempt += 1) {
    try {
      const noticeIds = await deps.db.transaction().execute((tx) => recallIn(tx, deps, { ...input, recipient: wanted }));
      await collectContents(deps, noticeIds);
      const { results } = await listDeliveries(deps, input);
      const asked = results.filter((row) => wanted === undefined || row.recipient === wanted);
      return { count: asked.length, results: asked };
    } catch (error) {
      if (!(error instanceof ArrivedMeanwhile) || attempt >= 5) throw error;
    }
  }
}
