import { flagMessages, listMessages, Problem } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleRow } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';

const meta = { title: 'App/List', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX';
const patience = { timeout: 8000 };
const grid = () => screen.findByRole('grid', { name: 'Messages' }, patience);
const firstRow = async () => within(await grid()).findByRole('row', { name: /云川二期项目验收安排/ }, patience);
/** A toast fades in. */
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), patience);
const failing = (code: 'internal' | 'offline') =>
  answer(listMessages, () => {
    throw new Problem(code);
  });

export const Default: StoryObj = { ...appStory({ at }), play: async () => void (await firstRow()) };

export const InSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => void (await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience)),
};

export const InTraditionalChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-tw' },
  play: async () => void (await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience)),
};

export const OnAPhone: StoryObj = { ...Default, parameters: { windowSize: { width: 390, height: 844 } } };

export const OnATablet: StoryObj = { ...Default, parameters: { windowSize: { width: 1024, height: 768 } } };

export const Loading: StoryObj = {
  ...appStory({ at, answers: [answer(listMessages, () => new Promise(() => undefined))] }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Inbox' }, patience);
    await waitFor(() => expect(document.querySelector('[data-initials="月"]')).not.toBeNull(), patience);
  },
};

export const Empty: StoryObj = {
  ...appStory({ at: '/mailbox/innerbox/Spam' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('No mail here')).toBeVisible(), patience);
  },
};

export const Failed: StoryObj = {
  ...appStory({ at, answers: [failing('internal')] }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Internal server error/)).toBeVisible(), patience);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: StoryObj = {
  ...appStory({ at, answers: [failing('offline')] }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Couldn’t reach/)).toBeVisible(), patience);
  },
};

export const NothingMatchesTheView: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(listMessages, ({ query }) => {
        if (query.viewFilter) return { count: 0, unseenCount: 0, results: [] };
        throw new Problem('offline');
      }),
    ],
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' }, patience);
    await userEvent.click(screen.getByRole('button', { name: /^View/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Replied' }, patience));
    await waitFor(() => expect(screen.getByText('No mail matches this view')).toBeVisible(), patience);
  },
};

export const Selected: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.click(within(await firstRow()).getByRole('checkbox'));
    await expect(await firstRow()).toHaveAttribute('aria-selected', 'true');
  },
};

export const OpensWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    (await firstRow()).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Draft agenda for the spring workshop' })).toBeVisible(), patience);
  },
};

export const DeletesWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    (await firstRow()).focus();
    await userEvent.keyboard(' ');
    within(screen.getByRole('toolbar', { name: 'Message actions' }))
      .getByRole('button', { name: 'Delete' })
      .focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', {}, patience);
    within(dialog).getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /云川二期项目验收安排/ })).toBeNull(), patience);
    await shows('Moved to Trash');
  },
};

/** TAG-11: what the server refuses is put back, and said. */
export const FlagRefused: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(flagMessages, () => {
        throw new Problem('internal');
      }),
    ],
  }),
  play: async () => {
    await userEvent.click(within(await firstRow()).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Read/ }, patience));
    await shows('Couldn’t flag.');
    await waitFor(async () => expect(within(await firstRow()).getByRole('img', { name: 'Unread' })).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['500'] },
};

/** Chooses the first mail and something of More, without a mouse. */
const askBy = async (row: RegExp, entry: string) => {
  const one = await within(await grid()).findByRole('row', { name: row }, patience);
  one.focus();
  await userEvent.keyboard(' ');
  within(screen.getByRole('toolbar', { name: 'Message actions' }))
    .getByRole('button', { name: 'More' })
    .focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', {}, patience));
  (await menu.findByRole('menuitem', { name: entry }, patience)).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('alertdialog', {}, patience));
};

export const RefusingAMail: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const question = await askBy(/云川二期项目验收安排/, 'Reject');
    await expect(question.getByRole('checkbox', { name: 'Also delete' })).not.toBeChecked();
  },
};

