import { type Cancellation, getCancellation, Problem, requestCancellation, sendFeedback, withdrawCancellation } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const field = (name: string) => screen.findByRole('textbox', { name }, patience);
const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

it('SET-90 requires title and content, keeps what was written if it was not sent, and starts anew afterwards', async () => {
  let isFull = true;
  const { server } = await openApp({
    at: '/setting/feedback',
    answers: [
      answer(sendFeedback, () => {
        if (isFull) throw new Problem('rate-limited');
        return { msg: 'ok' };
      }),
    ],
  });
  press(await screen.findByRole('button', { name: 'Send' }, patience));
  expect(await screen.findByText('Enter a title.')).toBeTruthy();
  expect(screen.getByText('Enter what you want to say.')).toBeTruthy();
  expect(server.callsOf(sendFeedback)).toEqual([]);
  await write('Title', 'Lists');
  await write('Content', 'Show more rows.');
  press(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.callsOf(sendFeedback)).toHaveLength(1), patience);
  expect(await field('Title')).toHaveProperty('value', 'Lists');
  isFull = false;
  await waitFor(() => {
    if (server.callsOf(sendFeedback).length < 2) press(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', '');
  }, patience);
  expect(await screen.findByText('Sent', {}, patience)).toBeTruthy();
  expect(server.callsOf(sendFeedback).at(-1)).toMatchObject({ body: { title: 'Lists', content: 'Show more rows.', contact: '' } });
});

it('SET-102 SET-103 asks for the account to be closed after a question, then says that the request waits, and withdraws it', async () => {
  let state: Cancellation = { isPending: false, refusal: 'Hand over first.' };
  const { server } = await openApp({
    at: '/setting/accountcancel',
    answers: [
      answer(getCancellation, () => state),
      answer(requestCancellation, () => {
        state = { isPending: true, requestedAt: '2026-11-24T08:00:00Z' };
        return state;
      }),
      answer(withdrawCancellation, () => {
        state = { isPending: false };
        return state;
      }),
    ],
  });
  expect(await screen.findByText('Your last request was refused: Hand over first.', {}, patience)).toBeTruthy();
  press(await screen.findByRole('button', { name: 'Request closure' }, patience));
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  expect(server.callsOf(requestCancellation)).toEqual([]);
  press(question.getByRole('button', { name: 'Request closure' }));
  expect(await screen.findByText('Your request is being reviewed.', {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request closure' })).toBeNull();
  expect(server.callsOf(requestCancellation)).toHaveLength(1);
  press(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByRole('button', { name: 'Request closure' }, patience)).toBeTruthy();
  expect(server.callsOf(withdrawCancellation)).toHaveLength(1);
});
