import { deleteMessages, listFoundUids, Problem, searchMessages } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleRow } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';

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
    await expect(await screen.findByText('Keyword “无此信”', {}, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Change conditions' })).toBeVisible();
  },
};

export const NothingFoundInSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await search('无此信');
    await expect(await screen.findByText('关键字“无此信”', {}, patience)).toBeVisible();
  },
};

export const NothingFoundInTraditionalChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-tw' },
  play: async () => {
    await search('无此信');
    await expect(await screen.findByText('關鍵字「无此信」', {}, patience)).toBeVisible();
  },
};

/** From the field to its menu, and into the dialog, without a mouse. */
const openDialog = async () => {
  await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
  await userEvent.keyboard('/');
  await expect(await screen.findByRole('searchbox', {}, patience)).toHaveFocus();
  await userEvent.keyboard('评审');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu', {}, patience);
  await userEvent.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^(Advanced search|高级搜索|進階搜尋)$/ }, patience);
  await waitFor(() => expect(within(dialog).getAllByRole('textbox')[0]).toHaveFocus(), patience);
  return within(dialog);
};

export const AllConditionsWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('textbox', { name: 'Keyword' })).toHaveValue('评审');
    dialog.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('row', { name: /明天上午的评审/ })).toBeVisible(), patience);
  },
};

export const AllConditions: StoryObj = { ...appStory({ at }), play: async () => void (await openDialog()) };

export const AllConditionsInSimplifiedChinese: StoryObj = { ...AllConditions, ...appStory({ at }), parameters: { locale: 'zh-hans' } };

export const AllConditionsInTraditionalChinese: StoryObj = { ...AllConditions, ...appStory({ at }), parameters: { locale: 'zh-tw' } };

export const RefusedForTooLittle: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Keyword' }));
    dialog.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Fill in at least one of the first three.');
  },
};

const marked = [
  { ...exampleRow({ uid: 1, subject: '明天上午的评审改到十点，三楼竹里会议室' }), subjectMarks: [[5, 7]] as [number, number][] },
  {
    ...exampleRow({ uid: 2, subject: '二期验收日程', folder: 'Sent', folderName: 'Sent', hasAttachment: true }),
    snippet: { text: '各组在周一下班前补齐问题清单，评审会上逐条过', marks: [[15, 17]] as [number, number][], fileName: '日程.pdf' },
  },
  {
    ...exampleRow({ uid: 3, subject: 'Minutes of the workshop', isRead: false }),
    snippet: { text: '……请把评审意见写在第二页……', marks: [[4, 6]] as [number, number][] },
  },
];

export const HitsAreMarked: StoryObj = {
  ...appStory({ at, answers: [answer(searchMessages, () => ({ total: 3, results: marked }))] }),
  play: async () => {
    await search('评审');
    const hits = await screen.findAllByText('评审', { selector: 'mark' }, patience);
    await expect(hits).toHaveLength(3);
  },
};

export const OnAPhone: StoryObj = {
  ...appStory({ at, answers: [answer(searchMessages, () => ({ total: 3, results: marked }))] }),
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
    screen.getByRole('button', { name: 'Search mail' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Advanced search' }, patience));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Keyword' }), '评审');
    dialog.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByText('评审', { selector: 'mark' }, patience)).toHaveLength(3);
  },
};

export const OlderMailIsStillSearched: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(searchMessages, ({ query }) =>
        query.isEarly ? { total: 3, isPartial: true, results: marked } : new Promise(() => undefined),
      ),
    ],
  }),
  play: async () => {
    await search('评审');
    await expect(await screen.findByText('Searching older mail…', {}, patience)).toBeVisible();
  },
};

export const Stopped: StoryObj = {
  ...appStory({ at, answers: [answer(searchMessages, () => new Promise(() => undefined))] }),
  play: async () => {
    await search('评审');
    (await screen.findByRole('button', { name: 'Stop' }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Search stopped', {}, patience)).toBeVisible();
  },
};

const many = Array.from({ length: 4000 }, (_, index) => exampleRow({ uid: index + 1, subject: `项目周报 第 ${index + 1} 期` }));

export const DeletingAllThatWasFound: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(searchMessages, ({ query: { page, pageSize } }) => ({
        total: many.length,
        results: many.slice((page - 1) * pageSize, page * pageSize),
      })),
      answer(listFoundUids, () => ({ total: many.length, folders: [{ folder: 'INBOX', uids: many.map(({ uid }) => uid) }] })),
      answer(deleteMessages, ({ body: { uids } }) => (uids.includes(1 as never) ? { msg: 'success' } : new Promise(() => undefined))),
    ],
  }),
  play: async () => {
    await search('周报');
    await screen.findByRole('row', { name: /第 1 期/ }, patience);
    await userEvent.keyboard('{Escape}');
    const toolbar = within(screen.getByRole('toolbar', { name: 'Message actions' }));
    toolbar.getByRole('button', { name: 'Select' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', {}, patience);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('4000 selected', {}, patience);
    toolbar.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('500 of 4,000 messages', {}, patience)).toBeVisible();
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
    await waitFor(() => expect(screen.getByText(/^Internal server error/)).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['500'] },
};
