export { keepReviewers } from './keepReviewers.ts';
export {
  insertReviewRule,
  type ListedReviewRule,
  listReviewRules,
  lockReviewRule,
  type NewReviewRule,
  placeReviewRule,
  type RulePersonRow,
  type StoredReviewRule,
  updateReviewRule,
} from './reviewRule.repository.ts';
export { startReviewDeadlines } from './startReviewDeadlines.ts';
