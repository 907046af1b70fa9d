import { getSharedStatus, logOut } from '@jinshu/api';
import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, rows } from '../../testing/openApp.tsx';
import { shiftClock } from '../../testing/shiftClock.ts';
import { catchUp } from '../clock/wallClock.ts';

vi.setConfig({ testTimeout: 30_000 });

it('SES-08 SES-09 the session of whoever is away ends here and on the server, and the login takes over', async () => {
  onTestFinished(closeApp);
  const { server, address } = await openApp({ answers: [answer(getSharedStatus, () => exampleStatus({ idleAfter: 120 }))] });
  await rows();
  onTestFinished(shiftClock(new Date(Date.now() + 121_000).toISOString()));
  catchUp();
  await waitFor(() => expect(address()).toBe('/login'), patience);
  expect([localStorage.getItem('jinshu.user'), server.callsOf(logOut).length]).toEqual([null, 1]);
});
