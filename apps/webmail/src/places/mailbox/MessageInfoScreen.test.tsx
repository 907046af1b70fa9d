import { getLoginInfo } from '@jinshu/api';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience } from '../../testing/openApp.tsx';
import './MessageInfoScreen.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

/** Opens a page without the layout that other screens share. */
const open = (at: string, answers: readonly FakeAnswer[] = []) => void openApp({ at, answers }).catch(() => undefined);
const download = () => screen.queryByRole('link', { name: 'Download message' });

describe('the page of what a mail is made of', () => {
  it.each([
    ['VIE-01 the header', 2, 'Header'],
    ['VIE-01 the source', 1, 'Source'],
  ])('%s', async (_, view, title) => {
    open(`/messageInfo/111?folder=INBOX&view=${view}`);
    expect(await screen.findByRole('heading', { name: title }, patience)).toBeDefined();
    expect(await screen.findByText(/^Message-ID: <INBOX\.111@jinshu\.example>/, {}, patience)).toBeDefined();
  });

  it('VIE-02 PRM-06 IMX-12 its file is downloaded from there', async () => {
    open('/messageInfo/111?folder=INBOX&view=1');
    await waitFor(() => expect(download()?.getAttribute('href')).toMatch(/^\/api\/mail\/message\/eml\/\?uid=111&folder=INBOX/), patience);
  });

  it('VIE-02 PRM-06 nobody is offered that who may not download', async () => {
    open('/messageInfo/111?folder=INBOX&view=1', [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', canDownload: false }))]);
    await screen.findByText(/^Message-ID/, {}, patience);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Source' })).toBeDefined(), patience);
    expect(download()).toBeNull();
  });

  it.each([
    ['a mail that is gone', '/messageInfo/999?folder=INBOX&view=1', 'Message not found. Have you moved it to another folder?'],
    ['no number of a mail', '/messageInfo/letter?folder=INBOX&view=1', 'Message not found. Have you moved it to another folder?'],
  ])('VIE-01 ERR-14 says so of %s', async (_, at, words) => {
    open(at);
    expect(await screen.findByText(words, {}, patience)).toBeDefined();
  });
});
