import { deliverIn } from '../../mail/inbound/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import {
  claimDueReview,
  type DueReview,
  lockWaitingReviews,
  type StoredReview,
  selectAnswerers,
  selectReviewerMailboxes,
  selectReviewsById,
  tellReviewers,
  untilNextDeadline,
  writeDecision,
  writeStage,
} from '../../mail/submission/index.ts';
import { prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import { localTime } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { composeReminder } from './composeReminder.ts';
import { returnToSender, writeNotice } from './returnToSender.ts';

const hourMs = 3_600_000;

/** Reminds the reviewers after half of the time, or passes a message to the substitutes at its end. */
async function passOn(tx: Tx, deps: Deps, due: DueReview, mail: StoredReview, kind: 'reminded' | 'substitutes'): Promise<void> {
  const at = deps.now();
  const before = await selectReviewerMailboxes(tx, [mail.id]);
  // A server that was down still leaves the substitutes their time.
  const nextAt = new Date(kind === 'reminded' ? mail.createdAt.getTime() + due.hours * hourMs : at.getTime() + due.hours * hourMs);
  await writeStage(tx, due, { stage: kind, nextAt });
  const answerers = await selectAnswerers(tx, mail.id, localTime(at, '').day);
  const notices = [];
  for (const { accountId, address, name } of answerers) {
    const raw = await composeReminder({
      kind,
      to: { name, address },
      language: await selectLanguage(tx, accountId),
      subject: mail.subject,
      sender: mail.sender,
      rule: due.rule,
      hours: Math.max(1, Math.round((nextAt.getTime() - at.getTime()) / hourMs)),
      domain: deps.config.domain,
      at,
    });
    notices.push({ prepared: await prepareAnywhere(raw), address });
  }
  const mailboxIds = [...new Set([...before, ...(await selectReviewerMailboxes(tx, [mail.id]))])];
  await lockMailbox(tx, mailboxIds);
  for (const { prepared, address } of notices) await deliverIn(tx, deps, prepared, { mailFrom: '', recipients: [address] });
  if (kind === 'substitutes') await tellReviewers(tx, mailboxIds);
}

/** Returns a message without a decision to its sender. */
async function giveBack(tx: Tx, deps: Deps, due: DueReview, mail: StoredReview): Promise<void> {
  const at = deps.now();
  const notice = await writeNotice(deps, tx, mail, { undecidedHours: due.hours * 2 });
  const reviewers = await selectReviewerMailboxes(tx, [mail.id]);
  await lockMailbox(tx, [...new Set([...(mail.mailboxId === null ? [] : [mail.mailboxId]), ...reviewers])]);
  await writeStage(tx, due, { stage: 'substitutes', nextAt: null });
  if (!(await lockWaitingReviews(tx, [mail.id])).has(mail.id)) return;
  await writeDecision(tx, mail.id, { status: 'reject', reason: notice.reason, reviewer: null, at });
  await returnToSender(tx, deps, mail, { notice, accountId: null, at });
  if (mail.mailboxId !== null) await recordChange(tx, mail.mailboxId, { type: 'delivery.changed', messageId: mail.messageId });
  await tellReviewers(tx, reviewers);
}

const nextOf = { reviewers: 'reminded', reminded: 'substitutes' } as const;

/** Takes the steps that are due: reminds, passes on, returns (BAK-63). Returns their number. */
export async function passDeadlines(deps: Deps, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const isDone = await deps.db.transaction().execute(async (tx) => {
      const due = await claimDueReview(tx, deps.now());
      const [mail] = due ? await selectReviewsById(tx, [due.reviewId]) : [];
      if (!due || !mail) return false;
      if (due.stage === 'substitutes') await giveBack(tx, deps, due, mail);
      else await passOn(tx, deps, due, mail, nextOf[due.stage]);
      return true;
    });
    if (!isDone) break;
    count += 1;
  }
  return count;
}

/** Starts passing the deadlines of held messages. Several servers may do so on one database. */
export function startReviewDeadlines(deps: Deps, { pollMs = 30_000 }: { pollMs?: number } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'review deadlines',
    pollMs,
    async work(isStopped) {
      await passDeadlines(deps, isStopped);
      return untilNextDeadline(deps.db, deps.now());
    },
  });
}
