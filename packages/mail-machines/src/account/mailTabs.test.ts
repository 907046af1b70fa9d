import { expect, it } from 'vitest';
import { composeTab, readingTab, searchTab } from './mailTabs.ts';

it('TAB-11 a tab record says what it shows, from which list, and whether closing it asks', () => {
  const position = { sort: 'REVERSE ARRIVAL', viewFilter: '', trail: [{ folder: 'INBOX', uid: 4 }] };
  expect(readingTab({ folder: 'INBOX', uid: 4, title: 'Plan', position, isBurn: true })).toEqual({
    id: 'reading:INBOX:4',
    kind: 'reading',
    title: 'Plan',
    folder: 'INBOX',
    uid: 4,
    sid: '',
    position,
    draftId: '',
    isSent: false,
    isBurn: true,
    query: null,
    hint: '',
  });
  expect(composeTab('d1', 'Plan')).toMatchObject({ id: 'compose:d1', kind: 'compose', draftId: 'd1', isSent: false });
  expect(searchTab('Search: plan', { keyword: 'plan', page: 2 }, 'Keyword “plan”')).toMatchObject({
    id: 'search:keyword=plan',
    kind: 'search',
    query: { keyword: 'plan', page: 2 },
    hint: 'Keyword “plan”',
  });
});
