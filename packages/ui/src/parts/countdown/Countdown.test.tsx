import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seen = () => screen.getByRole('status').querySelector('[aria-hidden]')?.textContent;
const spoken = () => screen.getByRole('status').querySelector(':not([aria-hidden])')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = (until: number) => (
  <div role="status">
    <Countdown until={until}>{(seconds) => `in ${seconds} s`}</Countdown>
  </div>
);

it('counts the seconds that are left down to none, and speaks the first ones only', async () => {
  render(status(1_010_000));
  const shown = [seen()];
  for (let second = 0; second < 11; second += 1) {
    await pass(1000);
    shown.push(seen());
  }
  expect(shown).toEqual([...Array.from({ length: 10 }, (_, index) => `in ${10 - index} s`), 'in 0 s', 'in 0 s']);
  expect(spoken()).toBe('in 10 s');
  expect(vi.getTimerCount()).toBe(0);
});

it('says what goes on once the time is over, in place of no seconds', async () => {
  const until = 1_002_000;
  render(
    <div role="status">
      <Countdown until={until} over="Sending…">
        {(seconds) => `in ${seconds} s`}
      </Countdown>
    </div>,
  );
  expect([seen(), spoken()]).toEqual(['in 2 s', 'in 2 s']);
  await pass(1000);
  await pass(1000);
  expect([seen(), spoken()]).toEqual(['Sending…', 'Sending…']);
});

it('goes by the clock: after a long sleep of the page it shows the second that it is', async () => {
  render(status(1_010_000));
  vi.setSystemTime(1_006_500);
  await pass(1000);
  expect(seen()).toBe('in 3 s');
});

it('draws nothing around it anew', async () => {
  const around = vi.fn(() => null);
  const Around = around as unknown as () => null;
  render(
    <>
      <Around />
      {status(1_005_000)}
    </>,
  );
  await pass(3000);
  expect(seen()).toBe('in 2 s');
  expect(around).toHaveBeenCalledOnce();
});

it('begins anew, and speaks anew, with another end', async () => {
  const { rerender } = render(status(1_002_000));
  await pass(2000);
  rerender(status(1_012_000));
  expect([seen(), spoken()]).toEqual(['in 10 s', 'in 10 s']);
});
