import { getBrowserKey, type Preview, previewAttachment } from '@jinshu/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { exampleMessage } from '../../testing/examples.ts';
import { answer, createFakeServer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, loadPage, patience } from '../../testing/openApp.tsx';
import { usualAnswers } from '../../testing/usualAnswers.ts';
import { loadLanguage } from '../language/language.ts';
import { pageLoad } from '../page/index.ts';
import { sessionStore } from '../session/sessionStore.ts';

vi.mock('@jinshu/ui/message-body', async () => ({
  ...(await import('../../testing/messageBody.tsx')),
  plainTextToHtml: (text: string) => `<div>${text}</div>`,
  sanitizeMessageHtml: (html: string) => ({ html, bodyStyle: '', bodyClass: '', hasRemoteImages: false }),
}));
vi.setConfig({ testTimeout: 30_000 });

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  closeApp();
  sessionStorage.clear();
  print.mockClear();
});

const secret = 'OnlyForHerEyes';

/** A window without the frame, at an address. */
async function openWindow(at: string) {
  localStorage.clear();
  sessionStore.clear();
  const mailbox = createMailbox();
  const { uid } = mailbox.add('INBOX', { subject: secret, text: secret, html: `<p>${secret}</p>` });
  const shown: Preview = { kind: 'text', text: secret, isCut: false };
  const server = createFakeServer(
    answer(previewAttachment, () => shown),
    ...usualAnswers({ mailbox, language: 'en' }),
  );
  vi.stubGlobal('fetch', server.fetch);
  sessionStore.begin('lin.yue@jinshu.example', 'token');
  const initial = await loadLanguage('en');
  const show = (path: string) => render(<ExampleApp at={path} initial={initial} />);
  vi.spyOn(pageLoad, 'replace').mockImplementation((path) => loadPage(() => show(path)));
  show(at.replace('UID', String(uid)));
  await waitFor(() => expect(everything()).toContain(secret), patience);
  return server;
}

/** All that the page shows, in shadows and in the title of the window too. */
const everything = () => {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.innerHTML ?? []);
  const fields = [...document.querySelectorAll('textarea')].map(({ value }) => value);
  return [document.title, document.body.innerHTML, ...fields, ...shadows].join('\n');
};

/** Waits for the page that replaces a locked one. */
const locked = () => waitFor(() => expect(pageLoad.replace).toHaveBeenCalledExactlyOnceWith('/lockscreen'), patience);

/** Simulates another window that locks or unlocks. */
const elsewhere = (isLocked: boolean) =>
  act(() => {
    localStorage.setItem('jinshu.locked', isLocked ? '1' : '0');
    window.dispatchEvent(new StorageEvent('storage', { key: 'jinshu.locked', newValue: isLocked ? '1' : '0' }));
  });

describe('a window of its own, while the screen is locked in another', () => {
  it.each([
    ['the source of a mail', '/messageInfo/UID?folder=INBOX&view=1'],
    ['a file', `/preview/?id=UID&fid=INBOX&sid=2&type=attach&size=9&suffix=txt&name=${secret}.txt&subject=${secret}`],
    ['a mail on paper', '/print'],
  ])('LCK-03 LCK-05 shows nothing of %s, and goes on when it is unlocked', async (_, at) => {
    const mail = exampleMessage({ subject: secret, text: secret, html: `<p>${secret}</p>` });
    sessionStorage.setItem('jinshu.print', JSON.stringify({ ...mail, mode: 'html' }));
    const server = await openWindow(at);
    if (at === '/print') await waitFor(() => expect(print).toHaveBeenCalledOnce(), patience);
    const before = server.calls.length;
    elsewhere(true);
    expect(screen.getByText('The screen is locked.')).toBeDefined();
    expect(everything()).not.toContain(secret);
    await locked();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
    expect(server.calls.slice(before).map(({ endpoint }) => endpoint.path)).toEqual([getBrowserKey.path]);
    expect(sessionStore.get().userName).toBe('lin.yue@jinshu.example');
    elsewhere(false);
    await waitFor(() => expect(everything()).toContain(secret), patience);
    expect(screen.queryByText('The screen is locked.')).toBeNull();
  });

  it('VIE-09 opens no second dialog for a print that comes back', async () => {
    sessionStorage.setItem(
      'jinshu.print',
      JSON.stringify({ ...exampleMessage({ subject: secret, html: `<p>${secret}</p>` }), mode: 'html' }),
    );
    await openWindow('/print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), patience);
    elsewhere(true);
    await locked();
    elsewhere(false);
    await waitFor(() => expect(everything()).toContain(secret), patience);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(print).toHaveBeenCalledOnce();
  });
});
