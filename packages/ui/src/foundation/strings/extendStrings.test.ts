import { expect, it } from 'vitest';
import { en } from './en.ts';
import { extendStrings } from './extendStrings.ts';

it('I18-01 replaces some strings of a language, and leaves the others and the language itself', () => {
  const before = { ...en.appShell };
  const ja = extendStrings(en, { button: { pending: '処理中' }, appShell: { main: 'メイン' } });
  expect([ja.button.pending, ja.appShell]).toEqual(['処理中', { ...before, main: 'メイン' }]);
  expect(ja.link).toBe(en.link);
  expect(en.appShell).toEqual(before);
});
