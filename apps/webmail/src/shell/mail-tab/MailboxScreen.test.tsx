import { readMessage } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';
import { wordsOf } from '../../testing/words.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const strip = () => within(screen.getByRole('tablist', { name: 'Open tabs' }));
const tabs = () =>
  strip()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
const toList = () => press(strip().getAllByRole('tab')[0] as HTMLElement);
const closeAll = () => screen.queryByRole('button', { name: 'Close all' });

async function open(words: RegExp) {
  toList();
  press(await row(words));
  await screen.findByRole('article', { name: words }, patience);
}

describe('the open tabs', () => {
  it('TAB-01 TAB-03 TAB-04 can be closed together as soon as there are two, which leaves the list', async () => {
    await openApp();
    await row(/Draft agenda/);
    expect([tabs().length, closeAll()]).toEqual([1, null]);
    await open(/Draft agenda/);
    expect(screen.queryAllByRole('button', { name: 'Close tab' }).length).toBeGreaterThan(0);
    press(closeAll() as HTMLElement);
    expect([tabs().length, closeAll()]).toEqual([1, null]);
  });

  it('TAB-05 have short titles', async () => {
    await openApp();
    await open(/Draft agenda/);
    expect(tabs()[1]).toContain('Draft agenda…');
  });

  it('TAB-05 never cut the words of the product itself', async () => {
    await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail' });
    await screen.findByRole('form', { name: 'Compose' }, patience);
    const box = screen.getByRole('searchbox', { name: 'Search mail' });
    fireEvent.change(box, { target: { value: '验收会议纪要的附件' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await screen.findByRole('tab', { name: /^Search:/ }, patience);
    expect(
      strip()
        .getAllByRole('tab')
        .map((tab) => tab.querySelector('bdi')?.textContent),
    ).toEqual(['Inbox', 'Compose', 'Search: 验收会议纪要…']);
  });

  it('I18-03 are called in the language that shows, where a mail has no subject', async () => {
    const mailbox = createMailbox();
    mailbox.add('Sent', { subject: '' });
    await openApp({ at: '/mailbox/innerbox/Sent?init=composeMail', mailbox });
    await screen.findByRole('form', { name: 'Compose' }, patience);
    toList();
    press(await row(/no subject/i));
    expect(await screen.findByRole('tab', { name: '(No subject)' }, patience)).toBeDefined();
    press(screen.getByRole('button', { name: /^Language/ }));
    await choose('简体中文');
    expect(await screen.findByRole('tab', { name: '写信' }, patience)).toBeDefined();
    expect(screen.getByRole('tab', { name: wordsOf('zh-hans')['message.noSubject'] ?? '' })).toBeDefined();
  });

  it('TAB-07 hold a mail once', async () => {
    await openApp();
    await open(/Draft agenda/);
    await open(/Draft agenda/);
    expect(tabs()).toHaveLength(2);
  });
});

describe('LST-47 a mail that is opened', () => {
  it('from Drafts goes on being written', async () => {
    const mailbox = createMailbox();
    mailbox.add('Drafts', { subject: 'Half a letter' });
    await openApp({ at: '/mailbox/innerbox/Drafts', mailbox });
    press(await row(/Half a letter/));
    const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Half a letter');
  });

  it('from any other folder is read', async () => {
    await openApp({ at: '/mailbox/innerbox/Sent' });
    await open(/春季研讨会/);
    expect(screen.queryByRole('form', { name: 'Compose' })).toBeNull();
  });

  it('RTE-33 a link begins one to everybody it names, however they are parted', async () => {
    const to = encodeURIComponent('a@x.example,b@x.example;c@x.example，d@x.example；e@x.example');
    await openApp({ at: `/mailbox/innerbox/INBOX?init=composeMail&to=${to}` });
    const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    for (const name of 'abcde') expect(await form.findByText(`${name}@x.example`, {}, patience)).toBeDefined();
  });
});

describe('leaving the mailbox', () => {
  it('TAB-10 TAB-15 for the home page is asked about first where a letter is not sent, and stays when that is refused', async () => {
    const { address } = await openApp({ at: '/mailbox/innerbox/INBOX?init=composeMail&to=chen.wei@jinshu.example' });
    const form = within(await screen.findByRole('form', { name: 'Compose' }, patience));
    fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Review' } });
    const home = () => press(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
    home();
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect(address()).not.toBe('/mailbox/welcome');
    press(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(address()).not.toBe('/mailbox/welcome');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Review');
    expect(tabs()).toHaveLength(2);
  });
});

describe('burn mail', () => {
  async function withBurnMail() {
    const mailbox = createMailbox();
    mailbox.add('INBOX', { subject: 'For your eyes', isBurn: true });
    const app = await openApp({ mailbox });
    await open(/For your eyes/);
    await waitFor(() => expect(app.server.callsOf(readMessage).length).toBeGreaterThan(0), patience);
    return app;
  }
  const question = (name: string) => screen.findByRole('alertdialog', { name }, patience);

  it('TAB-13 TAB-16 ERR-53 asks before it closes, and stays when that is refused', async () => {
    await withBurnMail();
    press(screen.getAllByRole('button', { name: 'Close tab' })[0] as HTMLElement);
    press(within(await question('Close this burn-after-reading message?')).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(tabs()).toHaveLength(2);
  });

  it('TAB-14 ERR-54 asks before all close with it', async () => {
    await withBurnMail();
    await open(/Draft agenda/);
    press(closeAll() as HTMLElement);
    const asked = await question('Close all tabs? One of them is a burn-after-reading message.');
    expect(tabs()).toHaveLength(3);
    press(within(asked).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
  });
});
