import type { MessageDescriptor } from 'react-intl';

/** Texts of the password page, and of the dialog that a password must be changed in. */
export const passwordStrings = {
  /** Below the heading of the page. */
  help: { id: 'password.help' },
  /** In the dialog: why it shows. */
  mustChange: { id: 'password.mustChange' },
  /** The password was changed. */
  changed: { id: 'password.changed' },
  /** The security question was saved. */
  questionSaved: { id: 'password.questionSaved' },
  /** The security question was removed. */
  questionRemoved: { id: 'password.questionRemoved' },
} as const satisfies Record<string, MessageDescriptor>;

/** The rules of a new password. */
export const ruleStrings = {
  /** Rule: minimum and maximum number of characters. */
  length: { id: 'password.rule.length' },
  /** Rule: how many of four kinds of characters. */
  classes: { id: 'password.rule.classes' },
  /** Rule: all four kinds of characters. */
  allClasses: { id: 'password.rule.allClasses' },
  /** Rule: the only symbols. */
  symbols: { id: 'password.rule.symbols' },
  /** Rule against digits that follow each other. */
  'digit-runs': { id: 'password.rule.digit-runs' },
  /** Rule against letters that follow each other. */
  'letter-runs': { id: 'password.rule.letter-runs' },
  /** Rule against the same character three times. */
  repeats: { id: 'password.rule.repeats' },
  /** Rule: it doesn't contain the account. */
  account: { id: 'password.rule.account' },
  /** Rule: it doesn't contain the name in pinyin. */
  name: { id: 'password.rule.name' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why the server refused a password, at its field. */
export const faultStrings = {
  /** Not the current password. */
  wrong: { id: 'password.fault.wrong' },
  /** Breaks a rule of the policy. */
  rules: { id: 'password.fault.rules' },
  /** Among the passwords that attackers try first. */
  common: { id: 'password.fault.common' },
  /** Was used before. */
  former: { id: 'password.fault.former' },
  /** Another one than the new password. */
  different: { id: 'password.fault.different' },
} as const satisfies Record<string, MessageDescriptor>;
