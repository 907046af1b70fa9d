import {
  type Authentication,
  addPictureSender,
  checkSender,
  getSharedStatus,
  listPictureSenders,
  listRemotePictures,
  type Message,
  type MessageTraits,
  readMessage,
  removePictureSender,
  type SenderWarning,
} from '@jinshu/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleMessage, exampleStatus } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const picture = 'https://shop.example/a.png';
const brought = '/api/mail/picture/?url=a&signature=b';
const checked: Authentication = {
  state: 'checked',
  spf: 'pass',
  dkim: 'pass',
  dmarc: 'pass',
  arc: 'none',
  domain: 'shop.example',
  warning: null,
};

async function read(patch: Partial<Message>, answers: readonly FakeAnswer[] = []) {
  const app = await openApp({
    answers: [
      ...answers,
      answer(readMessage, () =>
        exampleMessage({
          sender: { name: 'Shop', address: 'News@shop.example' },
          html: `<img src="${picture}">`,
          authentication: checked,
          ...patch,
        }),
      ),
      answer(listRemotePictures, () => ({ count: 1, results: [{ url: picture, address: brought }] })),
    ],
  });
  press(await row(/云川二期项目验收安排/));
  await screen.findByTitle('Message body', {}, patience);
  return app;
}
const onTheWire = ({ protection, report, isCut }: MessageTraits) => ({
  protection: protection && { kind: protection.kind, is_signed: protection.isSigned, is_encrypted: protection.isEncrypted },
  report,
  is_cut: isCut,
});
const button = (name: string) => screen.findByRole('button', { name }, patience);
const shownPicture = () => screen.getByTitle('Message body').getAttribute('data-picture');
const warned = (warning: SenderWarning): Partial<Message> => ({ authentication: { ...checked, domain: 'shop.example', warning } });

describe('pictures from elsewhere', () => {
  it('RED-48 wait until they are asked for, and then come through our own server', async () => {
    const { server } = await read({});
    const show = await button('Show remote images');
    expect([shownPicture(), server.callsOf(listRemotePictures)]).toEqual([null, []]);
    press(show);
    await waitFor(() => expect(shownPicture()).toBe(brought), patience);
    expect(screen.queryByRole('button', { name: 'Show remote images' })).toBeNull();
    expect(server.callsOf(addPictureSender)).toEqual([]);
  });

  it('RED-48 stay when the letter is left for another tab and comes back', async () => {
    const { server } = await read({});
    press(await button('Show remote images'));
    await waitFor(() => expect(shownPicture()).toBe(brought), patience);
    const [list, letter] = screen.getAllByRole('tab', { hidden: true }).filter((tab) => tab.closest('[aria-label="Open tabs"]'));
    press(list as HTMLElement);
    await waitFor(() => expect(screen.queryByTitle('Message body')).toBeNull(), patience);
    press(letter as HTMLElement);
    await screen.findByTitle('Message body', {}, patience);
    expect(shownPicture()).toBe(brought);
    expect(screen.queryByRole('button', { name: 'Show remote images' })).toBeNull();
    expect(server.callsOf(listRemotePictures)).toHaveLength(1);
  });

  it('RED-48 are shown at once for a sender on the list, who can be taken off it', async () => {
    const listed: string[] = [];
    const { server } = await read({}, [
      answer(listPictureSenders, () => ({ count: listed.length, results: listed.map((address) => ({ address })) })),
      answer(addPictureSender, ({ body: { address } }) => {
        listed.push(address);
        return { msg: 'success' };
      }),
      answer(removePictureSender, () => {
        listed.length = 0;
        return { msg: 'success' };
      }),
    ]);
    press(await button('Always for news@shop.example'));
    await waitFor(() => expect(shownPicture()).toBe(brought), patience);
    expect(server.callsOf(addPictureSender)).toMatchObject([{ body: { address: 'news@shop.example' } }]);
    press(await button('Ask again next time'));
    await button('Show remote images');
    await waitFor(() => expect(shownPicture()).toBeNull(), patience);
    expect(listed).toEqual([]);
  });

  it('SHR-23 are shown once, and kept for no sender, by whoever may only read a shared mailbox', async () => {
    const status = exampleStatus({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false });
    await read({}, [answer(getSharedStatus, () => status)]);
    expect(await screen.findByRole('button', { name: 'Show remote images' }, patience)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Always/ })).toBeNull();
  });

  it('RED-48 are asked about all the same where the sender may be forged', async () => {
    const { server } = await read(warned('forged-sender'), [
      answer(listPictureSenders, () => ({ count: 1, results: [{ address: 'news@shop.example' }] })),
    ]);
    await button('Show remote images');
    await waitFor(() => expect(server.callsOf(listPictureSenders)).toHaveLength(1), patience);
    expect(screen.queryByRole('button', { name: /^Always/ })).toBeNull();
    expect([shownPicture(), server.callsOf(listRemotePictures)]).toEqual([null, []]);
  });
});

