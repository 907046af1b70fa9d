import { searchMessages } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleRow } from '../testing/examples.ts';
import { answer } from '../testing/fakeServer.ts';
import { choose, closeApp, entries, openApp, patience, press, row } from '../testing/openApp.tsx';

vi.mock('../language/language.ts', () => import('../testing/language.ts'));
vi.mock('@jinshu/ui/message-body', () => import('../testing/messageBody.tsx'));
vi.setConfig({ testTimeout: 30_000 });

// The key of a search has quotes, which the selectors of this document cannot take even when they are escaped.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '') }));
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search mail' });
const tabs = () => within(screen.getByRole('tablist', { name: 'Open tabs' })).getAllByRole('tab');
const panel = () => within(screen.getByRole('tabpanel', { name: /^Search:/ }));

async function search(words: string, answers: NonNullable<Parameters<typeof openApp>[0]>['answers'] = []) {
  const app = await openApp({ answers });
  await row(/Draft agenda/);
  enter(words);
  return app;
}
function enter(words: string): void {
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyUp(box(), { key: 'Enter' });
}

describe('the search box', () => {
  it('SRC-01 takes at most 50 characters', async () => {
    await openApp();
    expect(box().maxLength).toBe(50);
  });

  it.each(['', '   '])('SRC-03 does nothing for the keyword “%s”', async (words) => {
    const { server } = await search(words);
    expect([tabs().length, server.callsOf(searchMessages)]).toEqual([1, []]);
  });
});

describe('the results of a search', () => {
  it('LST-23 have the folder of each mail before its subject', async () => {
    await search('春季');
    const found = await panel().findByRole('row', { name: /春季研讨会/ }, patience);
    expect(found.textContent).toContain('[Sent] 春季研讨会：我们这边来四个人');
  });

  it('TAB-08 are in one tab, however often the same is searched for', async () => {
    await search('评审');
    await panel().findByRole('row', { name: /评审/ }, patience);
    press(tabs()[0] as HTMLElement);
    enter('评审');
    expect(tabs()).toHaveLength(2);
    expect(tabs()[1]?.getAttribute('aria-selected')).toBe('true');
    enter('合同');
    await waitFor(() => expect(tabs()).toHaveLength(3), patience);
  });

  it('SRC-11 SRC-16 come 20 to a page, or 10, 50 or 100', async () => {
    const many = answer(searchMessages, ({ query }) => ({
      total: 41,
      results: Array.from({ length: query.pageSize }, (_, index) => exampleRow({ uid: index + 1, subject: `Found ${index + 1}` })),
    }));
    const { server } = await search('found', [many]);
    await panel().findByRole('button', { name: 'Page 1 / 3' }, patience);
    expect(server.callsOf(searchMessages)).toMatchObject([{ query: { keyword: 'found', page: 1, pageSize: 20 } }]);
    press(panel().getByRole('button', { name: '20 per page' }));
    expect(await entries()).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await choose('50 per page');
    await panel().findByRole('button', { name: 'Page 1 / 1' }, patience);
    expect(server.callsOf(searchMessages).at(-1)).toMatchObject({ query: { page: 1, pageSize: 50 } });
  });
});
