import { expect, test } from 'vitest';
import { hasMessages, MESSAGES_TYPE, readMessages, writeMessages } from '../../foundation/grid-core/messagesTransfer.ts';

/** Minimal `DataTransfer`: the one in happy-dom doesn't keep data. */
function transfer(first: Record<string, string> = {}) {
  const data = new Map(Object.entries(first));
  return {
    effectAllowed: 'all',
    get types() {
      return [...data.keys()];
    },
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => void data.set(type, value),
  } as unknown as DataTransfer;
}

test('dragged mails arrive as their keys', () => {
  const dragged = transfer();
  writeMessages(dragged, ['INBOX/2', 'INBOX/3']);
  expect(hasMessages(dragged)).toBe(true);
  expect(readMessages(dragged)).toEqual(['INBOX/2', 'INBOX/3']);
});

test('what another page dropped counts as no mail', () => {
  expect(hasMessages(transfer({ 'text/plain': 'INBOX/2' }))).toBe(false);
  expect(readMessages(transfer({ [MESSAGES_TYPE]: 'INBOX/2' }))).toEqual([]);
  expect(readMessages(transfer({ [MESSAGES_TYPE]: '{"0":"INBOX/2"}' }))).toEqual([]);
  expect(readMessages(transfer({ [MESSAGES_TYPE]: '["INBOX/2",7]' }))).toEqual(['INBOX/2']);
});
