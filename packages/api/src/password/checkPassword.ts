import type { PasswordRules } from './passwordRules.schema.ts';

/** Longest password: in a form, and the longest one that the server accepts (D-01). */
export const maximumPassword = { form: 16, server: 20 } as const;

/** Symbols of a password of type 4 (D-58). */
export const passwordSymbols = '!@#$%^&*()_+-=.,?~';

/** Rules of a password, in the order in which they are shown. */
export const passwordRuleNames = ['length', 'classes', 'symbols', 'digit-runs', 'letter-runs', 'repeats', 'account', 'name'] as const;

export type PasswordRuleName = (typeof passwordRuleNames)[number];

/** A rule in force, and whether the password meets it. */
export interface CheckedRule {
  name: PasswordRuleName;
  isMet: boolean;
}

const lower = /[a-z]/;
const upper = /[A-Z]/;
const digit = /\d/;
const symbol = /[^a-zA-Z\d]/;
const allowedOfType4 = new RegExp(`^[a-zA-Z\\d${passwordSymbols.replace(/[\^\-\]\\]/g, '\\$&')}]*$`);

/** Shorter parts of a name occur in too many passwords to be a hint to its owner. */
const shortestName = 3;

/** Whether three characters follow each other upwards or downwards, or are the same, by `step`. */
function hasRun(characters: readonly string[], steps: readonly number[], isOfKind: (character: string) => boolean): boolean {
  return characters.some((first, index) => {
    const [second, third] = [characters[index + 1], characters[index + 2]];
    if (second === undefined || third === undefined || ![first, second, third].every(isOfKind)) return false;
    const [a = 0, b = 0, c = 0] = [first, second, third].map((character) => character.codePointAt(0));
    return steps.some((step) => b - a === step && c - b === step);
  });
}

const containsAny = (password: string, names: readonly string[]) =>
  names.some((name) => [...name].length >= shortestName && password.toLowerCase().includes(name.toLowerCase()));

/**
 * Checks a new password against the rules in force. Page and server use the same function; only the length differs, since the server
 * accepts what a wider policy allowed (D-01). Nothing meets a rule before it is typed.
 */
export function checkPassword(rules: PasswordRules, password: string, maximum: number = maximumPassword.form): CheckedRule[] {
  const characters = [...password];
  const letters = [...password.toLowerCase()];
  const classes = [digit, lower, upper, symbol].filter((one) => one.test(password)).length;
  const met: Record<PasswordRuleName, boolean | undefined> = {
    length: characters.length >= rules.minimumLength && characters.length <= maximum,
    classes: classes >= rules.type,
    symbols: rules.type === 4 ? allowedOfType4.test(password) : undefined,
    'digit-runs': rules.refusesDigitRuns ? !hasRun(characters, [1, -1], (one) => digit.test(one)) : undefined,
    'letter-runs': rules.refusesLetterRuns ? !hasRun(letters, [1, -1], (one) => lower.test(one)) : undefined,
    repeats: rules.refusesRepeats ? !hasRun(characters, [0], () => true) : undefined,
    account: rules.refusesAccount ? !containsAny(password, [rules.account]) : undefined,
    name: rules.refusesName && rules.spelledNames.length > 0 ? !containsAny(password, rules.spelledNames) : undefined,
  };
  return passwordRuleNames.flatMap((name) => {
    const isMet = met[name];
    return isMet === undefined ? [] : [{ name, isMet: isMet && password !== '' }];
  });
}
