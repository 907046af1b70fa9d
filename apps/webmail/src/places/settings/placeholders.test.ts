import { expect, it, vi } from 'vitest';
import { settingsPages } from './pages.ts';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

it.each(settingsPages.map(({ id, part }) => [id, part] as const))('SET-01 /setting/%s is a page, and no placeholder', (_id, part) => {
  expect(part).toBeDefined();
});
