export { tellReviewers } from './holdLetter.ts';
export { wordsIn } from './judgeLetter.ts';
export {
  answerersOf,
  countReviews,
  isReviewer,
  lockWaitingReviews,
  type ReviewContent,
  type ReviewerOnDay,
  releaseDeliveries,
  restartSubmissions,
  type StoredReview,
  selectAssigned,
  selectReviewContent,
  selectReviewerMailboxes,
  selectReviews,
  selectReviewsById,
  writeDecision,
} from './review.repository.ts';
export { claimDueReview, type DueReview, selectAnswerers, untilNextDeadline, writeStage } from './reviewDeadline.repository.ts';
export { enqueueSms } from './sms.repository.ts';
export { type DueSubmission, outboxChannel } from './submission.repository.ts';