describe('what a reader is told', () => {
  it.each<[SenderWarning, RegExp]>([
    ['colleague-from-outside', /shows an address of your organization but comes from outside/],
    ['forged-sender', /probably forged: shop\.example says it didn’t send it/],
    ['look-alike', /shop\.example can be mistaken for another address/],
    ['other-address-in-name', /actually comes from News@shop\.example/],
    ['answers-go-elsewhere', /Replies go to desk@other\.example/],
  ])('RED-40 of a sender: %s', async (warning, words) => {
    await read({ ...warned(warning), replyTo: [{ name: '', address: 'desk@other.example' }] });
    await waitFor(() => expect(screen.getByRole('article').textContent).toMatch(words), patience);
  });

  it('RED-40 once it is known, when it was not at first', async () => {
    const { server } = await read({ authentication: { ...checked, state: 'checking' } }, [
      answer(checkSender, () => ({ authentication: { ...checked, warning: 'forged-sender' as const } })),
    ]);
    expect(await screen.findByText(/probably forged/, {}, patience)).toBeDefined();
    expect(server.callsOf(checkSender)).toHaveLength(1);
  });

  it.each<[string, Partial<Authentication>, string]>([
    [
      'each result',
      { spf: 'softfail', dkim: 'fail', dmarc: 'temperror' },
      'shop.example: SPF doubtful, DKIM failed, DMARC couldn’t be checked',
    ],
    ['what passed', {}, 'shop.example: SPF passed, DKIM passed, DMARC passed'],
    [
      'what says nothing',
      { spf: 'none', dkim: 'permerror', dmarc: 'neutral' },
      'shop.example: SPF no result, DKIM invalid, DMARC no result',
    ],
    ['mail of ours', { state: 'internal' }, 'Sent from inside your organization'],
    ['mail that nobody could check', { state: 'unknown' }, 'The sender wasn’t checked.'],
  ])('RED-32 RED-50 of the checks of a sender, in the details, also where nothing is wrong: %s', async (_, found, words) => {
    await read({ authentication: { ...checked, ...found } });
    press(await button('Details'));
    const told = await screen.findByRole('row', { name: /^Sender check/ }, patience);
    await waitFor(() => expect(told.textContent).toBe(`Sender check${words}`), patience);
  });

  it.each<[string, MessageTraits, string]>([
    [
      'a signature',
      { protection: { kind: 'smime', isSigned: true, isEncrypted: false }, report: null, isCut: false },
      'This message is signed (S/MIME). The signature wasn’t verified here.',
    ],
    [
      'encryption',
      { protection: { kind: 'pgp', isSigned: false, isEncrypted: true }, report: null, isCut: false },
      'This message is encrypted (PGP). Download it and open it in a program that has your key.',
    ],
    [
      'very many parts',
      { protection: null, report: null, isCut: true },
      'This message has too many parts to show here. Download it to get all of them.',
    ],
    [
      'a delivery report',
      {
        protection: null,
        isCut: false,
        report: {
          kind: 'delivery',
          recipients: [
            { address: 'a@x.example', action: 'failed', status: '5.1.1', diagnostic: '' },
            { address: 'b@x.example', action: 'failed', status: '5.1.1', diagnostic: '' },
          ],
        },
      },
      'Couldn’t deliver the message to \u2068a@x.example\u2069 and \u2068b@x.example\u2069. The address doesn’t exist.',
    ],
    [
      'a read receipt',
      {
        protection: null,
        isCut: false,
        report: { kind: 'receipt', recipients: [{ address: 'a@x.example', action: 'displayed', status: '', diagnostic: '' }] },
      },
      '\u2068a@x.example\u2069 opened your message.',
    ],
  ])('RED-40 of %s', async (_, traits, words) => {
    await read({ traits: onTheWire(traits) });
    expect(await screen.findByText(words, {}, patience)).toBeDefined();
  });

  it('RED-48 of a link that leads elsewhere than it says, before it is opened', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await read({});
    fireEvent.doubleClick(screen.getByTitle('Message body'));
    const question = await screen.findByRole('alertdialog', { name: 'This link leads somewhere else' }, patience);
    expect(question.textContent).toContain('The text shows https://bank.example/, but the link leads to https://evil.example/.');
    press(await button('Don’t open'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(open).not.toHaveBeenCalled();
    fireEvent.doubleClick(screen.getByTitle('Message body'));
    press(await button('Open anyway'));
    expect(open).toHaveBeenCalledWith('https://bank.example:x@evil.example/', '_blank', 'noopener,noreferrer');
  });
});
