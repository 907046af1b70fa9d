import { emptyFolder, getLoginInfo, listMessages, moveMessages, Problem, renameFolder } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, entries, type OpenApp, openApp, patience, press, row, rows, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(closeApp);

const folder = async (name: string | RegExp) =>
  within(await screen.findByRole('tree', { name: 'Folders' }, patience)).findByRole('treeitem', { name }, patience);
const openMenu = async (name: string | RegExp) => press(within(await folder(name)).getByRole('button', { name: 'Folder menu' }));

describe('the menu of a folder', () => {
  it('FLD-13 FLD-14 FLD-15 offers what the folder may: emptying for Trash and Spam, another name and deleting for the user’s own', async () => {
    await openApp();
    const offered: Record<string, (string | null)[]> = {};
    expect(within(await folder('Drafts')).queryByRole('button', { name: 'Folder menu' })).toBeNull();
    for (const name of [/^Inbox/, 'Trash', 'Spam', '云川二期'] as const) {
      await openMenu(name);
      offered[String(name)] = await entries();
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    }
    expect(offered).toEqual({
      '/^Inbox/': ['Import mail'],
      Trash: ['Empty folder', 'Import mail'],
      Spam: ['Empty folder', 'Import mail'],
      云川二期: ['Import mail', 'Rename', 'Delete folder'],
    });
  });

  it('FLD-13 opens by the right button and by the menu key, which the browser tells the same way', async () => {
    await openApp();
    fireEvent.contextMenu(await folder('云川二期'));
    expect(await entries()).toContain('Rename');
  });

  it('PRM-07 offers no emptying to whom deleting is hidden, and no deleting of mail with its folder', async () => {
    await openApp({ answers: [answer(getLoginInfo, () => exampleLoginInfo({ language: 'en', hidesDelete: true }))] });
    await openMenu('云川二期');
    await choose('Delete folder');
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect(question.queryByRole('checkbox')).toBeNull();
  });
});

describe('a folder that is emptied', () => {
  async function ask(more: OpenApp = {}) {
    const mailbox = createMailbox();
    mailbox.move('INBOX', 'all', 'Trash');
    const app = await openApp({ mailbox, at: '/mailbox/innerbox/Trash', ...more });
    await rows();
    await openMenu(/^Trash/);
    await choose('Empty folder');
    return { ...app, question: within(await screen.findByRole('alertdialog', { name: 'Empty “Trash”?' }, patience)) };
  }

  it('LST-59 is asked about first, and then has no mail', async () => {
    const { server, question } = await ask();
    expect(server.callsOf(emptyFolder)).toEqual([]);
    press(question.getByRole('button', { name: 'Empty' }));
    expect(await told()).toEqual(['“Trash” emptied']);
    expect(server.callsOf(emptyFolder)).toEqual([{ body: { folder: 'Trash' } }]);
    await waitFor(() => expect(screen.queryAllByRole('row').filter((line) => line.hasAttribute('data-key'))).toEqual([]), patience);
  });

  it('LST-59 keeps its mail when the question is refused', async () => {
    const { server, question } = await ask();
    press(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(server.callsOf(emptyFolder)).toEqual([]);
  });

  it('ERR-64 says why when the server refuses', async () => {
    const { question } = await ask({
      answers: [
        answer(emptyFolder, () => {
          throw new Problem('forbidden');
        }),
      ],
    });
    press(question.getByRole('button', { name: 'Empty' }));
    expect(await told()).toEqual(['Couldn’t delete. You don’t have permission to do this.']);
  });
});

describe('a folder that gets another name', () => {
  async function ask(answers: OpenApp['answers'] = []) {
    const app = await openApp({ answers });
    await openMenu('云川二期');
    await choose('Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename folder' }, patience));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const name = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      press(dialog.getByRole('button', { name: 'Rename' }));
    };
    return { ...app, dialog, field, name };
  }

  it('FLD-29 begins with the name it has, and shows the new one in the tree', async () => {
    const { server, field, name } = await ask();
    expect(field.value).toBe('云川二期');
    name('  云川三期 ');
    expect(await folder('云川三期')).toBeDefined();
    expect(server.callsOf(renameFolder)).toEqual([{ body: { sourceFolder: 'f6', name: '云川三期' } }]);
  });

  it('ERR-61 says that it was changed, or that it was not and why', async () => {
    let isGone = true;
    const { dialog, name } = await ask([
      answer(renameFolder, () => {
        if (isGone) throw new Problem('folder-not-found');
        return { msg: 'success' };
      }),
    ]);
    name('云川三期');
    expect(await dialog.findByText(/^Couldn’t save the change\. The folder of/, {}, patience)).toBeDefined();
    isGone = false;
    name('云川四期');
    expect(await told()).toEqual(['Changed']);
  });

  it.each([
    ['', 'Enter a name.'],
    ['a*b', /^A name can’t contain/],
    ['conference 2026', 'A folder with this name already exists.'],
    ['inbox', 'A folder with this name already exists.'],
    ['TRASH', 'A folder with this name already exists.'],
  ])('FLD-17 FLD-18 the name “%s” is refused at its field', async (text, reason) => {
    const { server, dialog, name } = await ask();
    name(text);
    expect(await dialog.findByText(reason, {}, patience)).toBeDefined();
    expect(server.callsOf(renameFolder)).toEqual([]);
  });

  it('ERR-25 says at the field what the server has against it', async () => {
    const { dialog, name } = await ask([
      answer(renameFolder, () => {
        throw new Problem('folder-name-taken');
      }),
    ]);
    name('春季');
    expect(await dialog.findByText('A folder with this name already exists.', {}, patience)).toBeDefined();
  });
});

