import { expect, it } from 'vitest';
import { folderAt } from './askAhead.ts';

it.each([
  ['/mailbox', 'INBOX'],
  ['/mailbox/welcome', 'INBOX'],
  ['/mailbox/innerbox', 'INBOX'],
  ['/mailbox/innerbox/Sent/', 'Sent'],
  ['/mailbox/innerbox/%E9%A1%B9%E7%9B%AE', '项目'],
  ['/mailbox/innerbox/%E9', '%E9'],
  ['/calendar/index', undefined],
  ['/mailbox/review', undefined],
  ['/mailboxes', undefined],
])('RTE-06 RTE-07 knows which folder %s shows: %s', (pathname, folder) => {
  expect(folderAt(pathname)).toBe(folder);
});
