import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkPassword, maximumPassword, type PasswordRuleName, passwordSymbols } from './checkPassword.ts';
import { type PasswordRules, passwordRulesSchema } from './passwordRules.schema.ts';

const none: PasswordRules = {
  type: 2,
  minimumLength: 8,
  refusesDigitRuns: false,
  refusesAccount: false,
  refusesName: false,
  refusesLetterRuns: false,
  refusesRepeats: false,
  account: 'lin.yue',
  spelledNames: ['linyue', 'shanlinyue'],
};
const unmet = (rules: Partial<PasswordRules>, password: string, maximum?: number): PasswordRuleName[] =>
  checkPassword({ ...none, ...rules }, password, maximum)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);
const inForce = (rules: Partial<PasswordRules>) => checkPassword({ ...none, ...rules }, 'x').map(({ name }) => name);

describe('checkPassword', () => {
  it.each<[string, Partial<PasswordRules>, string, PasswordRuleName[]]>([
    ['SET-26 seven characters', {}, 'Abc-123', ['length']],
    ['SET-26 eight characters', {}, 'Abc-1234', []],
    ['SET-26 eleven of twelve', { minimumLength: 12 }, 'Abc-1234567', ['length']],
    ['SET-24 sixteen characters', {}, 'Abc-123456789012', []],
    ['SET-24 seventeen characters', {}, 'Abc-1234567890123', ['length']],
    ['SET-24 sixteen characters beyond the basic plane', {}, `a1${'𠮷'.repeat(14)}`, []],
    ['SET-27 SET-28 one class', { type: 2 }, 'abcdefgh', ['classes']],
    ['SET-28 two classes', { type: 2 }, 'abcdefg1', []],
    ['SET-28 a letter of another script is a symbol', { type: 2 }, '春江花月夜春江花a', []],
    ['SET-29 two of three classes', { type: 3 }, 'abcdefg1', ['classes']],
    ['SET-29 three classes', { type: 3 }, 'Abcdefg1', []],
    ['SET-30 three of four classes', { type: 4 }, 'Abcdefg1', ['classes']],
    ['SET-30 all four classes', { type: 4 }, 'Abcdefg1!', []],
    ['SET-31 a symbol outside of the set', { type: 4 }, 'Abcdefg1!/', ['symbols']],
    ['SET-31 a letter outside of the set', { type: 4 }, 'Abcdefg1!é', ['symbols']],
    ['SET-31 a blank', { type: 4 }, 'Abcdefg1! ', ['symbols']],
    ['SET-32 three digits upwards', { refusesDigitRuns: true }, 'qinghai-789', ['digit-runs']],
    ['SET-32 three digits downwards', { refusesDigitRuns: true }, 'qinghai-210', ['digit-runs']],
    ['SET-32 digits that go round', { refusesDigitRuns: true }, 'qinghai-890', []],
    ['SET-32 digits with one between', { refusesDigitRuns: true }, 'qinghai-1224', []],
    ['SET-33 three letters upwards', { refusesLetterRuns: true }, '37-xyz-37', ['letter-runs']],
    ['SET-33 three letters downwards, letter case ignored', { refusesLetterRuns: true }, '37-cBa-37', ['letter-runs']],
    ['SET-33 digits are not letters', { refusesLetterRuns: true }, 'qn-123-37', []],
    ['SET-34 the same character thrice', { refusesRepeats: true }, 'qinghai===37', ['repeats']],
    ['SET-34 twice, and once more', { refusesRepeats: true }, 'qinghai==3=7', []],
    ['SET-34 another letter case is another character', { refusesRepeats: true }, 'qingaAa=3=7', []],
    ['SET-35 the account inside, letter case ignored', { refusesAccount: true }, '1Lin.Yue-1', ['account']],
    ['SET-35 a part of the account', { refusesAccount: true }, '1lin-yue-1', []],
    ['SET-35 an account of two letters is in too many words', { refusesAccount: true, account: 'li' }, 'lin-yue-1', []],
    ['SET-36 the name in pinyin, letter case ignored', { refusesName: true }, 'x-LINYUE-1', ['name']],
    ['SET-36 a part of the name', { refusesName: true }, 'x-linyu-1', []],
    ['SET-38 nothing typed', { type: 4, refusesRepeats: true }, '', ['length', 'classes', 'symbols', 'repeats']],
  ])('%s', (_, rules, password, expected) => expect(unmet(rules, password)).toEqual(expected));

  it('SET-37 SET-38 lists the rules in force alone, in one order', () => {
    expect(inForce({})).toEqual(['length', 'classes']);
    expect(inForce({ refusesDigitRuns: true })).toEqual(['length', 'classes', 'digit-runs']);
    expect(inForce({ refusesLetterRuns: true })).toEqual(['length', 'classes', 'letter-runs']);
    expect(inForce({ refusesRepeats: true })).toEqual(['length', 'classes', 'repeats']);
    expect(inForce({ refusesAccount: true })).toEqual(['length', 'classes', 'account']);
    expect(inForce({ refusesName: true })).toEqual(['length', 'classes', 'name']);
    expect(inForce({ refusesName: true, spelledNames: [] })).toEqual(['length', 'classes']);
    expect(inForce({ type: 4 })).toEqual(['length', 'classes', 'symbols']);
  });

  it('SET-21 follows the rules as the server sends them', () => {
    const flags = { passwd_digital: true, passwd_name: true, passwd_name2: true, passwd_letter: true, passwd_letter2: true };
    const wire = { passwd_type: 4, passwd_size2: 12, ...flags, account: 'lin.yue', spelled_names: ['linyue'] };
    const rules = z.decode(passwordRulesSchema, wire);
    expect(checkPassword(rules, 'Lin.yue-123abcc').map(({ name, isMet }) => [name, isMet])).toEqual([
      ['length', true],
      ['classes', true],
      ['symbols', true],
      ['digit-runs', false],
      ['letter-runs', false],
      ['repeats', true],
      ['account', false],
      ['name', true],
    ]);
    expect(z.safeDecode(passwordRulesSchema, { ...wire, passwd_type: 5 }).success).toBe(false);
  });

  it('SET-24 SET-25 the form takes 16 characters and the server 20', () => {
    expect(unmet({}, 'Abcd-567890123456789', maximumPassword.server)).toEqual([]);
    expect(unmet({}, 'Abcd-5678901234567890', maximumPassword.server)).toEqual(['length']);
  });

  it('SET-30 knows every symbol of the set', () => {
    for (const symbol of passwordSymbols) expect(unmet({ type: 4 }, `Abcdef1${symbol}`)).toEqual([]);
  });
});
