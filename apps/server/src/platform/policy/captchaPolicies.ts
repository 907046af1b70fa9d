import { choice, organisationOnly, whole } from './kinds.ts';

/** The captcha of the login (BAK-69). */
export const captchaPolicies = {
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
