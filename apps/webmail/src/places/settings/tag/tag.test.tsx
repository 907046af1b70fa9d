import {
  changeTag,
  createFolder,
  createTag,
  deleteFolder,
  deleteTag,
  emptyFolder,
  getLoginInfo,
  orderFolders,
  Problem,
  renameFolder,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../../testing/examples.ts';
import { answer } from '../../../testing/fakeServer.ts';
import { createMailbox } from '../../../testing/mailbox.ts';
import { choose, closeApp, type OpenApp, openApp, patience, press, pushNews, told, withPush } from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const open = async (options: OpenApp = {}) => {
  const app = await openApp({ at: '/setting/tag', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Folders and tags' }, patience);
  return app;
};
const button = (name: string) => screen.findByRole('button', { name }, patience);
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull(), patience);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Rows of a table: name, messages, unread, and size. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.querySelector('bdi'), ...[...row.querySelectorAll('td')].slice(0, 3)].map((cell) => cell?.textContent));
const tagsShown = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the folders in the settings', () => {
  it('SET-107 FLD-31 lists own and default folders with their messages and sizes', async () => {
    const mailbox = createMailbox();
    mailbox.move(
      'INBOX',
      [...mailbox.rows('INBOX')].slice(0, 2).map(({ uid }) => uid),
      'f6',
    );
    await open({ mailbox });
    expect(rowsOf('My folders')).toEqual([
      ['云川二期', '2', '2', '536.03 KB'],
      ['Conference 2026', '0', '0', '0 B'],
    ]);
    expect(rowsOf('Default folders').map(([name, count]) => [name, count])).toEqual([
      ['Inbox', '9'],
      ['Drafts', '0'],
      ['Sent', '1'],
      ['Trash', '0'],
      ['Spam', '0'],
    ]);
  });

  it('SET-107 creates, renames and deletes a folder, and asks where its messages go and how many they are', async () => {
    const mailbox = createMailbox();
    mailbox.move(
      'INBOX',
      [...mailbox.rows('INBOX')].slice(0, 3).map(({ uid }) => uid),
      'f6',
    );
    const { server } = await open({ mailbox });
    press(await button('New folder'));
    type(await screen.findByRole('textbox', { name: 'Name' }, patience), 'Offers');
    press(screen.getByRole('button', { name: 'Create' }));
    press(await button('Rename Offers'));
    type(await screen.findByRole('textbox', { name: 'Name' }, patience), 'Old offers');
    press(screen.getByRole('button', { name: 'Rename' }));
    await button('Rename Old offers');
    press(await button('Delete 云川二期'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the folder “云川二期”?' }, patience));
    expect(question.getByText('It has 3 messages.')).toBeDefined();
    expect(question.getByRole('button', { name: /Move its messages to/ }).textContent).toContain('Inbox');
    press(question.getByRole('button', { name: 'Delete' }));
    await gone('Delete 云川二期');
    press(await button('Delete Old offers'));
    const second = within(await screen.findByRole('alertdialog', { name: 'Delete the folder “Old offers”?' }, patience));
    expect(await second.findByText('It has no messages.', {}, patience)).toBeDefined();
    expect(second.queryByRole('checkbox')).toBeNull();
    press(second.getByRole('button', { name: 'Delete' }));
    await gone('Delete Old offers');
    expect(server.callsOf(createFolder)).toEqual([{ body: { name: 'Offers' } }]);
    expect(server.callsOf(renameFolder)).toMatchObject([{ body: { name: 'Old offers' } }]);
    expect(server.callsOf(deleteFolder)).toMatchObject([
      { body: { sourceFolder: 'f6', deletesContent: false, targetFolder: 'INBOX' } },
      { body: { deletesContent: false } },
    ]);
    expect(mailbox.rows('INBOX')).toHaveLength(11);
  });

  it('SET-107 puts folders in order, at once, and takes it back when the server refuses', async () => {
    let refuses = false;
    const mailbox = createMailbox();
    const { server } = await open({
      mailbox,
      answers: [
        answer(orderFolders, ({ body }) => {
          if (refuses) throw new Problem('folder-not-found');
          mailbox.orderFolders(body.folders);
          return { msg: 'ok' };
        }),
      ],
    });
    const names = () => rowsOf('My folders').map(([name]) => name);
    press(await button('Move 云川二期'));
    await choose('Move down');
    await waitFor(() => expect(names()).toEqual(['Conference 2026', '云川二期']), patience);
    expect(server.callsOf(orderFolders)).toEqual([{ body: { folders: ['f7', 'f6'] } }]);
    refuses = true;
    press(await button('Move 云川二期'));
    await choose('Move up');
    expect(await told()).toEqual([expect.stringContaining('Couldn’t save')]);
    await waitFor(() => expect(names()).toEqual(['Conference 2026', '云川二期']), patience);
  });

  it('SET-107 FLD-14 PRM-07 empties Trash and Spam after a question, unless deleting is hidden', async () => {
    const mailbox = createMailbox();
    mailbox.move('INBOX', 'all', 'Trash');
    const { server } = await open({ mailbox });
    expect((await button('Empty Spam')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Empty Inbox' })).toBeNull();
    press(await button('Empty Trash'));
    press(within(await screen.findByRole('alertdialog', { name: 'Empty “Trash”?' }, patience)).getByRole('button', { name: 'Empty' }));
    await waitFor(async () => expect((await button('Empty Trash')).hasAttribute('disabled')).toBe(true), patience);
    expect(server.callsOf(emptyFolder)).toEqual([{ body: { folder: 'Trash' } }]);
    closeApp();
    await open({ answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', hidesDelete: true }))] });
    expect(screen.queryByRole('button', { name: /^Empty/ })).toBeNull();
  });

  it('SET-107 PSH-09 shows what another window changes', async () => {
    const mailbox = createMailbox();
    await open({ mailbox, answers: [withPush()] });
    await button('Rename 云川二期');
    mailbox.renameFolder('f6', '云川三期');
    await pushNews({ type: 'folder.changed' });
    expect(await button('Rename 云川三期')).toBeDefined();
  });
});

describe('the tags in the settings', () => {
  it('SET-108 TAG-33 lists the tags with the number of their messages', async () => {
    await open();
    await waitFor(() => expect(tagsShown()).toEqual(['重点项目1 message', '会议2 messages', '合同1 message']), patience);
  });

  it('SET-108 TAG-29 TAG-31 TAG-32 creates, changes and deletes a tag, and asks how many messages lose it', async () => {
    const { server } = await open();
    press(await button('New tag'));
    const making = within(await screen.findByRole('dialog', {}, patience));
    press(making.getByRole('button', { name: /^Create/ }));
    expect(await making.findByText('Enter a name.', {}, patience)).toBeDefined();
    type(making.getByRole('textbox'), '  出差 ');
    press(making.getByRole('button', { name: /^Create/ }));
    press(await button('Change 出差'));
    const changing = within(await screen.findByRole('dialog', {}, patience));
    expect(changing.getByRole<HTMLInputElement>('textbox').value).toBe('出差');
    type(changing.getByRole('textbox'), 'Travel');
    press(changing.getAllByRole('option')[2] as HTMLElement);
    press(changing.getByRole('button', { name: 'Save' }));
    await button('Change Travel');
    expect(await told()).toEqual(['Changed']);
    await waitFor(
      () => expect(tagsShown()).toEqual(['重点项目1 message', '会议2 messages', '合同1 message', 'Travel0 messages']),
      patience,
    );
    press(await button('Delete 会议'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the tag “会议”?' }, patience));
    expect(question.getByText('It will be removed from 2 messages, which are kept.')).toBeDefined();
    press(question.getByRole('button', { name: 'Delete' }));
    await gone('Delete 会议');
    expect(server.callsOf(createTag)).toEqual([{ body: { name: '出差', color: '#33B679' } }]);
    expect(server.callsOf(changeTag)).toEqual([{ params: { id: 'tag4' }, body: { name: 'Travel', color: '#7CB342' } }]);
    expect(server.callsOf(deleteTag)).toEqual([{ params: { id: 'tag2' } }]);
  });

  it('API-21 says at the name what an answer has against it, of a folder and of a tag', async () => {
    const refuse = (endpoint: typeof createTag) =>
      answer(endpoint, () => {
        throw new Problem('invalid-input', {}, { fields: { name: ['This name is reserved.'] } });
      });
    await open({ answers: [refuse(createTag), refuse(createFolder as never)] });
    for (const [opener, name] of [
      ['New tag', '出差'],
      ['New folder', 'Offers'],
    ] as const) {
      press(await button(opener));
      const form = within(await screen.findByRole('dialog', {}, patience));
      type(form.getByRole('textbox'), name);
      press(form.getByRole('button', { name: /^Create/ }));
      const field = form.getByRole<HTMLInputElement>('textbox');
      const told = () => (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      await waitFor(() => expect(told()).toContain('This name is reserved.'), patience);
      expect(field.value).toBe(name);
      press(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    }
  });

  it('SET-108 TAG-18 says at the name that it is taken, and why a tag was not deleted', async () => {
    const refuse = (endpoint: typeof changeTag | typeof deleteTag, problem: Problem) =>
      answer(endpoint as typeof changeTag, () => {
        throw problem;
      });
    await open({ answers: [refuse(changeTag, new Problem('tag-name-taken')), refuse(deleteTag, new Problem('tag-not-found'))] });
    press(await button('Change 会议'));
    const changing = within(await screen.findByRole('dialog', {}, patience));
    type(changing.getByRole('textbox'), '合同');
    press(changing.getByRole('button', { name: 'Save' }));
    expect(await changing.findByText('A tag with this name already exists.', {}, patience)).toBeDefined();
    press(changing.getByRole('button', { name: 'Cancel' }));
    press(await button('Delete 会议'));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    expect(await told()).toEqual([expect.stringMatching(/^Couldn’t delete\. /)]);
  });
});
