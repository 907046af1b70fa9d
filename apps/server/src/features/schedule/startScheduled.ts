import { Problem } from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Connection } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import {
  claimDraft,
  type DueDraft,
  hideBody,
  loadDraft,
  scheduleChannel,
  sendDraft,
  toKept,
  unschedule,
  untilNextScheduled,
} from '../draft/index.ts';
import { leaveNotice } from './leaveNotice.ts';

const leaseMs = 60_000;

/** Unschedules a message that could not be sent. It stays in Drafts and its author gets a notice. */
async function giveUp(deps: Deps, due: DueDraft, problem: Problem): Promise<void> {
  deps.log.info({ draftId: due.draftId, mailboxId: due.mailboxId, code: problem.code }, 'a scheduled mail was not sent');
  await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, due.mailboxId);
    const stored = await loadDraft(deps, tx, due.mailboxId, due.draftId);
    if (!stored) return;
    const { sealedBody } = await hideBody(deps, toKept(stored.form));
    if (!(await unschedule(tx, { ...due, sealedBody }))) return;
    const { folder, uid, role } = stored.message;
    await recordChange(tx, due.mailboxId, { type: 'message.changed', folder, uids: [uid] });
    await recordChange(tx, due.mailboxId, { type: 'draft.changed', draftId: due.draftId });
    // No notice for a message that was moved out of Drafts.
    if (role === 'drafts') await leaveNotice(tx, deps, { ...due, subject: stored.form.subject, problem });
  });
}

async function sendOne(deps: Deps, due: DueDraft): Promise<void> {
  const stored = await loadDraft(deps, deps.db, due.mailboxId, due.draftId);
  if (!stored?.scheduledAt) return;
  const { form, version, message } = stored;
  try {
    if (due.isOverdue) throw new Problem('schedule-past');
    if (message.role !== 'drafts') throw new Problem('draft-not-found');
    const { mailboxId, accountId } = due;
    const { isSuccess } = await sendDraft(deps, { mailboxId, accountId, form: { ...form, version } }, { isDue: true });
    if (!isSuccess) throw new Problem('send-failed');
  } catch (error) {
    // The user saved the draft meanwhile: it is unscheduled or has a new time.
    if (error instanceof Problem && error.code === 'draft-stale') return;
    if (!(error instanceof Problem)) throw error;
    await giveUp(deps, due, error);
  }
}

/** Sends all due messages, each only once. Returns the number of messages processed. */
export async function sendScheduled(deps: Deps, isStopped = () => false): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const at = deps.now();
    const due = await claimDraft(deps.db, { at, leaseUntil: new Date(at.getTime() + leaseMs) });
    if (!due) break;
    await sendOne(deps, due).catch((error: unknown) => {
      deps.log.error({ err: error, draftId: due.draftId }, 'a scheduled mail was not sent, trying again later');
    });
    count += 1;
  }
  return count;
}

/** Starts sending scheduled messages. Several servers may do so on one database: each message is claimed by one of them. */
export function startScheduled(
  deps: Deps,
  { connection, pollMs = 30_000 }: { connection?: Connection | undefined; pollMs?: number } = {},
): Worker {
  return startWorker({
    log: deps.log,
    name: 'scheduled mail',
    pollMs,
    connection,
    channel: scheduleChannel,
    async work(isStopped) {
      await sendScheduled(deps, isStopped);
      return untilNextScheduled(deps.db, deps.now());
    },
  });
}
