import { describe, expect, it } from 'vitest';
import { type Registration, registrationProblems, trimmed } from './registration.ts';

const filled: Registration = {
  userName: 'lin.yue',
  fullName: '林月',
  password: 'Jinshu-2026',
  confirmPassword: 'Jinshu-2026',
  mobile: '+86 138 0000 1234',
  department: '研究部',
  reason: '新同事',
};
const rules = {
  isUserName: (text: string) => text === filled.userName,
  getRules: (password: string) => [{ id: 'length', label: '', isMet: password.length >= 8 }],
};
const problems = (part: Partial<Registration>) => registrationProblems({ ...filled, ...part }, rules);

describe('registrationProblems', () => {
  it('LGN-28 finds nothing wrong with a whole registration', () => expect(problems({})).toEqual({}));

  it('LGN-28 asks for every field', () => {
    const nothing = Object.fromEntries(Object.keys(filled).map((field) => [field, ' '])) as Registration;
    expect(registrationProblems(nothing, rules)).toEqual(Object.fromEntries(Object.keys(filled).map((field) => [field, 'required'])));
  });

  it.each<[string, Partial<Registration>, object]>([
    ['LGN-29 the characters of a user name', { userName: 'Lin Yue' }, { userName: 'wrong' }],
    ['a phone number', { mobile: '138-ABC' }, { mobile: 'wrong' }],
    ['too short a phone number', { mobile: '110' }, { mobile: 'wrong' }],
    ['the rules of the password', { password: 'short', confirmPassword: 'short' }, { password: 'unmet' }],
    ['that both passwords are one', { confirmPassword: 'Jinshu-2027' }, { confirmPassword: 'different' }],
  ])('checks %s', (_, part, expected) => expect(problems(part)).toEqual(expected));

  it('sends no blanks around what was typed, and leaves passwords as they are', () =>
    expect(trimmed({ ...filled, userName: ' lin.yue ', password: ' a ' })).toEqual({ ...filled, password: ' a ' }));
});
