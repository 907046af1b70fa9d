import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { chooseOption, openSelect, optionLabels, readBody, readMessages } from '@jinshu/ui/testing';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Inbox, letter } from './Inbox';

const letters = [
  letter({
    uid: 1,
    subject: 'No network',
    sender: { name: 'Lin Yue', address: 'lin.yue@jinshu.example' },
    arrivedAt: '2026-05-04T08:00:00Z',
    html: '<p>The socket is <b>dead</b>.</p>',
  }),
  letter({
    uid: 2,
    subject: 'New screen',
    sender: { name: 'Ida Berg', address: 'ida@jinshu.example' },
    arrivedAt: '2026-05-04T09:00:00Z',
    html: '<p>Mine flickers.</p>',
  }),
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

it('reads the letter that is pressed', async () => {
  show();
  const [, second] = readMessages();
  if (!second) throw new Error('There is one letter only.');
  fireEvent.click(second.row);
  await waitFor(() => expect(readBody()).toBe('The socket is dead.'));
});
