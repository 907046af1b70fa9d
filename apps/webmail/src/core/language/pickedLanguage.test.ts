import { beforeEach, expect, it, vi } from 'vitest';

const loadPage = () => {
  vi.resetModules();
  return import('./pickedLanguage.ts');
};
beforeEach(() => sessionStorage.clear());

it('I18-05 LGN-34 the language picked at the login is still the picked one when the browser comes back from a provider, once', async () => {
  const before = await loadPage();
  before.pickLanguage('zh-tw');
  before.carryPickedLanguage();
  expect((await loadPage()).pickedLanguage()).toBe('zh-tw');
  expect((await loadPage()).pickedLanguage()).toBeUndefined();
});
