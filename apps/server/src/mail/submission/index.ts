export { claimStops, selectAdministrators, type UntoldStop } from './clearance.repository.ts';
export { type Cleared, clearLetters, reviewersOf } from './clearLetters.ts';
export { handOverLetters } from './handOverLetters.ts';
export { tellReviewers } from './holdLetter.ts';
export { judgeLetter, wordsIn } from './judgeLetter.ts';
export { judgeLevels } from './judgeLevels.ts';
export { levelInfo, levelReason } from './level.repository.ts';
export { type Actor, letterOf, type OutgoingLetter } from './OutgoingLetter.ts';
export { refuseUnsendable } from './refuseUnsendable.ts';
export {
  answerersOf,
  countReviews,
  insertReviewMail,
  isReviewer,
  isSubmitted,
  lockWaitingReviews,
  type ReviewContent,
  type ReviewerOnDay,
  releaseDeliveries,
  restartSubmissions,
  type StoredReview,
  type SubmittedReview,
  selectAssigned,
  selectPermitted,
  selectReviewContent,
  selectReviewerMailboxes,
  selectReviews,
  selectReviewsById,
  selectRulesFor,
  writeDecision,
} from './review.repository.ts';
export { claimDueReview, type DueReview, selectAnswerers, untilNextDeadline, writeStage } from './reviewDeadline.repository.ts';
export { separateId } from './separateId.ts';
export { claimSms, type DueSms, enqueueSms, findMissingNumbers, settleSms, smsChannel, untilNextSms } from './sms.repository.ts';
export {
  claimDue,
  type DeliveryUpdate,
  type DueSubmission,
  findSenders,
  lockWaiting,
  moveLease,
  outboxChannel,
  type RefusedRecipient,
  selectSubject,
  settleDeliveries,
  untilNextDue,
  updateReportedDelivery,
  wakeOutboxes,
} from './submission.repository.ts';
export { findWaitingReviews, withdrawReviews } from './withdrawReview.ts';