export const TakenBackWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await firstRow();
    await userEvent.keyboard('{Tab}');
    (await firstRow()).focus();
    await userEvent.keyboard('{Delete}');
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    question.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await shows('Moved to Trash');
    await userEvent.keyboard('z');
    await expect(await firstRow()).toBeVisible();
  },
};

const onRow = async (action: string) => {
  const row = await firstRow();
  return row.querySelector<HTMLElement>(`[data-action="${action}"]`) as HTMLElement;
};
/** Waits until what just opened has faded in. */
const stands = (name: string | RegExp, role = 'dialog') => waitFor(() => expect(screen.getByRole(role, { name })).toBeVisible(), patience);
export const TagsOfARow: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.hover(await firstRow());
    await userEvent.click(await onRow('tag'));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: '合同' })).toBeVisible(), patience);
    // The pointer isn't on the row here, as when it moves to the menu. The menu stays at the row.
    const top = screen.getByRole('dialog', { name: 'Tags' }).getBoundingClientRect().top;
    await expect(Math.abs(top - (await firstRow()).getBoundingClientRect().bottom)).toBeLessThan(20);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '合同' }));
    await waitFor(async () => expect(within(await firstRow()).getByText('合同')).toBeVisible(), patience);
  },
};

export const RemarkOfAChosenMail: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.click(within(await firstRow()).getByRole('checkbox'));
    const bar = within((await screen.findByText('1 selected')).parentElement as HTMLElement);
    await userEvent.click(await bar.findByRole('button', { name: 'Note' }, patience));
    await stands('Note');
    await userEvent.keyboard('带上问题清单{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(within(await firstRow()).getByRole('button', { name: 'Note' })).toBeVisible(), patience);
  },
};

export const CardOfASender: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const row = await screen.findByRole('row', { name: /评测数据的第二轮标注/ }, patience);
    await userEvent.hover(row.querySelector('[data-card]') as HTMLElement);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Contact card: 陈伟' })).toBeVisible(), patience);
    await waitFor(() => expect(screen.getByText('研究院')).toBeVisible(), patience);
  },
};

export const SearchInsideTheFolder: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await firstRow();
    await userEvent.click(screen.getByRole('button', { name: 'More search' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }, patience), 'agenda{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /云川二期项目验收安排/ })).toBeNull(), patience);
    await expect(screen.getByRole('row', { name: /Draft agenda/ })).toBeVisible();
  },
};

export const SelectedOnAPhone: StoryObj = {
  ...Selected,
  play: async () => {
    (await firstRow()).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tags' })).toBeVisible(), patience);
    await expect(screen.getByRole('toolbar', { name: 'Message actions' })).toBeVisible();
  },
  parameters: { windowSize: { width: 390, height: 844 } },
};

let hasArrived = false;

/** A new message doesn't move the row under the pointer. */
export const HoldsStillUnderThePointer: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(listMessages, () => {
        const mails = [7, 6, 5, 4, 3, 2, 1].map((uid) => exampleRow({ uid, subject: `Mail ${uid}` }));
        const results = hasArrived ? [exampleRow({ uid: 8, subject: 'Just now', isRead: false }), ...mails] : mails;
        return { count: results.length, unseenCount: 0, results };
      }),
    ],
  }),
  play: async () => {
    const row = await screen.findByRole('row', { name: /Mail 5$/ }, patience);
    const { top } = row.getBoundingClientRect();
    await fireEvent.pointerMove(row, { pointerType: 'mouse' });
    hasArrived = true;
    try {
      // Not by the pointer, which is on the row.
      await fireEvent.click(within(screen.getByRole('toolbar', { name: 'Message actions' })).getByRole('button', { name: /^Refresh/ }));
      await screen.findByRole('row', { name: /Just now/ }, patience);
    } finally {
      hasArrived = false;
    }
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
};

const shortcuts: StoryObj['play'] = async () => {
  await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  }, patience);
};

export const EveryKey: StoryObj = { ...appStory({ at }), play: shortcuts };
export const EveryKeyInSimplifiedChinese: StoryObj = { ...EveryKey, parameters: { locale: 'zh-hans' } };
export const EveryKeyInTraditionalChinese: StoryObj = { ...EveryKey, parameters: { locale: 'zh-tw' } };
