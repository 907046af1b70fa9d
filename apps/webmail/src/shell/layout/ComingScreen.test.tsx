import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeApp, openApp, patience } from '../../testing/openApp.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));
vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

it.each([['/contact/pab', 'You can already find people: start typing a name in To, or hover over a name in a message.']])(
  'RTE-18 a place that is still to come says so at %s, what can be done already, and leads back',
  async (at, already) => {
    await openApp({ at });
    await screen.findByText('Coming soon', {}, patience);
    const page = within(screen.getByRole('main'));
    expect(page.getByText(`This page isn’t available yet. ${already}`)).toBeDefined();
    expect(page.getByRole('button', { name: 'Back to mailbox' })).toBeDefined();
  },
);
