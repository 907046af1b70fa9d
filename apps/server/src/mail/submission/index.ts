export { clearLetters } from './clearLetters.ts';
export { handOverLetters } from './handOverLetters.ts';
export { tellReviewers } from './holdLetter.ts';
export { wordsIn } from './judgeLetter.ts';
export { letterOf } from './OutgoingLetter.ts';
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
  selectReviewContent,
  selectReviewerMailboxes,
  selectReviews,
  selectReviewsById,
  writeDecision,
} from './review.repository.ts';
export { claimDueReview, type DueReview, selectAnswerers, untilNextDeadline, writeStage } from './reviewDeadline.repository.ts';
export { separateId } from './separateId.ts';
export { enqueueSms } from './sms.repository.ts';
export { type DeliveryUpdate, type DueSubmission, lockWaiting, outboxChannel } from './submission.repository.ts';
