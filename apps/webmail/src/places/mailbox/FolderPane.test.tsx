import { createFolder, deleteFolder, listFolderSizes, listFolders, listMessages, Problem, problemOfAnswer } from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeApp();
});

const tree = () => screen.findByRole('tree', { name: 'Folders' }, patience);
const folder = async (name: string | RegExp) => within(await tree()).findByRole('treeitem', { name }, patience);
/** A phone has a button to compose of its own. */
const composeButton = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Compose' })[0] as HTMLButtonElement;

describe('the sidebar of the mailbox', () => {
  it('FLD-01 has a compose, a new-folder and a refresh button above the folders', async () => {
    await openApp();
    const folders = await tree();
    const [sidebar] = screen.getAllByRole('button', { name: 'New folder' }).map((button) => button.closest('aside, nav, section, div'));
    expect(sidebar).not.toBeNull();
    for (const button of [composeButton(), screen.getByRole('button', { name: 'New folder' }), sidebarRefresh()]) {
      expect(button.compareDocumentPosition(folders)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('FLD-02 lets the compose button rest for 1500 ms after a press', async () => {
    await openApp();
    await row(/云川二期项目验收安排/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(composeButton());
    expect(composeButton().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(1499));
    expect(composeButton().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(composeButton().disabled).toBe(false);
    vi.useRealTimers();
    expect(await screen.findAllByRole('form', { name: 'Compose' }, patience)).toHaveLength(1);
  });

  it('FLD-03 asks for the folders and the open list again', async () => {
    const { server } = await openApp({ at: '/mailbox/innerbox/Sent' });
    await row(/春季研讨会/);
    const asked = () => [server.callsOf(listFolders).length, server.callsOf(listMessages).length];
    expect(asked()).toEqual([1, 1]);
    press(sidebarRefresh());
    await waitFor(() => expect(asked()).toEqual([2, 2]), patience);
    expect(server.callsOf(listMessages)[1]).toMatchObject({ query: { folder: 'Sent' } });
  });

  it('FLD-04 FLD-05 FLD-06 shows the default folders, below them the user’s own, and what is unread', async () => {
    await openApp();
    await folder('Inbox, 3 unread');
    const lines = within(await tree()).getAllByRole('treeitem');
    expect(lines.map((line) => [line.getAttribute('aria-level'), line.getAttribute('aria-label')])).toEqual([
      ['1', 'Inbox, 3 unread'],
      ['1', 'Drafts'],
      ['1', 'Sent'],
      ['1', 'Trash'],
      ['1', 'Spam'],
      ['1', 'My folders'],
      ['2', '云川二期'],
      ['2', 'Conference 2026'],
    ]);
  });

  it('FLD-08 offers to delete the user’s own folders alone', async () => {
    await openApp();
    await folder('云川二期');
    const lines = within(await tree()).getAllByRole('treeitem');
    const deletable = lines.filter((line) => within(line).queryByRole('button', { name: 'Delete folder' }) !== null);
    expect(deletable.map((line) => line.getAttribute('aria-label'))).toEqual(['云川二期', 'Conference 2026']);
  });
});

describe('a new folder', () => {
  async function ask(answers: Parameters<typeof answer>[1] | undefined = undefined) {
    const app = await openApp(answers && { answers: [answer(createFolder, answers as never)] });
    await folder('云川二期');
    press(screen.getByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }, patience));
    const name = (text: string) => {
      fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: text } });
      press(dialog.getByRole('button', { name: 'Create' }));
    };
    return { ...app, dialog, name };
  }

  it('FLD-16 RTE-24 asks for the name alone, at no address of its own', async () => {
    const { dialog, address } = await ask();
    expect([dialog.getAllByRole('textbox').length, address()]).toEqual([1, '/mailbox/innerbox/INBOX']);
  });

  it.each([
    ['', 'Enter a name.'],
    ['   ', 'Enter a name.'],
    ['二十一个字的文件夹名称比所允许的还要长一个字', 'Use 20 characters or fewer.'],
    ['a/b', /^A name can’t contain/],
  ])('FLD-17 FLD-18 the name “%s” is refused at its field', async (text, reason) => {
    const { server, dialog, name } = await ask();
    name(text);
    expect(await dialog.findByText(reason, {}, patience)).toBeDefined();
    expect(server.callsOf(createFolder)).toEqual([]);
  });

  it('FLD-18 FLD-20 is created with its name trimmed, and is in the tree', async () => {
    const { server, name } = await ask();
    name('  春季  ');
    expect(await folder('春季')).toBeDefined();
    expect(server.callsOf(createFolder)).toEqual([{ body: { name: '春季' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('FLD-19 ERR-25 says what the server says, at the field', async () => {
    const { dialog, name } = await ask(() => {
      throw new Problem('folder-name-taken');
    });
    name('春季');
    expect(await dialog.findByText('A folder with this name already exists.', {}, patience)).toBeDefined();
  });

  it('ERR-63 says that it could not be added, and why', async () => {
    const { dialog, name } = await ask(() => {
      throw new Problem('unavailable');
    });
    name('春季');
    expect(await dialog.findByText(/^Couldn’t add\. System error/, {}, patience)).toBeDefined();
  });

  it.each([
    ['error_message', { error_message: 'Taken.', name: ['Of the field.'] }, 'Taken.'],
    ['the first error of the name', { name: ['Of the field.', 'Another.'] }, 'Of the field.'],
  ])('FLD-19 ERR-25 of a server without codes says %s', async (_, body, words) => {
    const { server, dialog, name } = await ask();
    const { fetch } = server;
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      const { url, method } = new Request(...given);
      const isCreation = method === 'POST' && new URL(url).pathname === '/api/mail/folder/';
      return isCreation ? Promise.resolve(Response.json(problemOfAnswer(400, body).answer?.body, { status: 400 })) : fetch(...given);
    });
    name('春季');
    expect(await dialog.findByText(words, {}, patience)).toBeDefined();
  });
});

describe('a folder that is deleted', () => {
  async function ask(at: string) {
    const answers = [
      answer(listFolderSizes, () => {
        const sizes = { id: 6, rawName: 'f6', name: '云川二期', unseenCount: 0, isDefault: false, messageCount: 3, size: 3_000 };
        return { count: 1, results: [sizes] };
      }),
    ];
    const app = await openApp({ at, answers });
    press(within(await folder('云川二期')).getByRole('button', { name: 'Delete folder' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the folder “云川二期”?' }, patience));
    return { ...app, dialog, confirm: () => press(dialog.getByRole('button', { name: 'Delete' })) };
  }
  const deleted = (server: Awaited<ReturnType<typeof openApp>>['server']) =>
    waitFor(() => {
      const [call] = server.callsOf(deleteFolder);
      if (!call) throw new Error('Nothing was deleted.');
      return call.body;
    }, patience);

  it('FLD-21 FLD-22 FLD-24 moves its mail to INBOX unless told otherwise', async () => {
    const { server, confirm } = await ask('/mailbox/innerbox/INBOX');
    confirm();
    expect(await deleted(server)).toEqual({ sourceFolder: 'f6', targetFolder: 'INBOX', deletesContent: false });
  });

  it('ERR-64 says that it is gone', async () => {
    const { confirm } = await ask('/mailbox/innerbox/INBOX');
    confirm();
    expect(await told()).toEqual(['Deleted']);
  });

  it('FLD-11 FLD-21 moves its mail to another folder, which is neither itself nor Drafts', async () => {
    const { server, dialog, confirm } = await ask('/mailbox/innerbox/INBOX');
    press(dialog.getByRole('button', { name: /Move its messages to/ }));
    const offered = await screen.findAllByRole('option', {}, patience);
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Inbox', 'Sent', 'Trash', 'Spam', 'Conference 2026']);
    press(screen.getByRole('option', { name: 'Conference 2026' }));
    confirm();
    expect(await deleted(server)).toEqual({ sourceFolder: 'f6', targetFolder: 'f7', deletesContent: false });
  });

  it('FLD-21 FLD-28 takes its mail along when that is ticked, and names no other folder', async () => {
    const { server, dialog, confirm } = await ask('/mailbox/innerbox/INBOX');
    press(dialog.getByRole('checkbox', { name: 'Also delete its messages' }));
    expect(dialog.queryByRole('button', { name: /Move its messages to/ })).toBeNull();
    confirm();
    expect(await deleted(server)).toEqual({ sourceFolder: 'f6', deletesContent: true });
  });

  it('FLD-23 leads whoever has it open to INBOX', async () => {
    const { address, confirm } = await ask('/mailbox/innerbox/f6');
    confirm();
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
  });

  it('FLD-23 leads there too who has it open in another window, or comes back to it by its address', async () => {
    const mailbox = createMailbox();
    const own = mailbox.addFolder('Going');
    const left = () => mailbox.folders().filter(({ rawName }) => rawName !== own.rawName || !isGone);
    let isGone = false;
    const answers = [answer(listFolders, () => ({ count: left().length, results: left() }))];
    const { address } = await openApp({ at: `/mailbox/innerbox/${own.rawName}`, mailbox, answers });
    await folder('Going');
    expect(address()).toBe(`/mailbox/innerbox/${own.rawName}`);
    isGone = true;
    press(sidebarRefresh());
    await waitFor(() => expect(address()).toBe('/mailbox/innerbox/INBOX'), patience);
    closeApp();
    const again = await openApp({ at: '/mailbox/innerbox/f4711' });
    await waitFor(() => expect(again.address()).toBe('/mailbox/innerbox/INBOX'), patience);
    expect(await row(/Draft agenda/)).toBeDefined();
  });

  it('FLD-23 leaves everybody else where they are', async () => {
    const { visited, confirm } = await ask('/mailbox/innerbox/Sent');
    confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect(visited).toEqual(['/mailbox/innerbox/Sent']);
  });

  it('ERR-64 says that it failed, and why', async () => {
    await openApp({
      answers: [
        answer(deleteFolder, () => {
          throw new Problem('folder-not-found');
        }),
      ],
    });
    press(within(await folder('云川二期')).getByRole('button', { name: 'Delete folder' }));
    press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    expect(await told()).toEqual(['Couldn’t delete. The folder of this message doesn’t exist or was deleted.']);
  });
});

/** The list has a refresh button of its own. */
function sidebarRefresh(): HTMLElement {
  const outside = screen.getAllByRole('button', { name: 'Refresh' }).find((button) => button.closest('[role=toolbar]') === null);
  if (!outside) throw new Error('The sidebar has no refresh button.');
  return outside;
}
