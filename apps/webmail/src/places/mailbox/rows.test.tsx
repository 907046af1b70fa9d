import {
  addContact,
  cancelTags,
  createTag,
  deleteRemark,
  flagMessages,
  getContactInfo,
  judgeSender,
  Problem,
  readMessage,
  searchMessages,
  setRemark,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleTags, exampleUser } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';
import { wordsOf } from '../../testing/words.ts';

vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const notice = /云川二期项目验收安排/;
const agenda = /Draft agenda/;
const expenses = /十月差旅报销单/;
const project = exampleTags[0];

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
const type = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });
const button = (name: string) => screen.findByRole('button', { name }, patience);
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull(), patience);
/** A button of a row that only shows under the pointer. */
const onRow = async (words: RegExp, action: string) => {
  const found = (await row(words)).querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!found) throw new Error(`The row has no ${action}.`);
  return found;
};
const nameOn = async (words: RegExp) => (await row(words)).querySelector<HTMLElement>('[data-card]') as HTMLElement;
/** Moves the pointer over the sender of a message. */
const rest = async (words: RegExp) => fireEvent.pointerMove(await nameOn(words), { pointerType: 'mouse' });

describe('the tags of a row', () => {
  const tag = (name: string) => screen.findByRole('menuitemcheckbox', { name }, patience);

  it('LST-24 TAG-19 TAG-20 are put on and taken off one by one, at once', async () => {
    const { server } = await openApp();
    press(await onRow(agenda, 'tag'));
    press(await tag(project.name));
    expect(within(await row(agenda)).getByText(project.name)).toBeDefined();
    await waitFor(async () => expect((await tag(project.name)).getAttribute('aria-checked')).toBe('true'), patience);
    press(await tag(project.name));
    await waitFor(async () => expect(within(await row(agenda)).queryByText(project.name)).toBeNull(), patience);
    const uid = expect.any(Number);
    expect(server.callsOf(flagMessages)).toMatchObject([
      { body: { uids: [uid], action: 'add', flags: [project.id] } },
      { body: { uids: [uid], action: 'remove', flags: [project.id] } },
    ]);
  });

  it('TAG-21 are cancelled together, and come back when the server refuses', async () => {
    const asked = Promise.withResolvers<never>();
    const { server } = await openApp({ answers: [answer(cancelTags, () => asked.promise)] });
    press(await onRow(notice, 'tag'));
    press(await button('Remove all tags'));
    await waitFor(async () => expect(within(await row(notice)).queryByText(project.name)).toBeNull(), patience);
    asked.reject(new Problem('internal'));
    expect(await told()).toEqual(['Couldn’t flag.']);
    expect(within(await row(notice)).getByText(project.name)).toBeDefined();
    expect(server.callsOf(cancelTags)).toMatchObject([{ body: { folder: 'INBOX' } }]);
  });

  it('TAG-15 TAG-16 TAG-17 a new tag has a trimmed name and a colour, and is on the mail', async () => {
    const { server } = await openApp();
    press(await onRow(agenda, 'tag'));
    press(await button('New tag'));
    press(await button('Create'));
    expect(await screen.findByText('Enter a name.', {}, patience)).toBeDefined();
    type(await field('Tag name'), '  Workshop ');
    press(await button('Create'));
    await gone('dialog');
    expect(server.callsOf(createTag)).toEqual([{ body: { name: 'Workshop', color: '#33B679' } }]);
    expect(within(await row(agenda)).getByText('Workshop')).toBeDefined();
  });

  it('TAG-18 ERR-24 a refused tag says what the server says of its name, and can be mended', async () => {
    await openApp({
      answers: [
        answer(createTag, () => {
          throw new Problem('invalid-input', {}, { fields: { name: ['This name is kept for the system.', 'And another thing.'] } });
        }),
      ],
    });
    press(await onRow(agenda, 'tag'));
    press(await button('New tag'));
    type(await field('Tag name'), 'Workshop');
    press(await button('Create'));
    expect(await screen.findByText('This name is kept for the system.', {}, patience)).toBeDefined();
    expect((await field('Tag name')).value).toBe('Workshop');
  });

  it('ERR-24 I18-02 a tag whose name is taken says so in the language that shows', async () => {
    await openApp({
      answers: [
        answer(createTag, () => {
          throw new Problem('tag-name-taken', {}, { fields: { name: ['A tag with this name already exists.'] } });
        }),
      ],
    });
    press(screen.getByRole('button', { name: /^Language/ }));
    await choose('简体中文');
    press(await onRow(agenda, 'tag'));
    press(await button('新建标签'));
    type(await field('标签名'), '要紧');
    press(await button('新建'));
    expect(await screen.findByText(wordsOf('zh-hans')['problem-more.tag-name-taken'] ?? '', {}, patience)).toBeDefined();
  });
});