describe('mails that are dragged onto a folder', () => {
  /** Data that a drag transfers from a row to a folder. */
  const transfer = () => {
    const data = new Map<string, string>();
    return {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
      setDragImage: () => undefined,
      effectAllowed: '',
      dropEffect: '',
    };
  };
  async function drag(from: HTMLElement, to: HTMLElement) {
    const dataTransfer = transfer();
    fireEvent.mouseDown(from, { button: 0 });
    expect(from.draggable).toBe(true);
    fireEvent.dragStart(from, { dataTransfer });
    fireEvent.dragOver(to, { dataTransfer });
    fireEvent.drop(to, { dataTransfer });
  }

  it('LST-71 go there at once, and the server is told', async () => {
    const { server, mailbox } = await openApp();
    const mail = await row(/云川二期项目验收安排/);
    const { uid } = mailbox.rows('INBOX').find(({ subject }) => subject.includes('云川二期项目验收安排')) ?? { uid: 0 };
    await drag(mail, await folder('Conference 2026'));
    expect(await told()).toEqual(['Moved to Conference 2026']);
    expect(server.callsOf(moveMessages)).toEqual([{ body: { uids: [uid], sourceFolder: 'INBOX', targetFolder: 'f7' } }]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /云川二期项目验收安排/ })).toBeNull(), patience);
  });

  it('ERR-19 come back where the server refuses', async () => {
    await openApp({
      answers: [
        answer(moveMessages, () => {
          throw new Problem('folder-not-found');
        }),
      ],
    });
    await drag(await row(/云川二期项目验收安排/), await folder('Conference 2026'));
    expect(await told()).toEqual([expect.stringContaining('Couldn’t move')]);
    expect(await row(/云川二期项目验收安排/)).toBeDefined();
  });

  it('stay where they are when they are dropped on their own folder', async () => {
    const { server } = await openApp();
    await drag(await row(/云川二期项目验收安排/), await folder(/^Inbox/));
    await drag(await row(/Draft agenda/), await folder('Conference 2026'));
    await told();
    expect(server.callsOf(moveMessages)).toHaveLength(1);
    expect(server.callsOf(listMessages).length).toBeGreaterThan(0);
  });
});
