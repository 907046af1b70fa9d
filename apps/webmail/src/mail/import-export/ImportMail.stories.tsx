import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { createMailbox } from '../../testing/mailbox.ts';
import { takingMail } from '../../testing/takingMail.ts';

const meta = { title: 'App/ImportMail', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const patience = { timeout: 8000 };
const story = (): StoryObj => appStory({ at: '/mailbox/innerbox/INBOX', answers: takingMail(createMailbox()) });

/** Opens the dialog from the menu of a folder, and adds a message and a file that only looks like one. */
async function importInto(folder: RegExp, words: { menu: string; item: string; done: string }): Promise<void> {
  const line = await screen.findByRole('treeitem', { name: folder }, patience);
  await userEvent.click(within(line).getByRole('button', { name: words.menu, hidden: true }));
  await userEvent.click(await screen.findByRole('menuitem', { name: words.item }, patience));
  await waitFor(() => expect(screen.getByRole('dialog', { name: words.item })).toBeVisible(), patience);
  const dialog = screen.getByRole('dialog', { name: words.item });
  const files = ['验收安排.eml', 'damaged.eml'].map((name) => new File(['Subject: x\r\n\r\ny'], name, { type: 'message/rfc822' }));
  await userEvent.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, files);
  await within(dialog).findByText(words.done, {}, patience);
}

export const English: StoryObj = {
  ...story(),
  play: () => importInto(/^Inbox/, { menu: 'Folder menu', item: 'Import mail', done: '1 of 2 imported' }),
};

export const SimplifiedChinese: StoryObj = {
  ...story(),
  parameters: { locale: 'zh-hans' },
  play: () => importInto(/^云川二期/, { menu: '文件夹菜单', item: '导入邮件', done: '已导入 1 / 2' }),
};

export const TraditionalChinese: StoryObj = {
  ...story(),
  parameters: { locale: 'zh-tw' },
  play: () => importInto(/^云川二期/, { menu: '資料夾選單', item: '匯入郵件', done: '已匯入 1 / 2' }),
};
