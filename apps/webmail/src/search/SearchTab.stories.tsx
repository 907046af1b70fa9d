import { Problem, searchMessages } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appStory } from '../testing/appStory.tsx';
import { answer } from '../testing/fakeServer.ts';

const meta = { title: 'App/Search', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX';
const patience = { timeout: 8000 };
const search = async (words: string) => {
  await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
  await userEvent.keyboard('/');
  await expect(await screen.findByRole('searchbox', {}, patience)).toHaveFocus();
  await userEvent.keyboard(`${words}{Enter}`);
};

export const WithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await search('评审');
    await waitFor(() => expect(screen.getByRole('row', { name: /明天上午的评审/ })).toBeVisible(), patience);
  },
};

export const InSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => void (await search('评审')),
};

export const InTraditionalChinese: StoryObj = { ...InSimplifiedChinese, ...appStory({ at }), parameters: { locale: 'zh-tw' } };

export const NothingFound: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await search('无此信');
    await waitFor(() => expect(screen.getAllByText(/无此信/)[0]).toBeVisible(), patience);
  },
};

export const Loading: StoryObj = {
  ...appStory({ at, answers: [answer(searchMessages, () => new Promise(() => undefined))] }),
  play: async () => void (await search('评审')),
};

export const Failed: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(searchMessages, () => {
        throw new Problem('internal');
      }),
    ],
  }),
  play: async () => {
    await search('评审');
    await waitFor(() => expect(screen.getByText(/^Server error/)).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['500'] },
};
