import { choice, flag, whole } from './kinds.ts';

/** Rules for passwords (BAK-67). */
export const passwordPolicies = {
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
  passwd_days: whole({
    about: 'how long a password can be used before it must be changed at a login, 0 for ever',
    initial: 0,
    from: 0,
    to: 3650,
    unit: 'days',
    ids: ['BAK-67'],
  }),
  passwd_check: flag({
    about: 'passwords that break the rules in force must be changed at the next login',
    initial: false,
    ids: ['BAK-67'],
  }),
};
