import { Problem, sendDraft } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../testing/appStory.tsx';
import { answer } from '../testing/fakeServer.ts';

const meta = {
  title: 'App/Compose',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // React Aria says that a button is busy with a picture named by the button, which may be gone before the picture is.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
} satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX?init=composeMail';
const patience = { timeout: 8000 };
const form = () => screen.findByRole('form', { name: 'Compose' }, patience);
/** A dialog fades in. */
const asks = () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible(), patience);
const body = async () => within(await form()).findByRole('textbox', { name: 'Body' }, patience);

export const Default: StoryObj = { ...appStory({ at }), play: async () => void (await body()) };

export const InSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => void (await screen.findByRole('button', { name: '发送' }, patience)),
};

export const InTraditionalChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-tw' },
  play: async () => void (await screen.findByRole('button', { name: '傳送' }, patience)),
};

export const OnAPhone: StoryObj = { ...Default, parameters: { windowSize: { width: 390, height: 844 } } };

/** RTE-33: a link names who the mail goes to. */
export const ToSomebody: StoryObj = {
  ...appStory({ at: `${at}&to=chen.wei@jinshu.example,amelia.hart@northgate.example` }),
  play: async () => {
    await body();
    await waitFor(() => expect(screen.getByText(/amelia\.hart/)).toBeVisible(), patience);
  },
};

export const SuggestsPeople: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.type(await within(await form()).findByRole('combobox', { name: 'To' }, patience), 'chen');
    await waitFor(() => expect(screen.getByRole('option', { name: /陈伟/ })).toBeVisible(), patience);
  },
};

/** SND-01, SND-02: what is missing is said at its field. */
export const NothingEntered: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await body();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('Please enter a recipient.')[0]).toBeVisible(), patience);
  },
};

export const SendsWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    const to = await within(await form()).findByRole('combobox', { name: 'To' }, patience);
    to.focus();
    await userEvent.keyboard('chen.wei@jinshu.example;');
    within(await form())
      .getByRole('textbox', { name: 'Subject' })
      .focus();
    await userEvent.keyboard('周五的评审');
    (await body()).focus();
    await userEvent.keyboard('十点，竹里。');
    within(await form())
      .getByRole('button', { name: 'Send' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /mailbox/i })).toBeVisible(), patience);
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible(), patience);
  },
};

export const Refused: StoryObj = {
  ...appStory({
    at: `${at}&to=chen.wei@jinshu.example`,
    answers: [
      answer(sendDraft, () => {
        throw new Problem('sender-not-yours');
      }),
    ],
  }),
  play: async () => {
    await userEvent.type(within(await form()).getByRole('textbox', { name: 'Subject' }), 'Review');
    await userEvent.type(await body(), 'Friday at ten.');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('You cannot send from this address.')[0]).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['403'] },
};

/** CMP-31: plain text loses the formatting, so it asks. */
export const AsksBeforeItLosesFormatting: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.click(await body());
    await userEvent.keyboard('{Control>}b{/Control}Friday at ten.');
    await userEvent.click(await screen.findByRole('button', { name: 'Text' }, patience));
    await asks();
  },
};

/** ERR-55: a tab with a mail that was not sent asks before it closes. */
export const AsksBeforeItCloses: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await body();
    await userEvent.click(within(await form()).getByRole('button', { name: 'Close' }));
    await asks();
  },
};

export const Preview: StoryObj = {
  ...appStory({ at: `${at}&to=chen.wei@jinshu.example` }),
  play: async () => {
    await userEvent.type(within(await form()).getByRole('textbox', { name: 'Subject' }), 'Review on Friday');
    await userEvent.type(await body(), 'At ten, in the room Zhuli.');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), patience);
  },
};
