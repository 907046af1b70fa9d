import { listFolderSizes } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { answer } from '../../testing/fakeServer.ts';

const meta = { title: 'App/Folders', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX';
const patience = { timeout: 8000 };
const folder = (name: string) => screen.findByRole('treeitem', { name }, patience);
/** Only a folder with messages asks where they go. */
const full = { id: 6, rawName: 'f6', name: '云川二期', unseenCount: 0, isDefault: false };
/** A dialog fades in. */
const shows = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.getByRole(role)).toBeVisible(), patience);

/** FLD-16: a name is all that a folder needs. */
export const NewFolder: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await folder('云川二期');
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    await shows('dialog');
    await userEvent.keyboard('a/b{Enter}');
    await waitFor(() => expect(screen.getByText(/^A name can’t contain/)).toBeVisible(), patience);
  },
};

/** FLD-21, FLD-22: its messages go to the Inbox, unless the user selects another folder. */
export const DeletesWithTheKeyboard: StoryObj = {
  ...appStory({ at, answers: [answer(listFolderSizes, () => ({ count: 1, results: [{ ...full, messageCount: 3, size: 40_000 }] }))] }),
  play: async () => {
    (await folder('云川二期')).focus();
    await userEvent.keyboard('{Delete}');
    await shows('alertdialog');
    const question = within(screen.getByRole('alertdialog'));
    const target = question.getByRole('button', { name: /Move its messages to/ });
    await expect(target).toHaveTextContent('Inbox');
    // The dialog takes the focus a moment after it opens.
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement), patience);
    target.focus();
    await waitFor(() => expect(target).toHaveFocus(), patience);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', {}, patience);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(target).toHaveTextContent('Conference 2026'), patience);
  },
};

export const DeletesInSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    (await folder('云川二期')).focus();
    await userEvent.keyboard('{Delete}');
    await shows('alertdialog');
  },
};

const openMenu = async (name: string | RegExp, button: string) => {
  const line = await screen.findByRole('treeitem', { name }, patience);
  await userEvent.click(within(line).getByRole('button', { name: button, hidden: true }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), patience);
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }, patience));

/** FLD-13, FLD-15: opened by the menu key and walked with the arrows. */
export const MenuWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const line = await folder('云川二期');
    line.focus();
    await fireEvent.contextMenu(line);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Import mail' })).toHaveFocus(), patience);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus(), patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus(), patience);
  },
};

export const MenuInTraditionalChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-tw' },
  play: async () => {
    await openMenu('云川二期', '資料夾選單');
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['匯入郵件', '重新命名', '刪除資料夾']);
  },
};

/** LST-59: asked first. */
export const EmptiesInSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await openMenu('已删除', '文件夹菜单');
    await choose('清空文件夹');
    await shows('alertdialog');
    await expect(screen.getByRole('alertdialog', { name: '清空“已删除”？' })).toBeVisible();
  },
};
