import { listFolders, type ProblemBody } from '@jinshu/api';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../core/api/api.ts';
import { loadLanguage } from '../../core/language/language.ts';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { wordsOf } from '../../testing/words.ts';
import { SessionLostDialog } from './SessionLostDialog.tsx';

vi.setConfig({ testTimeout: 20_000 });

const words = wordsOf('en');
let visited: string[] = [];

async function show() {
  visited = [];
  render(
    <ExampleApp at="/mailbox/innerbox/INBOX" initial={await loadLanguage('en')} onAddress={(address) => visited.push(address)}>
      <SessionLostDialog />
    </ExampleApp>,
  );
}
const lose = (body: ProblemBody) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }));
  return api.call(listFolders).catch(() => undefined);
};
/** The dialog is fetched when it is first needed. */
const patience = { timeout: 10_000 };
const dialog = () => screen.findByRole('alertdialog', { name: words['problem.system-information'] ?? '' }, patience);

beforeEach(() => sessionStore.begin('lin.yue@jinshu.example', 'token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('a session that is lost', () => {
  it('API-10 is forgotten at once', async () => {
    await show();
    await lose({});
    expect(sessionStore.get()).toEqual({ userName: '', token: '', isLocked: false });
  });

  it.each<[string, ProblemBody, string | undefined]>([
    ['the detail of the server', { detail: 'Signed out by the administrator.' }, 'Signed out by the administrator.'],
    ['else the first of non_field_errors', { non_field_errors: ['Gone.', 'Really.'] }, 'Gone.'],
    ['else ERR-02', {}, words['problem.session-expired']],
    [
      'ERR-02 for the code of our server',
      { detail: 'The session has expired.', code: 'session-expired' },
      words['problem.session-expired'],
    ],
  ])('API-09 ERR-01 is told of with %s', async (_, body, text) => {
    await show();
    await lose(body);
    expect((await dialog()).textContent).toContain(text);
  });

  it('API-11 leads to / after OK', async () => {
    await show();
    await lose({});
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/'), patience);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('API-12 is told of once, however many calls say so', async () => {
    await show();
    await Promise.all([lose({ detail: 'first' }), lose({ detail: 'second' })]);
    await lose({ detail: 'third' });
    expect((await dialog()).textContent).not.toContain('third');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  it('API-11 is no news on the login screen', async () => {
    window.history.replaceState(null, '', '/login/');
    await show();
    await lose({});
    expect([screen.queryByRole('alertdialog'), visited]).toEqual([null, ['/mailbox/innerbox/INBOX']]);
  });
});
