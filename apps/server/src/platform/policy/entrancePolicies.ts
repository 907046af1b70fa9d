import { choice, choices, flag, organisationOnly, whole } from './kinds.ts';

/** Idle times that users may choose, in seconds (SES-15). */
const idleTimes = [600, 900, 1800, 3600, 7200, 28_800] as const;

/** Passwords, logins and sessions (BAK-67 to BAK-72). */
export const entrancePolicies = {
  passwd_type: choice({
    about: 'how many kinds of characters a password has: 2 or 3 of the four, or 4 for each of them and no other',
    of: [2, 3, 4],
    initial: 2,
    ids: ['SET-27', 'SET-28', 'BAK-67'],
  }),
  passwd_size2: whole({ about: 'the fewest characters of a password', initial: 8, from: 8, to: 16, ids: ['SET-26', 'BAK-67'] }),
  passwd_digital: flag({
    about: 'passwords with three digits in a row such as 123 are refused',
    initial: false,
    ids: ['SET-32', 'BAK-67'],
  }),
  passwd_letter: flag({
    about: 'passwords with three letters in a row such as abc are refused',
    initial: false,
    ids: ['SET-33', 'BAK-67'],
  }),
  passwd_letter2: flag({
    about: 'passwords with the same character three times in a row are refused',
    initial: false,
    ids: ['SET-34', 'BAK-67'],
  }),
  passwd_name: flag({ about: 'passwords that are the account are refused', initial: false, ids: ['SET-35', 'BAK-67'] }),
  passwd_name2: flag({ about: 'passwords that are the name in pinyin are refused', initial: false, ids: ['SET-36', 'BAK-67'] }),
  passwd_former: whole({
    about: 'how many former passwords are refused, beside the present one',
    initial: 0,
    from: 0,
    to: 24,
    ids: ['BAK-67'],
  }),
  lock_left: choice({
    about: 'the idle time in seconds after which the screen locks unless the user has chosen another',
    of: idleTimes,
    initial: 1800,
    ids: ['SES-16', 'BAK-72'],
  }),
  lock_left_choices: choices({
    about: 'the idle times in seconds that users may choose',
    of: idleTimes,
    initial: idleTimes,
    ids: ['SES-15', 'BAK-72'],
  }),
  session_hours: whole({ about: 'the longest life of a session', initial: 24, from: 1, to: 720, unit: 'hours', ids: ['BAK-72'] }),
  login_failures: whole({
    about: 'how many failed logins block a place for an account',
    initial: 10,
    from: 1,
    to: 100,
    ids: ['LGN-54', 'BAK-68'],
    scopes: organisationOnly,
  }),
  login_failure_minutes: whole({
    about: 'how long a failed login counts',
    initial: 10,
    from: 1,
    to: 1440,
    unit: 'minutes',
    ids: ['LGN-54', 'BAK-68'],
    scopes: organisationOnly,
  }),
  login_block_minutes: whole({
    about: 'how long the block lasts',
    initial: 15,
    from: 1,
    to: 1440,
    unit: 'minutes',
    ids: ['LGN-54', 'BAK-68'],
    scopes: organisationOnly,
  }),
  is_register: flag({
    about: 'people without an account can register; an administrator decides',
    initial: false,
    ids: ['LGN-06', 'BAK-70'],
    scopes: organisationOnly,
  }),
  is_recovery_question: flag({
    about: 'forgotten passwords can be recovered by the security question',
    initial: true,
    ids: ['LGN-07', 'BAK-70'],
    scopes: organisationOnly,
  }),
  is_recovery_sms: flag({
    about: 'forgotten passwords can be recovered by a code to the bound phone',
    initial: true,
    ids: ['LGN-07', 'BAK-70'],
    scopes: organisationOnly,
  }),
  captcha: choice({
    about: 'the puzzle of the login',
    of: ['off', 'slide', 'click', 'text', 'arithmetic'],
    initial: 'slide',
    ids: ['LGN-11', 'BAK-69'],
    scopes: organisationOnly,
  }),
  captcha_tolerance: whole({
    about: 'how many pixels the piece of the puzzle may be off',
    initial: 5,
    from: 1,
    to: 20,
    ids: ['LGN-13', 'BAK-69'],
    scopes: organisationOnly,
  }),
  captcha_length: whole({
    about: 'how many characters the text puzzle has',
    initial: 6,
    from: 4,
    to: 8,
    ids: ['LGN-16', 'BAK-69'],
    scopes: organisationOnly,
  }),
  captcha_limit: whole({
    about: 'the largest number in a sum of the arithmetic puzzle',
    initial: 100,
    from: 10,
    to: 999,
    ids: ['LGN-18', 'BAK-69'],
    scopes: organisationOnly,
  }),
};
