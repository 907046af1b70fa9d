import { bindableFactors } from '@jinshu/api';
import { choice, choices, flag, organisationOnly, whole } from './kinds.ts';

/** Idle times that users may choose, in seconds (SES-15). */
const idleTimes = [600, 900, 1800, 3600, 7200, 28_800] as const;

/** Logins and sessions (BAK-68 to BAK-72). */
export const entrancePolicies = {
  second_factor: choice({
    about: 'who needs a second factor: no one, administrators, or everyone for whom this is set',
    of: ['none', 'administrators', 'everyone'],
    initial: 'none',
    ids: ['TFA-29', 'BAK-71'],
  }),
  second_factor_kinds: choices({
    about: 'the second factors that can be bound',
    of: bindableFactors,
    initial: bindableFactors,
    ids: ['TFA-06', 'BAK-71'],
  }),
  trusted_devices: flag({ about: 'browsers can be trusted at the second step', initial: true, ids: ['TFA-34', 'BAK-71'] }),
  tells_new_device: flag({
    about: 'a message reports each login from a browser that the account does not know',
    initial: true,
    ids: ['PSH-16'],
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
  is_social_login: flag({
    about: 'people can log in through providers, with an account there that they have bound',
    initial: false,
    ids: ['LGN-33', 'BAK-70'],
    scopes: organisationOnly,
  }),
  is_directory_login: flag({
    about: "people from the organization's directory log in with the password they have there",
    initial: true,
    ids: ['LGN-47'],
    scopes: organisationOnly,
  }),
  passkey_login: flag({
    about: 'a passkey is the whole login, without password and captcha',
    initial: true,
    ids: ['TFA-32'],
    scopes: organisationOnly,
  }),
};
