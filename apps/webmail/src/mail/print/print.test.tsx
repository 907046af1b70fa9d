import { getLoginInfo, listRemotePictures } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo, exampleMessage } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';
import { read, readKind, tool } from '../../testing/openLetter.ts';
import './PrintScreen.tsx';
import { printMail } from './printMail.ts';

vi.mock('@jinshu/ui/message-body', async () => ({
  ...(await import('../../testing/messageBody.tsx')),
  plainTextToHtml: (text: string) => `<div>${text}</div>`,
  sanitizeMessageHtml: (html: string, { resolveRemote }: { resolveRemote?: (url: string) => string | undefined }) => ({
    html: html.replace(/<script.*?<\/script>/g, '').replace(/https:[^"]+\.png/g, (url) => resolveRemote?.(url) ?? ''),
    bodyStyle: '',
    bodyClass: '',
    hasRemoteImages: false,
  }),
}));
vi.setConfig({ testTimeout: 30_000 });

const print = vi.fn();
const open = vi.fn();
beforeEach(() => {
  vi.stubGlobal('print', print);
  vi.stubGlobal('open', open);
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
  print.mockClear();
  open.mockClear();
});

/** The print view, in a window that has the same session storage. */
async function paper() {
  const kept = sessionStorage.getItem('jinshu.print');
  closeApp();
  vi.stubGlobal('print', print);
  if (kept !== null) sessionStorage.setItem('jinshu.print', kept);
  void openApp({ at: '/print' }).catch(() => undefined);
  return screen.findByRole('main', {}, patience);
}
const shadow = (sheet: HTMLElement) => [...sheet.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot?.textContent;

describe('the print view', () => {
  it('VIE-08 VIE-09 the button puts the mail into the session and opens it, and the dialog comes by itself', async () => {
    await read();
    press(tool('Print'));
    expect(open).toHaveBeenCalledWith('/print', '_blank');
    const sheet = await paper();
    const shown = within(sheet);
    expect(shown.getByRole('heading', { name: '关于云川二期项目验收安排的通知' })).toBeDefined();
    const rows = shown.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(0, 3)).toEqual([
      'From周慕云 <zhou.muyun@yunchuan.example>',
      'To林月 <lin.yue@jinshu.example>',
      'Cc陈伟 <chen.wei@jinshu.example>',
    ]);
    expect(rows.at(-1)).toMatch(/^2 attachments二期验收日程与分工\.pdf \(.*\)问题清单\.xlsx/);
    expect(shadow(sheet)).toContain('三楼竹里会议室');
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), patience);
  });

  it('I18-07 writes its time on the clock of the account, whatever the language does', async () => {
    await read();
    press(tool('Print'));
    expect(within(await paper()).getByRole('row', { name: /^Date/ }).textContent).toMatch(/ \d\d:\d\d$/);
  });

  it('VIE-08 RED-48 has the pictures from elsewhere that its reader has allowed, and no others', async () => {
    const url = 'https://shop.example/a.png';
    const html = `<img src="${url}">`;
    await readKind({ html, text: '' }, [
      answer(listRemotePictures, () => ({ count: 1, results: [{ url, address: '/api/mail/picture/?a' }] })),
    ]);
    press(tool('Print'));
    expect(JSON.parse(sessionStorage.getItem('jinshu.print') ?? '').pictures).toBeUndefined();
    press(await screen.findByRole('button', { name: 'Show remote images' }, patience));
    await waitFor(() => expect(screen.getByTitle('Message body').getAttribute('data-picture')).toBe('/api/mail/picture/?a'), patience);
    press(tool('Print'));
    const sheet = await paper();
    const root = [...sheet.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    expect(root?.querySelector('img')?.getAttribute('src')).toBe('/api/mail/picture/?a');
  });

  it('VIE-08 prints the text where the reader had switched to it', async () => {
    await readKind({ html: '<p>In colour</p>', text: 'In black and white' });
    press(within(screen.getByRole('article')).getByRole('button', { name: 'Text' }));
    press(tool('Print'));
    expect(shadow(await paper())).toContain('In black and white');
  });

  it('VIE-08 VIE-09 prints a letter that is too long for the session of a window', async () => {
    await readKind({ html: '<p>In many words</p>', text: '' });
    const write = Storage.prototype.setItem;
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name: string, value: string) {
      if (value.includes('In many words')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, name, value);
    });
    press(tool('Print'));
    refuse.mockRestore();
    vi.stubGlobal('opener', { jinshuPrinted: window.jinshuPrinted });
    window.jinshuPrinted = undefined;
    expect(shadow(await paper())).toContain('In many words');
  });

  it('VIE-08 VIE-09 the second of two long letters waits its own time for its window', () => {
    vi.useFakeTimers();
    const setItem = (_name: string, value: string) => {
      if (value.includes('In many words')) throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem, removeItem: () => undefined });
    const letter = { ...exampleMessage(), html: 'In many words' };
    printMail({ ...letter, subject: 'First' }, 'html');
    vi.advanceTimersByTime(20_000);
    printMail({ ...letter, subject: 'Second' }, 'html');
    vi.advanceTimersByTime(20_000);
    expect(window.jinshuPrinted?.subject).toBe('Second');
    vi.advanceTimersByTime(20_000);
    expect(window.jinshuPrinted).toBeUndefined();
  });

  it('PRM-13 shows nothing and opens no dialog where printing is switched off', async () => {
    await read();
    press(tool('Print'));
    const kept = sessionStorage.getItem('jinshu.print') ?? '';
    closeApp();
    vi.stubGlobal('print', print);
    sessionStorage.setItem('jinshu.print', kept);
    void openApp({ at: '/print', answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', canPrint: false }))] }).catch(
      () => undefined,
    );
    expect(await screen.findByText('You don’t have permission to do this.', {}, patience)).toBeDefined();
    expect(screen.queryByRole('main')).toBeNull();
    expect(print).not.toHaveBeenCalled();
  });

  it('RTE-15 VIE-10 ERR-14 stands outside the frame, says that there is nothing, and opens no dialog', async () => {
    void openApp({ at: '/print' }).catch(() => undefined);
    expect(await screen.findByText('Message not found. Have you moved it to another folder?', {}, patience)).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(print).not.toHaveBeenCalled();
  });
});
