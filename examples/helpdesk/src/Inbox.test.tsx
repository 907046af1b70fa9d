import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { chooseOption, openSelect, optionLabels, readBody, readMessages } from '@jinshu/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Inbox, type Letter } from './Inbox';

const desk = [{ name: 'IT help desk', address: 'helpdesk@jinshu.example' }];
const letters: Letter[] = [
  {
    uid: 1,
    folder: 'INBOX',
    subject: 'No network',
    sender: { name: 'Lin Yue', address: 'lin.yue@jinshu.example' },
    recipients: desk,
    arrivedAt: '2026-05-04T08:00:00Z',
    isRead: false,
    html: '<p>The socket is <b>dead</b>.</p>',
  },
  {
    uid: 2,
    folder: 'INBOX',
    subject: 'New screen',
    sender: { name: 'Ida Berg', address: 'ida@jinshu.example' },
    recipients: desk,
    arrivedAt: '2026-05-04T09:00:00Z',
    isRead: true,
    html: '<p>Mine flickers.</p>',
  },
];
const show = () =>
  render(
    <UiProvider locale="en" strings={en}>
      <Inbox letters={letters} />
    </UiProvider>,
  );
const names = () => readMessages().map(({ name }) => name);

afterEach(cleanup);

it('orders the letters as chosen', async () => {
  show();
  expect(names()).toEqual(['Ida Berg, New screen', 'Lin Yue, No network']);
  act(() => openSelect('Order'));
  expect(optionLabels()).toEqual(['Newest first', 'Oldest first']);
  act(() => chooseOption('Oldest first'));
  await waitFor(() => expect(names()).toEqual(['Lin Yue, No network', 'Ida Berg, New screen']));
});

it('reads the letter that is pressed, below its subject', async () => {
  show();
  const [, second] = readMessages();
  if (!second) throw new Error('There is one letter only.');
  fireEvent.click(second.row);
  await waitFor(() => expect(readBody()).toBe('The socket is dead.'));
  expect(screen.getByRole('article', { name: 'No network' })).toBeTruthy();
});
