import { LanguageProvider, partRetryMs } from '@jinshu/app/language';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../shell/app/ErrorBoundary.tsx';
import { loadLanguage } from './language.ts';
import { lazyPart } from './lazyPart.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Part = () => <p>the part</p>;
const gone = new TypeError('Failed to fetch dynamically imported module');

async function show(load: () => Promise<typeof Part>) {
  const Lazy = lazyPart(load);
  const initial = await loadLanguage('en');
  render(
    <MemoryRouter>
      <LanguageProvider initial={initial} load={loadLanguage}>
        <p>the page</p>
        <ErrorBoundary>
          <Suspense fallback="waiting">
            <Lazy />
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

it('waits for a part while the server cannot be reached, and the page around it stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Part);
  await show(load);
  await vi.advanceTimersByTimeAsync(partRetryMs);
  expect([screen.queryByText('the page') !== null, screen.queryByText('waiting') !== null]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(partRetryMs);
  await screen.findByText('the part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('gives a part up that a server which can be reached has no more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(gone);
  await show(load);
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
