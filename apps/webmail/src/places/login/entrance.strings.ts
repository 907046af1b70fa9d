import type { MessageDescriptor } from 'react-intl';

/** Words of registration and password recovery. */
export const entranceStrings = {
  /** Heading of the recovery of a password. */
  recoverTitle: { id: 'entrance.recoverTitle' },
  /** Step: the account. */
  stepAccount: { id: 'entrance.stepAccount' },
  /** Step: proof that one is the owner. */
  stepProof: { id: 'entrance.stepProof' },
  /** Step: the new password. */
  stepPassword: { id: 'entrance.stepPassword' },
  /** Field: the account. */
  account: { id: 'entrance.account' },
  /** Button: continues to the next step. */
  next: { id: 'entrance.next' },
  /** Link to the login. */
  back: { id: 'entrance.back' },
  /** Name of the tabs with the two ways. */
  ways: { id: 'entrance.ways' },
  /** Way: the security question. */
  byQuestion: { id: 'entrance.byQuestion' },
  /** Way: a code by SMS. */
  bySms: { id: 'entrance.bySms' },
  /** Field: the answer to the security question. */
  answer: { id: 'entrance.answer' },
  /** Nothing was entered as answer. */
  answerRequired: { id: 'entrance.answerRequired' },
  /** Above the button that sends a code. */
  sendFirst: { id: 'entrance.sendFirst' },
  /** A code must be sent before it is entered. */
  sendCode: { id: 'entrance.sendCode' },
  /** Below the ways: what to do if neither works. */
  help: { id: 'entrance.help' },
  /** Field: the new password. */
  newPassword: { id: 'entrance.newPassword' },
  /** Field: the new password again. */
  confirmPassword: { id: 'entrance.confirmPassword' },
  /** Name of the list of rules. */
  rules: { id: 'entrance.rules' },
  /** Button: sets the new password. */
  change: { id: 'entrance.change' },
  /** The password was changed. */
  done: { id: 'entrance.done' },
  /** Nothing was entered as new password. */
  passwordRequired: { id: 'entrance.passwordRequired' },
  /** The password breaks a rule. */
  unmet: { id: 'entrance.unmet' },
  /** The password is among those that attackers try first. */
  common: { id: 'entrance.common' },
  /** The password was used before. */
  former: { id: 'entrance.former' },
  /** The second password differs. */
  different: { id: 'entrance.different' },
  /** The server refused the user name. */
  userNameWrong: { id: 'entrance.userNameWrong' },
  /** Below the title of the login: the account of the provider is not linked yet. */
  socialUnbound: { id: 'entrance.socialUnbound' },
  /** Button: goes to the mailbox although the account was not linked. */
  goOn: { id: 'entrance.goOn' },
  /** The server refused the phone number. */
  mobileWrong: { id: 'entrance.mobileWrong' },
} as const satisfies Record<string, MessageDescriptor>;

/** The rules of a new password. */
export const ruleStrings = {
  /** Rule: minimum and maximum number of characters. */
  length: { id: 'entrance.rule.length' },
  /** Rule: how many of four kinds of characters. */
  classes: { id: 'entrance.rule.classes' },
  /** Rule: the only symbols. */
  symbols: { id: 'entrance.rule.symbols' },
  /** Rule against digits that follow each other. */
  'digit-runs': { id: 'entrance.rule.digit-runs' },
  /** Rule against letters that follow each other. */
  'letter-runs': { id: 'entrance.rule.letter-runs' },
  /** Rule against the same character three times. */
  repeats: { id: 'entrance.rule.repeats' },
  /** Rule: it doesn’t contain the account. */
  account: { id: 'entrance.rule.account' },
  /** Rule: it doesn’t contain the name in pinyin. */
  name: { id: 'entrance.rule.name' },
} as const satisfies Record<string, MessageDescriptor>;
