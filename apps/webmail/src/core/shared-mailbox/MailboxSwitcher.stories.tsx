import { getSharedStatus } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';

const meta = { title: 'App/SharedMailbox', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const patience = { timeout: 8000 };
const mailboxes = [
  { shareId: 7, userName: 'service@jinshu.example', name: '客户服务' },
  { shareId: 8, userName: 'brand@jinshu.example' },
];
const story = (status: Parameters<typeof exampleStatus>[0]) =>
  appStory({ at: '/mailbox/innerbox/INBOX', answers: [answer(getSharedStatus, () => exampleStatus({ mailboxes, ...status }))] });
const switcher = (name: RegExp) => screen.findByRole('button', { name }, patience);

/** SHR-05: the keyboard can select shared mailboxes. */
export const Default: StoryObj = {
  ...story({}),
  play: async () => {
    (await switcher(/^Mailbox:/)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /客户服务/ })).toHaveFocus(), patience);
  },
};

/** SHR-06: a mailbox that may only be read, and the way back. */
export const ReadOnly: StoryObj = {
  ...story({ isInSharedMailbox: true, canAll: false, canWrite: false, canSend: false }),
  play: async () => {
    await switcher(/^Mailbox:/);
    await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
  },
};

export const InSimplifiedChinese: StoryObj = {
  ...story({}),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /林月/ }, patience);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /客户服务/ })).toHaveFocus(), patience);
  },
};
