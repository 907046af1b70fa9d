import { getLoginPlaces } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const places = (more: object = {}) =>
  answer(getLoginPlaces, () => ({
    current: '浙江 · 杭州',
    last: '广东 · 深圳',
    lastAt: '2026-11-19T10:52:00.000Z',
    isElsewhere: true,
    ...more,
  }));
const notice = () => screen.findByRole('dialog', { name: 'Security reminder' }, patience);

describe('the security reminder', () => {
  it('PSH-16 PSH-17 names this place, the last one and when that was, and leads to the password', async () => {
    await openApp({ answers: [places()] });
    const words = (await notice()).textContent;
    for (const fact of ['浙江 · 杭州', '广东 · 深圳', '2026']) expect(words).toContain(fact);
    expect(
      within(await notice())
        .getByRole('link', { name: 'Change password' })
        .getAttribute('href'),
    ).toBe('/setting/password');
  });

  it('PSH-16 goes when it is dismissed', async () => {
    await openApp({ answers: [places()] });
    press(within(await notice()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security reminder' })).toBeNull(), patience);
  });

  it('PSH-17 says nothing where the last login came from the same place', async () => {
    const { server } = await openApp({ answers: [places({ last: '浙江 · 杭州', isElsewhere: false })] });
    await waitFor(() => expect(server.callsOf(getLoginPlaces)).toHaveLength(1), patience);
    expect(screen.queryByRole('dialog', { name: 'Security reminder' })).toBeNull();
  });
});
