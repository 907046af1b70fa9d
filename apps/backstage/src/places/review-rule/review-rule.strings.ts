import type { MessageDescriptor } from 'react-intl';

/** Words of the review rules. */
export const reviewRuleStrings = {
  /** Heading of the page. */
  title: { id: 'review-rule.title' },
  /** Beside the heading. */
  count: { id: 'review-rule.count' },
  /** View. */
  rules: { id: 'review-rule.rules' },
  /** View. */
  held: { id: 'review-rule.held' },
  /** View. */
  reviewers: { id: 'review-rule.reviewers' },
  /** Button. */
  add: { id: 'review-rule.add' },
  /** Heading of a rule that is not saved yet. */
  newRule: { id: 'review-rule.newRule' },
  /** Above the list. */
  hint: { id: 'review-rule.hint' },
  /** The list is empty. */
  none: { id: 'review-rule.none' },
  noneHelp: { id: 'review-rule.noneHelp' },
  /** Switch of a rule. */
  enable: { id: 'review-rule.enable' },
  /** Choice of senders. */
  everyone: { id: 'review-rule.everyone' },
  /** Choice. */
  ofDepartment: { id: 'review-rule.ofDepartment' },
  /** Choice. */
  ofPerson: { id: 'review-rule.ofPerson' },
  /** In the summary of a rule. */
  summaryOutside: { id: 'review-rule.summaryOutside' },
  /** In the summary of a rule. */
  summaryAttachment: { id: 'review-rule.summaryAttachment' },
  /** In the summary of a rule. */
  summaryWords: { id: 'review-rule.summaryWords' },
  /** At the end of a line. */
  heldCount: { id: 'review-rule.heldCount' },
  /** Section. */
  conditions: { id: 'review-rule.conditions' },
  /** Field. */
  reason: { id: 'review-rule.reason' },
  reasonHelp: { id: 'review-rule.reasonHelp' },
  reasonRequired: { id: 'review-rule.reasonRequired' },
  /** Field. */
  whose: { id: 'review-rule.whose' },
  /** Field. */
  department: { id: 'review-rule.department' },
  /** Field. */
  person: { id: 'review-rule.person' },
  whoseRequired: { id: 'review-rule.whoseRequired' },
  /** Row. */
  only: { id: 'review-rule.only' },
  /** Checkbox. */
  isOutside: { id: 'review-rule.isOutside' },
  /** Checkbox. */
  hasAttachment: { id: 'review-rule.hasAttachment' },
  /** Field. */
  words: { id: 'review-rule.words' },
  wordsHelp: { id: 'review-rule.wordsHelp' },
  wordsPlaceholder: { id: 'review-rule.wordsPlaceholder' },
  /** Section. */
  answer: { id: 'review-rule.answer' },
  /** Field. */
  reviewerField: { id: 'review-rule.reviewerField' },
  reviewersRequired: { id: 'review-rule.reviewersRequired' },
  /** Field. */
  deadline: { id: 'review-rule.deadline' },
  /** Unit. */
  hours: { id: 'review-rule.hours' },
  deadlineHelp: { id: 'review-rule.deadlineHelp' },
  /** Field. */
  substitutes: { id: 'review-rule.substitutes' },
  substitutesRequired: { id: 'review-rule.substitutesRequired' },
  /** Section. */
  trial: { id: 'review-rule.trial' },
  /** Field. */
  said: { id: 'review-rule.said' },
  /** Field. */
  writer: { id: 'review-rule.writer' },
  /** Checkbox. */
  leaves: { id: 'review-rule.leaves' },
  /** Checkbox. */
  hasFiles: { id: 'review-rule.hasFiles' },
  /** Button. */
  try: { id: 'review-rule.try' },
  /** Result. */
  isHeld: { id: 'review-rule.isHeld' },
  /** Result. */
  isNotHeld: { id: 'review-rule.isNotHeld' },
  /** Result of a condition. */
  match: { id: 'review-rule.match' },
  /** Result of a condition. */
  noMatch: { id: 'review-rule.noMatch' },
  /** A condition. */
  word: { id: 'review-rule.word' },
  saved: { id: 'review-rule.saved' },
  moved: { id: 'review-rule.moved' },
} as const satisfies Record<string, MessageDescriptor>;
