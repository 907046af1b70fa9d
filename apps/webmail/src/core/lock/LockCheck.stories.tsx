import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { appStory } from '../../testing/appStory.tsx';
import { lockedServer } from '../../testing/lockedServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { pageLoad } from '../page/index.ts';
import { lockedKey } from '../session/index.ts';

const meta = { title: 'App/Lock', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const patience = { timeout: 8000 };
const shows = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible(), patience);

/** FLK-04, FLK-10: locked folders are hidden. The user unlocks them with the keyboard. */
export const LockedFolders: StoryObj = {
  ...appStory({ at: '/mailbox/innerbox/INBOX', answers: lockedServer(createMailbox(), 'folders') }),
  play: async () => {
    const node = await screen.findByRole('treeitem', { name: 'My folders, Locked' }, patience);
    node.focus();
    await userEvent.keyboard('{Enter}');
    await shows('My folders are locked');
    await waitFor(() => expect(screen.getByLabelText('Lock password')).toHaveFocus(), patience);
    await userEvent.keyboard('short{Enter}');
    await expect(screen.getByLabelText('Lock password')).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(node).toHaveFocus(), patience);
  },
};

/** FLK-09, FLK-15: on a direct visit, and forgotten. */
export const CalendarInSimplifiedChinese: StoryObj = {
  ...appStory({ at: '/calendar/index', answers: lockedServer(createMailbox(), 'calendar') }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await shows('日程已锁定');
    await userEvent.click(screen.getByRole('button', { name: '忘记密码？' }));
    await waitFor(() => expect(screen.getByText('忘记的锁定密码无法找回，请联系管理员清除。')).toBeVisible(), patience);
  },
};

/** FLK-12: the way to remove the lock. */
export const FilesInTraditionalChinese: StoryObj = {
  ...appStory({ at: '/file/pfile', answers: lockedServer(createMailbox(), 'files') }),
  parameters: { locale: 'zh-tw' },
  play: async () => {
    await shows('檔案中心已鎖定');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '解除檔案鎖' }));
    await shows('解除檔案鎖');
  },
};

/** LCK-03, LCK-04: locked by hand, once that was asked. The document of the lock screen would replace that of the story. */
export const Screen: StoryObj = {
  ...appStory({ at: '/mailbox/innerbox/INBOX' }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    const leaving = spyOn(pageLoad, 'replace').mockImplementation(() => undefined);
    const row = await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
    await userEvent.click(screen.getAllByRole('button', { name: '锁屏' })[0] as HTMLElement);
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/lockscreen'), patience);
    await expect(row).not.toBeVisible();
    leaving.mockRestore();
    sessionStorage.clear();
    localStorage.removeItem(lockedKey);
    document.body.style.display = '';
  },
};
