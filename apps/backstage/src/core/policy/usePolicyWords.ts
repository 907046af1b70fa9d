import { type Language, type OperationPolicy, textIn } from '@jinshu/api';
import { languageNames, useLanguage } from '@jinshu/app/language';
import { skinNameStrings } from '@jinshu/app/skin';
import type { PolicyOption, PolicyValue } from '@jinshu/ui/back-stage';
import { useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { policyStrings as s, policyUnitStrings as units } from './policy.strings.ts';
import {
  captchaStrings,
  passwdTypeStrings,
  readTypeStrings,
  secondFactorKindsStrings,
  secondFactorStrings,
  validityStrings,
} from './policy-choice.strings.ts';
import { policyNameStrings } from './policy-name.strings.ts';
import { policyNumbers } from './policyNumbers.ts';

/** A value as its control has it. */
export type Typed = PolicyValue['value'];

const choiceStrings: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  passwd_type: passwdTypeStrings,
  captcha: captchaStrings,
  second_factor: secondFactorStrings,
  second_factor_kinds: secondFactorKindsStrings,
  read_type: readTypeStrings,
  link_validity: validityStrings,
  link_validities: validityStrings,
  skins: skinNameStrings,
  skin_name: skinNameStrings,
};
const namesOf = policyNameStrings as Readonly<Record<string, MessageDescriptor>>;
const ownNames: Readonly<Record<string, string>> = languageNames;

/** The language of the page, and what writes in it. */
interface Words {
  intl: IntlShape;
  language: Language;
}

const scaleOf = (name: string) => policyNumbers[name]?.scale ?? 1;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function choiceText(
  { intl, language }: Words,
  { name, choiceNames }: Pick<OperationPolicy, 'name' | 'choiceNames'>,
  value: string,
): string {
  const { formatMessage, formatNumber } = intl;
  const own = choiceNames?.[value];
  if (own) return textIn(own, language);
  const words = choiceStrings[name]?.[value];
  if (words) return formatMessage(words);
  if (name === 'language') return ownNames[value] ?? value;
  if (name.startsWith('lock_left')) return `${formatNumber(Number(value) / 60)} ${formatMessage(units.minutes)}`;
  return value;
}

function numberText({ formatMessage, formatNumber }: IntlShape, name: string, value: number): string {
  const { unit, isOpen = false } = policyNumbers[name] ?? {};
  if (isOpen && value === 0) return formatMessage(s.unlimited);
  const number = formatNumber(value / scaleOf(name), { maximumFractionDigits: 3 });
  return unit === undefined ? number : `${number} ${formatMessage(units[unit])}`;
}

function wordsOf(words: Words) {
  const { intl } = words;
  const { formatMessage } = intl;
  const nameOf = ({ name, about }: Pick<OperationPolicy, 'name' | 'about'>) => (namesOf[name] ? formatMessage(namesOf[name]) : about);
  const optionsOf = (policy: OperationPolicy): PolicyOption[] =>
    (policy.choices ?? []).map((choice) => ({ id: String(choice), label: choiceText(words, policy, String(choice)) }));
  /** Text of a value. */
  const textOf = (policy: OperationPolicy, value: unknown): string => {
    const { name, kind } = policy;
    if (kind === 'flag') return formatMessage(value === true ? s.on : s.off);
    if (kind === 'number') return numberText(intl, name, Number(value));
    const list = Array.isArray(value) ? value : [value];
    return list.map((one) => choiceText(words, policy, String(one))).join(', ') || formatMessage(s.nothing);
  };
  /** The control of a value. */
  const fieldOf = (policy: OperationPolicy, typed: Typed): PolicyValue => {
    const { name, kind } = policy;
    const unit = policyNumbers[name]?.unit;
    switch (kind) {
      case 'flag':
        return { kind, value: typed === true };
      case 'number':
        return {
          kind,
          value: Number(typed),
          ...(unit && { unit: formatMessage(units[unit]) }),
          ...(scaleOf(name) > 1 && { fractions: 3 }),
        };
      case 'choice':
        return { kind, value: String(typed), options: optionsOf(policy), hasExamples: name === 'captcha' };
      case 'choices':
        return { kind, value: listOf(typed).map(String), options: optionsOf(policy) };
      default:
        return { kind: 'text', value: String(typed), isLong: kind === 'list' };
    }
  };
  /** The sentence about what is wrong with a typed value, before the server is asked. */
  const faultOf = ({ name, kind, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: OperationPolicy, typed: Typed): string | undefined => {
    if (kind === 'choices' && listOf(typed).length === 0) return formatMessage(s.oneNeeded);
    if (kind !== 'number') return undefined;
    const value = Math.round(Number(typed) * scaleOf(name));
    const [from, to] = [minimum, maximum].map((limit) => numberText(intl, name, limit));
    return value >= minimum && value <= maximum ? undefined : formatMessage(s.outside, { from, to });
  };
  /** Default and range in one line. */
  const helpOf = (policy: OperationPolicy): string => {
    const { kind, initial, minimum, maximum, name } = policy;
    const initially = formatMessage(s.initial, { value: textOf(policy, initial) });
    if (kind !== 'number' || minimum === undefined || maximum === undefined) return initially;
    return `${initially} · ${formatMessage(s.between, { from: numberText(intl, name, minimum), to: numberText(intl, name, maximum) })}`;
  };
  return { nameOf, textOf, fieldOf, faultOf, helpOf };
}

/** A value of the wire as its control has it. */
export function typedOf({ name, kind, value }: OperationPolicy): Typed {
  if (kind === 'number') return Number(value) / scaleOf(name);
  if (kind === 'choices') return listOf(value).map(String);
  if (kind === 'list') return listOf(value).join(', ');
  return kind === 'flag' ? value === true : String(value);
}

/** A value of a control as the wire has it. */
export function wireOf({ name, kind, choices = [] }: OperationPolicy, typed: Typed): unknown {
  if (kind === 'number') return Math.round(Number(typed) * scaleOf(name));
  // In the order of the choices, whatever the order in which they were ticked.
  if (kind === 'choices') return choices.filter((choice) => listOf(typed).includes(String(choice)));
  if (kind === 'choice') return choices.find((choice) => String(choice) === typed);
  if (kind === 'list')
    return [
      ...new Set(
        String(typed)
          .split(/[\s,，]+/)
          .filter((part) => part !== '')
          .map((part) => part.replace(/^\./, '').toLowerCase()),
      ),
    ];
  return typed;
}

/** Names, values and faults of policies in the language of the page. */
export function usePolicyWords() {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => wordsOf({ intl, language }), [intl, language]);
}