describe('the remark of a row', () => {
  it('TAG-22 TAG-24 is seen, changed, saved and deleted; cancel brings the saved text back', async () => {
    const { server } = await openApp();
    press(await onRow(expenses, 'remark'));
    expect(await screen.findByText('周五前补交', {}, patience)).toBeDefined();
    press(await button('Edit'));
    type(await field('Note'), '下周一前');
    press(await button('Cancel'));
    expect(await screen.findByText('周五前补交', {}, patience)).toBeDefined();
    press(await button('Edit'));
    type(await field('Note'), '下周一前');
    press(await button('Save'));
    await gone('dialog');
    expect((await onRow(expenses, 'remark')).title).toBe('下周一前');
    press(await onRow(expenses, 'remark'));
    press(within(await screen.findByRole('dialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await row(expenses)).querySelector('[data-action="remark"]')).toBeNull(), patience);
    expect(server.callsOf(setRemark)).toMatchObject([{ body: { folder: 'INBOX', remark: '下周一前' } }]);
    expect(server.callsOf(deleteRemark)).toHaveLength(1);
  });

  it('TAG-23 ERR-39 ERR-40 is required, and has at most 200 characters', async () => {
    const { server } = await openApp();
    press(await onRow(expenses, 'remark'));
    press(await button('Edit'));
    type(await field('Note'), '   ');
    press(await button('Save'));
    expect(await screen.findByText('Enter a note.', {}, patience)).toBeDefined();
    type(await field('Note'), '长'.repeat(201));
    press(await button('Save'));
    expect(await screen.findByText('Use 200 characters or fewer.', {}, patience)).toBeDefined();
    expect(server.callsOf(setRemark)).toEqual([]);
  });

  it('ERR-40 is not lost when the server refuses it', async () => {
    await openApp({
      answers: [
        answer(setRemark, () => {
          throw new Problem('note-too-long');
        }),
      ],
    });
    press(await onRow(expenses, 'remark'));
    press(await button('Edit'));
    type(await field('Note'), '下周一前');
    press(await button('Save'));
    expect(await screen.findByText('Use 200 characters or fewer.', {}, patience)).toBeDefined();
    expect((await field('Note')).value).toBe('下周一前');
  });
});

describe('the remark of a row that the server does not keep', () => {
  it.each([
    ['mail-not-found', /^Couldn’t save\. Message not found/],
    ['internal', /^Couldn’t save\.$/],
  ] as const)('ERR-62 says of %s that saving failed, and why where there is a reason', async (code, words) => {
    await openApp({
      answers: [
        answer(setRemark, () => {
          throw new Problem(code);
        }),
      ],
    });
    press(await onRow(expenses, 'remark'));
    press(await button('Edit'));
    type(await field('Note'), '下周一前');
    press(await button('Save'));
    expect(await screen.findByText(words, {}, patience)).toBeDefined();
  });
});

describe('the tools of chosen messages', () => {
  const bar = () => within(screen.getByText(/^\d selected$/).parentElement as HTMLElement);
  const tool = (name: string) => bar().findByRole('button', { name }, patience);

  it('write a first remark, and tag several mails together', async () => {
    const { mailbox } = await openApp();
    press(within(await row(agenda)).getByRole('checkbox'));
    press(await tool('Note'));
    type(await field('Note'), 'Four of us');
    press(await button('Save'));
    await waitFor(() => expect(mailbox.rows('INBOX').filter(({ remark }) => remark === 'Four of us')).toHaveLength(1), patience);
    press(within(await row(expenses)).getByRole('checkbox'));
    await waitFor(() => expect(bar().queryByRole('button', { name: 'Note' })).toBeNull(), patience);
    press(await tool('Tags'));
    press(await screen.findByRole('menuitemcheckbox', { name: project.name }, patience));
    await waitFor(
      () => expect(mailbox.rows('INBOX').filter(({ tags }) => tags.some(({ id }) => id === project.id))).toHaveLength(3),
      patience,
    );
  });
});

describe('the card of a sender', () => {
  const card = (name: string) => screen.findByRole('group', { name: `Contact card: ${name}` }, patience);

  it('LST-36 opens when the pointer has rested on a name for half a second, with name, address and department', async () => {
    const { server } = await openApp();
    const name = await nameOn(/回复：评测数据/);
    const begun = performance.now();
    fireEvent.pointerMove(name, { pointerType: 'mouse' });
    await waitFor(() => expect(server.callsOf(getContactInfo)).toHaveLength(1), { ...patience, interval: 10 });
    // Timers may be a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan(498);
    const shown = await card('陈伟');
    expect(within(shown).getByText('chen.wei@jinshu.example')).toBeDefined();
    await waitFor(async () => expect(within(await card('陈伟')).getByText('研究院')).toBeDefined(), patience);
    expect(server.callsOf(getContactInfo)).toEqual([{ query: { address: 'chen.wei@jinshu.example' } }]);
  });

  it('LST-36 does not open, and no message is fetched, where a row comes under a pointer at rest', async () => {
    const { server } = await openApp();
    const name = await nameOn(/回复：评测数据/);
    vi.useFakeTimers();
    fireEvent.pointerOver(name, { pointerType: 'mouse' });
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(server.callsOf(getContactInfo)).toEqual([]);
    expect(server.callsOf(readMessage)).toEqual([]);
  });

  it('LST-36 stays while the pointer is in it, and goes a moment after it has left', async () => {
    await openApp();
    await rest(/回复：评测数据/);
    const shown = await card('陈伟');
    fireEvent.pointerMove(shown);
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(shown);
    expect(shown.isConnected).toBe(true);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(screen.queryByRole('group', { name: /Contact card/ })).toBeNull(), patience);
  });

  it('goes with Escape, which leaves the chosen mails alone until it is pressed again', async () => {
    await openApp();
    press(within(await row(agenda)).getByRole('checkbox'));
    // The keys of the list are there.
    await waitFor(async () => expect(fireEvent.keyDown(await row(agenda), { key: '*' })).toBe(false), patience);
    await rest(/回复：评测数据/);
    await card('陈伟');
    fireEvent.keyDown(await row(agenda), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('group', { name: /Contact card/ })).toBeNull(), patience);
    expect(screen.getByText('1 selected')).toBeDefined();
    fireEvent.keyDown(await row(agenda), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull(), patience);
  });

  it('LST-37 of oneself leads to the personal settings and out', async () => {
    const mailbox = createMailbox();
    mailbox.add('INBOX', { sender: { name: exampleUser.name, address: exampleUser.address }, subject: 'To myself', html: '' });
    const { address } = await openApp({ mailbox });
    await rest(/To myself/);
    const shown = await card(exampleUser.name);
    expect(await within(shown).findByRole('button', { name: 'Log out' }, patience)).toBeDefined();
    expect(within(shown).queryByRole('button', { name: 'Write mail' })).toBeNull();
    press(within(shown).getByRole('button', { name: 'Personal settings' }));
    await waitFor(() => expect(address()).toBe('/setting/user'), patience);
  });

  it('LST-39 adds the address to the contacts', async () => {
    const { server } = await openApp();
    await rest(agenda);
    const add = await within(await card('Amelia Hart')).findByRole('button', { name: 'Add to contacts' }, patience);
    await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false), patience);
    press(add);
    expect(await told()).toEqual(['Amelia Hart added to contacts']);
    expect(server.callsOf(addContact)).toEqual([{ body: { address: 'amelia.hart@northgate.example', name: 'Amelia Hart' } }]);
  });

  it('LST-38 leads to a personal contact in place of adding it', async () => {
    const { address } = await openApp({
      answers: [answer(getContactInfo, () => ({ department: '', isContact: true, contactId: 7, isSelf: false }))],
    });
    await rest(agenda);
    press(await within(await card('Amelia Hart')).findByRole('button', { name: 'Edit contact' }, patience));
    await waitFor(() => expect(address()).toBe('/contact/pab?edit=7'), patience);
  });

  it('LST-40 LST-46 writes a mail to the address', async () => {
    await openApp();
    await rest(agenda);
    press(within(await card('Amelia Hart')).getByRole('button', { name: 'Write mail' }));
    const to = await screen.findByRole('grid', { name: 'To: recipients' }, patience);
    expect(to.textContent).toContain('Amelia Hart');
  });

  it.each([
    ['LST-41 LST-44 refuses mail of the address', 'Block sender', 'black', 'Amelia Hart added to blocked senders'],
    ['LST-42 LST-45 puts the address on the whitelist', 'Add to allowed senders', 'white', 'Amelia Hart added to allowed senders'],
  ])('%s', async (_, entry, action, result) => {
    const { server } = await openApp();
    await rest(agenda);
    press(within(await card('Amelia Hart')).getByRole('button', { name: 'More' }));
    await choose(entry);
    expect(await told()).toEqual([result]);
    expect(server.callsOf(judgeSender)).toEqual([{ body: { address: 'amelia.hart@northgate.example', action } }]);
  });

  it('LST-43 SRC-10 searches for the mails of the address, and its tab says so', async () => {
    // happy-dom does not read escaped brackets in a selector.
    vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/"|\[|\]/g, '') });
    const { server } = await openApp();
    await rest(agenda);
    press(within(await card('Amelia Hart')).getByRole('button', { name: 'More' }));
    await choose('Mail exchanged');
    const tab = await within(screen.getByRole('tablist', { name: 'Open tabs' })).findByRole(
      'tab',
      { name: /Mail from Amelia Hart/ },
      patience,
    );
    expect(tab.title).toBe('Sender “amelia.hart@northgate.example”');
    await waitFor(
      () => expect(server.callsOf(searchMessages)).toMatchObject([{ query: { sender: 'amelia.hart@northgate.example' } }]),
      patience,
    );
  });
});
