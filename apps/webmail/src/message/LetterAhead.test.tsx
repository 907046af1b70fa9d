import { readMessage } from '@jinshu/api';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeApp, openApp, patience } from '../testing/openApp.tsx';

vi.mock('../language/language.ts', () => import('../testing/language.ts'));
vi.mock('@jinshu/ui/message-body', () => import('../testing/messageBody.tsx'));
vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

it('a letter is drawn ahead once: nobody meets it, and the server hears nothing of it', async () => {
  const { server } = await openApp();
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull(), patience);
  expect(screen.queryByRole('article')).toBeNull();
  await waitFor(() => expect(document.querySelector('article')).toBeNull(), patience);
  expect(server.callsOf(readMessage)).toEqual([]);
  expect(JSON.stringify(server.calls.map(({ input }) => input))).not.toMatch(/"uids?":\[?0\b|a@a\.example/);
});
