import { checkPassword, maximumPassword, type PasswordRules, Problem, passwordSymbols } from '@jinshu/api';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { ruleStrings, entranceStrings as s } from './entrance.strings.ts';

/** The rules of a password with their texts, and whether it meets them (LGN-44). */
export function describeRules({ formatMessage }: Pick<IntlShape, 'formatMessage'>, rules: PasswordRules | undefined, password: string) {
  if (!rules) return [];
  const values = { minimum: rules.minimumLength, maximum: maximumPassword.form, count: rules.type, symbols: passwordSymbols };
  return checkPassword(rules, password).map(({ name, isMet }) => ({ id: name, isMet, label: formatMessage(ruleStrings[name], values) }));
}

const faults: Readonly<Record<string, MessageDescriptor>> = {
  rules: s.unmet,
  common: s.common,
  former: s.former,
  different: s.different,
};

/** The text of a refusal at a field, by the field's name on the wire. */
export function faultAt({ formatMessage }: Pick<IntlShape, 'formatMessage'>, problem: unknown, field: string): string | undefined {
  const fault = problem instanceof Problem && problem.code === 'invalid-input' ? faults[String(problem.params[field] ?? '')] : undefined;
  return fault && formatMessage(fault);
}
