export { selectSubmission } from './draft.repository.ts';
export { hideBody, loadDraft, showBody } from './draftBody.ts';
export { identitiesOf, toKept, toWellFormed } from './outgoing.ts';
export { claimDraft, type DueDraft, scheduleChannel, unschedule, untilNextScheduled } from './schedule.repository.ts';
export { sendDraft, toAnswer } from './sendDraft.ts';
