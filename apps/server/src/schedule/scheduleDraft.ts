import { momentOf, Problem, type Submission } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { type DraftInput, keepDraft } from '../draft/saveDraft.ts';
import type { SettledForm } from '../draft/settleForm.ts';
import { wakeScheduled } from './schedule.repository.ts';

/** Lets a mail that could be sent now wait in Drafts for its time (SND-44, D-130). */
export async function scheduleDraft(deps: Deps, input: DraftInput, settled: SettledForm): Promise<Submission> {
  const scheduledAt = momentOf(input.form.scheduledAt);
  if (!scheduledAt) throw new Problem('schedule-past');
  return keepUntil(deps, input, settled, { scheduledAt, type: 'schedule' });
}

/**
 * Holds a mail back that could be sent now, so that saving it takes it back. It goes out by itself even when nobody is there any more: the
 * page may be closed and this server gone by then.
 */
export const holdDraft = (deps: Deps, input: DraftInput, settled: SettledForm, undoForMs: number): Promise<Submission> =>
  keepUntil(deps, input, settled, { scheduledAt: new Date(deps.now().getTime() + undoForMs), type: 'held' });

async function keepUntil(
  deps: Deps,
  input: DraftInput,
  { recipients, refused }: SettledForm,
  { scheduledAt, type }: { scheduledAt: Date; type: 'schedule' | 'held' },
): Promise<Submission> {
  // A scheduled mail has no password (CMP-23): what is kept here is kept for as long as it can be undone.
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
