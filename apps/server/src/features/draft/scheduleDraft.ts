import { momentOf, Problem, type Submission } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { type DraftInput, keepDraft } from '../draft/saveDraft.ts';
import type { SettledForm } from '../draft/settleForm.ts';
import { wakeScheduled } from './schedule.repository.ts';

/** Schedules a message that is ready to send. It waits in Drafts until its time (SND-44, D-130). */
export async function scheduleDraft(deps: Deps, input: DraftInput, settled: SettledForm): Promise<Submission> {
  const scheduledAt = momentOf(input.form.scheduledAt);
  if (!scheduledAt) throw new Problem('schedule-past');
  return keepUntil(deps, input, settled, { scheduledAt, type: 'schedule' });
}

/**
 * Holds a message that is ready to send, so that the user can undo sending by saving the draft. The message is sent automatically when the
 * time is over, even if the page is closed or this server has stopped.
 */
export const holdDraft = (deps: Deps, input: DraftInput, settled: SettledForm, undoForMs: number): Promise<Submission> =>
  keepUntil(deps, input, settled, { scheduledAt: new Date(deps.now().getTime() + undoForMs), type: 'held' });

async function keepUntil(
  deps: Deps,
  input: DraftInput,
  { recipients, refused }: SettledForm,
  { scheduledAt, type }: { scheduledAt: Date; type: 'schedule' | 'held' },
): Promise<Submission> {
  // A scheduled message has no password (CMP-23). Only a held one may have one, which is stored until sending can't be undone anymore.
  const version = await keepDraft(deps, input, { scheduledAt, keepsPassword: type === 'held' });
  await wakeScheduled(deps.db);
  return {
    messageId: '',
    recipients: recipients.map(({ address }) => address),
    isSuccess: true,
    failedAddresses: refused.map(({ address, reason }) => ({ address, reason })),
    type,
    draftId: input.form.draftId,
    version,
  };
}
