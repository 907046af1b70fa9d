import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Attacks on the login, each with the test that proves that it fails, by the file of the test. */
const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/server/src/features/login/attacks.test.ts': {
    'Guess a password':
      'LGN-54 a password: ten guesses block a place, also for the right one, at every server; its owner gets in elsewhere',
    'Guess passwords in parallel': 'LGN-54 a password, all guesses at once: no more are tried than one after the other',
    'Guess a code of the second factor': 'LGN-54 a second factor: ten wrong codes block the place, also for the right one',
    'Use a code of an authenticator twice': 'TFA-30 a code of an authenticator',
    'Use a recovery code twice': 'TFA-33 a recovery code',
    'Use the cookie of a second step twice': 'TFA-29 the cookie of a second step',
    'Use the challenge of a passkey twice': 'TFA-32 a challenge of a passkey',
    'Plant a session': 'LGN-47 is never the one that a login begins, and the one before ends',
    'Use the second step as a session': 'TFA-29 is not what waits for a second factor',
    'Log a browser in from another site': 'LGN-47 cannot be put there by a page of another site',
    'Lead elsewhere after a login or logout': 'LGN-51 %s leads to no other site',
  },
  'apps/server/src/features/login/login.routes.test.ts': {
    'Guess a captcha': 'LGN-13 lets no guess through more than once in a hundred times',
    'Lock someone out': 'LGN-54 lets the owner in on a known device whatever others guess, even from the same place',
    'Learn from the answer of a login who exists': 'LGN-54 answers an unknown account and a wrong password alike',
    'Learn from the limits of a login who exists': 'LGN-54 goes the same way with a name that nobody has, limits and captcha included',
    'Learn from the work of a login who exists':
      'LGN-54 looks at two passwords for every wrong attempt, of an account and of a registration, whether the account exists, is disabled or has none',
  },
  'apps/server/src/features/recovery/recovery.test.ts': {
    'Guess an answer or ticket of the recovery':
      'LGN-54 blocks a place after ten wrong answers, with other tickets and for passwords too, and nobody elsewhere',
    'Use a ticket of the recovery twice': 'LGN-37 redeems a ticket at one of two servers',
    'Learn from a recovery who exists':
      'LGN-54 answers every step the same for an unknown name, a closed account, and one without question and phone',
  },
  'apps/server/src/features/file-share/fileShare.test.ts': {
    'Guess an access code of shared files':
      'FIL-58 ten wrong codes for one link from one address close it for ten minutes, and no other link or address',
  },
  'apps/server/src/features/login/captcha.test.ts': {
    'Use a captcha twice, at two servers': 'LGN-20 takes one answer, however many come side by side at two servers',
  },
  'apps/server/src/features/social-login/socialLogin.test.ts': {
    'Use an answer of a provider twice': 'LGN-34 takes an answer once, also at two servers at once',
    'Log a browser in through a provider':
      'LGN-34 refuses an answer in another browser, of which nobody here asked (login CSRF), and one that comes late',
    'Lead elsewhere through a provider': 'LGN-34 never goes anywhere but to the provider and back to this server (open redirect)',
  },
  'apps/server/src/features/register/register.test.ts': {
    'Learn from a registration who exists':
      'LGN-54 answers the same for a taken user name; a login with its own password does not come in, and a grant needs another address',
  },
  'apps/server/src/features/social-login/tamperedAnswers.test.ts': {
    'Forge an answer of a provider (nonce, audience, …)': 'LGN-34 refuses an answer with %s',
  },
  'apps/server/src/features/social-login/signOn.test.ts': {
    'Forge a logout of a provider': 'LGN-51 is refused with %s',
    'Stay in after a logout at the provider': 'LGN-51 ends a session that passed a second factor, and a login that still waits for it',
  },
  'apps/server/src/features/operation/directory/directory.test.ts': {
    'Write into a filter of the directory':
      'LGN-47 takes no empty password, and nothing in a name or password as a part of a filter or a name',
  },
  'apps/webmail/e2e/lockedMemory.spec.ts': {
    'Read a locked page':
      'LCK-18 nothing of any mail is left in a locked page: its memory holds no word of an open letter, a list, a draft or a contact',
  },
};

it('every attack on the login has a test that names a requirement', () => {
  const missing = Object.entries(attacks).flatMap(([file, tests]) => {
    const place = path.join(root, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
    return Object.entries(tests).flatMap(([attack, test]) => (/^[A-Z]{3}-\d+ /.test(test) && text.includes(`'${test}'`) ? [] : [attack]));
  });
  expect(missing).toEqual([]);
});
