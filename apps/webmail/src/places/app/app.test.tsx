import { listApps } from '@jinshu/api';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

describe('the app center', () => {
  it('APP-01 offers each application with name, description and a link into a new window', async () => {
    const results = [
      { name: '协同办公', description: '请假、用印', url: 'https://oa.jinshu.example/', icon: '' },
      // From a server that checks less.
      { name: '坏的', description: '', url: 'javascript:alert(1)', icon: '' },
    ];
    await openApp({ at: '/appcenter', answers: [answer(listApps, () => ({ count: results.length, results }))] });
    const list = within(await screen.findByRole('list', { name: 'App centre' }, patience));
    const link = list.getByRole('link', { name: /协同办公/ });
    expect(within(link).getByText('请假、用印')).toBeDefined();
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://oa.jinshu.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(list.getByRole('link', { name: /坏的/ }).getAttribute('href')).toBeNull();
  });

  it('APP-03 says in a short text that there is none', async () => {
    await openApp({ at: '/appcenter' });
    await screen.findByRole('heading', { level: 1, name: 'App centre' }, patience);
    expect(await screen.findByText(/^No app/, {}, patience)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'App centre' })).toBeNull();
  });
});
