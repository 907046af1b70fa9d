import { listEvents, Problem } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { calendarAnswers, exampleMonth } from '../../testing/calendarAnswers.ts';
import { answer } from '../../testing/fakeServer.ts';

const meta = { title: 'App/Calendar', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const patience = { timeout: 8000 };
const at = '/calendar/index';
const story = () => appStory({ at, answers: calendarAnswers(exampleMonth()) });
const isThere = (name: RegExp) => waitFor(() => expect(screen.getAllByRole('button', { name })[0]).toBeVisible(), patience);
const show = async (view: string) => userEvent.click(await screen.findByRole('radio', { name: view }, patience));

/** CAL-01: a week, with the present minute in it. */
export const Default: StoryObj = { ...story(), play: () => isThere(/^三版合同评审/) };

export const Month: StoryObj = {
  ...story(),
  play: async () => {
    await show('Month');
    await waitFor(() => expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible(), patience);
    await isThere(/^三版合同评审/);
  },
};

export const Day: StoryObj = {
  ...story(),
  play: async () => {
    await show('Day');
    await isThere(/^三版合同评审/);
  },
};

export const Agenda: StoryObj = {
  ...story(),
  play: async () => {
    await show('Agenda');
    await waitFor(() => expect(screen.getByText('三版合同评审')).toBeVisible(), patience);
  },
};

/** CAL-26: the user responds to an invitation in its event card. */
export const OpenedWithTheKeyboard: StoryObj = {
  ...story(),
  play: async () => {
    const [event] = await screen.findAllByRole('button', { name: /^数据中台答疑/ }, patience);
    event?.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await screen.findByRole('region', { name: '数据中台答疑' }, patience));
    await waitFor(() => expect(card.getByRole('button', { name: 'Accept' })).toBeVisible(), patience);
  },
};

export const NewEvent: StoryObj = {
  ...story(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New event' }, patience));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New event' })).toBeVisible(), patience);
  },
};

/** CAL-28: which calendar a file is read into. */
export const ImportWithTheKeyboard: StoryObj = {
  ...story(),
  play: async () => {
    await isThere(/^三版合同评审/);
    screen.getByRole('button', { name: 'Import' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Personal' })).toHaveFocus(), patience);
  },
};

export const Empty: StoryObj = {
  ...appStory({ at, answers: calendarAnswers([]) }),
  play: async () => {
    await show('Agenda');
    await waitFor(() => expect(screen.getByText('No events')).toBeVisible(), patience);
  },
};

export const Failed: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(listEvents, () => {
        throw new Problem('internal');
      }),
    ],
  }),
  play: () => waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible(), patience),
  parameters: { expectedErrors: ['500'] },
};

/** CAL-02: the calendars, whom they are shared with, and what can be done with those of others. */
export const Calendars: StoryObj = {
  ...appStory({ at: '/calendar/set' }),
  play: () => waitFor(() => expect(screen.getByRole('button', { name: 'Leave 品牌排期' })).toBeVisible(), patience),
};

export const InSimplifiedChinese: StoryObj = { ...story(), parameters: { locale: 'zh-hans' }, play: () => isThere(/^三版合同评审/) };

export const InTraditionalChinese: StoryObj = { ...InSimplifiedChinese, ...story(), parameters: { locale: 'zh-tw' } };

export const MonthInSimplifiedChinese: StoryObj = {
  ...story(),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await show('月');
    await isThere(/^三版合同评审/);
  },
};

export const CalendarsInSimplifiedChinese: StoryObj = {
  ...appStory({ at: '/calendar/set' }),
  parameters: { locale: 'zh-hans' },
  play: () => waitFor(() => expect(screen.getByRole('button', { name: '退出 品牌排期' })).toBeVisible(), patience),
};

/** A phone shows a day. */
export const OnAPhone: StoryObj = { ...Default, ...story(), parameters: { windowSize: { width: 390, height: 844 } } };

export const MonthOnAPhone: StoryObj = {
  ...story(),
  parameters: { locale: 'zh-hans', windowSize: { width: 390, height: 844 } },
  play: async () => {
    await show('月');
    await userEvent.click(await screen.findByRole('gridcell', { name: /^2026年11月24日/ }, patience));
    await isThere(/接口联调窗口/);
    await userEvent.click(screen.getByRole('button', { name: /接口联调窗口/ }));
    const card = await screen.findByRole('region', { name: '接口联调窗口' }, patience);
    // A row is as wide as the page, so its card is below it and doesn't extend beyond the page.
    await waitFor(() => expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth), patience);
  },
};

export const OnATablet: StoryObj = { ...Default, ...story(), parameters: { windowSize: { width: 1024, height: 768 } } };
