import { composeTab, type MailTab, readingTab } from '@jinshu/mail-machines';
import { describe, expect, it } from 'vitest';
import { keptTabs } from './keptTabs.ts';

const ready = composeTab('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', 'Compose');
const other = composeTab('7d2f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', 'Compose');
const read = readingTab({ folder: 'INBOX', uid: 7, title: 'Agenda' });

describe('the tabs that stay on the page', () => {
  it.each<[string, MailTab[], MailTab | null, MailTab[]]>([
    ['are all but those that are read', [other, read], null, [other]],
    ['and a letter that was made ready', [other, read], ready, [other, ready]],
    ['which stands there once when it is opened', [other, ready], ready, [other, ready]],
    [
      'and once when it has been sent since',
      [{ ...ready, isSent: true, title: 'Agenda' }],
      ready,
      [{ ...ready, isSent: true, title: 'Agenda' }],
    ],
  ])('%s', (_, tabs, prepared, kept) => {
    expect(keptTabs(tabs, prepared)).toEqual(kept);
  });
});
