import { listPictureSenders, removePictureSender } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const all = ['a@shop.example', 'b@shop.example', 'c@shop.example'];

it('RED-48 the senders whose pictures are always shown are listed in the settings, and taken off the list there', async () => {
  let listed = all;
  const { server } = await openApp({
    at: '/setting/param',
    answers: [
      answer(listPictureSenders, () => ({ count: listed.length, results: listed.map((address) => ({ address })) })),
      answer(removePictureSender, ({ body: { address } }) => {
        listed = listed.filter((one) => one !== address);
        return { msg: 'success' };
      }),
    ],
  });
  const label = 'Senders whose remote images are always shown';
  const grid = within(await screen.findByRole('grid', { name: label }, patience));
  const second = await grid.findByRole('row', { name: /b@shop\.example/ }, patience);
  press(within(second).getByRole('checkbox'));
  press(screen.getByRole('button', { name: 'Delete' }));
  press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(grid.queryByText('b@shop.example')).toBeNull(), patience);
  expect(server.callsOf(removePictureSender)).toMatchObject([{ body: { address: 'b@shop.example' } }]);
  press(screen.getByRole('button', { name: 'Clear' }));
  press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Clear' }));
  await screen.findByText('No senders yet.', {}, patience);
  await waitFor(() => expect(listed).toEqual([]), patience);
});
