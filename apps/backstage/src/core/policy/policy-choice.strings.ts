import type { MessageDescriptor } from 'react-intl';

/** Kinds of characters of a password. */
export const passwdTypeStrings = {
  2: { id: 'policy-choice.passwd_type.2' },
  3: { id: 'policy-choice.passwd_type.3' },
  4: { id: 'policy-choice.passwd_type.4' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of captcha. */
export const captchaStrings = {
  off: { id: 'policy-choice.captcha.off' },
  slide: { id: 'policy-choice.captcha.slide' },
  click: { id: 'policy-choice.captcha.click' },
  text: { id: 'policy-choice.captcha.text' },
  arithmetic: { id: 'policy-choice.captcha.arithmetic' },
} as const satisfies Record<string, MessageDescriptor>;

/** People that need a second factor. */
export const secondFactorStrings = {
  none: { id: 'policy-choice.second_factor.none' },
  administrators: { id: 'policy-choice.second_factor.administrators' },
  everyone: { id: 'policy-choice.second_factor.everyone' },
} as const satisfies Record<string, MessageDescriptor>;

/** Second factors. */
export const secondFactorKindsStrings = {
  authenticator: { id: 'policy-choice.second_factor_kinds.authenticator' },
  sms: { id: 'policy-choice.second_factor_kinds.sms' },
} as const satisfies Record<string, MessageDescriptor>;

/** Ways to read. */
export const readTypeStrings = {
  html: { id: 'policy-choice.read_type.html' },
  text: { id: 'policy-choice.read_type.text' },
} as const satisfies Record<string, MessageDescriptor>;

/** Lives of links. */
export const validityStrings = {
  month: { id: 'policy-choice.validity.month' },
  'two-months': { id: 'policy-choice.validity.two-months' },
  quarter: { id: 'policy-choice.validity.quarter' },
  'half-year': { id: 'policy-choice.validity.half-year' },
  year: { id: 'policy-choice.validity.year' },
  permanent: { id: 'policy-choice.validity.permanent' },
} as const satisfies Record<string, MessageDescriptor>;
