import { getComposeParameters, Problem, resolveRecipients, sendDraft } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleComposeParameters } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';

const meta = {
  title: 'App/Compose',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
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

/** The toolbar is at the bottom edge. The sending options are below it, and the user scrolls to them. */
export const OnAPhone: StoryObj = {
  ...Default,
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await body();
    const lowerEdge = document.documentElement.clientHeight;
    const tools = await screen.findByRole('toolbar', { name: 'Formatting' }, patience);
    await waitFor(() => expect(lowerEdge - tools.getBoundingClientRect().bottom).toBeLessThan(12));
    const options = await screen.findByRole('group', { name: 'Sending options' }, patience);
    await expect(options.getBoundingClientRect().top).toBeGreaterThanOrEqual(lowerEdge);
  },
};

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

/** SND-01, SND-02: a missing entry is reported at its field. */
export const NothingEntered: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await body();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('Enter a recipient.')[0]).toBeVisible(), patience);
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
    await waitFor(() => expect(screen.getAllByText('You can’t send from this address.')[0]).toBeVisible(), patience);
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

/** ERR-55: a tab with words that are not saved asks before it closes. */
export const AsksBeforeItCloses: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await userEvent.type(await body(), 'Friday at ten.');
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

/** CMP-14 to CMP-18: contacts, stationery and templates next to the message, if there is space. */
export const BesideTheLetter: StoryObj = {
  tags: ['CMP-15', 'CMP-16'],
  name: 'Papers and templates are put into the letter from the pane beside it',
  ...appStory({ at }),
  parameters: { windowSize: { width: 1440, height: 900 } },
  play: async () => {
    const letter = await body();
    const pane = within(screen.getByRole('complementary', { name: 'Contacts, stationery and templates' }));
    await userEvent.click(await pane.findByRole('tab', { name: 'Templates' }, patience));
    await userEvent.click(await pane.findByRole('button', { name: '模板 6' }, patience));
    await userEvent.click(await pane.findByRole('button', { name: 'Insert' }, patience));
    await waitFor(() => expect(letter).toHaveTextContent('第 6 封'), patience);
    await userEvent.click(pane.getByRole('tab', { name: 'Stationery' }));
    const papers = await pane.findByRole('listbox', { name: 'Stationery' }, patience);
    await userEvent.click(within(papers).getAllByRole('option')[1] as HTMLElement);
    await waitFor(() => expect(within(papers).getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true'), patience);
  },
};

export const PaneOnAPhone: StoryObj = {
  ...appStory({ at }),
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await body();
    await expect(screen.queryByRole('combobox', { name: 'Cc' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Contacts, stationery and templates' }, patience));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close side pane' })).toBeVisible(), patience);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ChoosesContacts: StoryObj = {
  tags: ['PIC-10', 'PIC-11'],
  name: 'People are chosen from the books',
  ...appStory({ at }),
  play: async () => {
    await body();
    await userEvent.click(screen.getByRole('button', { name: 'Choose contacts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose contacts' }, patience));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Organization' }, patience));
    await dialog.findByRole('row', { name: /研究院/ }, patience);
  },
};

/** Warnings about recipients, shown before sending. */
export const MarksStrangers: StoryObj = {
  tags: ['CMP-43'],
  name: 'Marks who may not read mail of this level, an unusual name, an outsider and a whole department',
  ...appStory({
    at: `${at}&to=chen.wei@jinshu.example,dept_3@jinshu.example,amelia.hart@northgate.example`,
    answers: [
      answer(getComposeParameters, () => ({ ...exampleComposeParameters, isSecure: true, mailLevel: 4, attachLevel: 0 })),
      answer(resolveRecipients, ({ body: { addresses } }) => ({
        count: addresses.length,
        results: addresses.map((address) => ({
          address,
          name: address.startsWith('chen') ? '陈伟' : '',
          isInside: address.endsWith('@jinshu.example'),
          count: address.startsWith('dept_') ? 128 : 1,
          level: address.startsWith('chen') ? 2 : 0,
        })),
      })),
    ],
  }),
  play: async () => {
    await body();
    const chips = within(screen.getByRole('grid', { name: 'To: recipients' }));
    await waitFor(() => expect(chips.getByRole('row', { name: /amelia.*Outside the organization/ })).toBeVisible(), patience);
    await expect(chips.getByRole('row', { name: /dept_3.*Reaches 128 people/ })).toBeVisible();
    await expect(chips.queryByRole('row', { name: /chen.*Not cleared/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Secrecy level/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Secret' }, patience));
    await waitFor(() => expect(chips.getByRole('row', { name: /chen.*Not cleared for this secrecy level/ })).toBeVisible(), patience);
  },
};

const writeTo = async (text: string) => {
  await userEvent.type(within(await form()).getByRole('textbox', { name: 'Subject' }), 'Review');
  await userEvent.type(await body(), text);
  await userEvent.click(within(await form()).getByRole('button', { name: 'Send' }));
};

export const AsksForAForgottenFile: StoryObj = {
  ...appStory({ at: `${at}&to=chen.wei@jinshu.example` }),
  play: async () => {
    await body();
    await writeTo('Please see the attached report.');
    await asks();
  },
};

/** Message held by the server: its status shows this, and the user can undo sending. */
export const HeldToBeUndone: StoryObj = {
  tags: ['SND-14'],
  name: 'A mail that is held back is taken back, and is a draft then',
  ...appStory({
    at: `${at}&to=chen.wei@jinshu.example`,
    answers: [
      answer(sendDraft, ({ body: { draftId, action, undoForMs } }) => ({
        messageId: '',
        recipients: [],
        isSuccess: true,
        failedAddresses: [],
        type: undoForMs ? ('held' as const) : action,
        draftId,
        version: 1,
      })),
    ],
  }),
  play: async () => {
    await body();
    await userEvent.click(screen.getByRole('button', { name: 'More ways to send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn on undo send (10 seconds)' }, patience));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience);
    await writeTo('At ten.');
    await waitFor(() => expect(screen.getByText('Sending in 10 seconds…')).toBeVisible(), patience);
    await waitFor(() => expect(screen.getByText('Can be undone')).toBeVisible(), patience);
    await userEvent.click(screen.getByRole('button', { name: 'Undo send' }));
    await waitFor(() => expect(screen.getByText(/^Draft saved at/)).toBeVisible(), patience);
    await expect(screen.queryByText('Can be undone')).toBeNull();
    localStorage.removeItem('jinshu.undo-send');
  },
};

export const ChangedElsewhere: StoryObj = {
  ...appStory({
    at: `${at}&to=chen.wei@jinshu.example`,
    answers: [
      answer(sendDraft, () => {
        throw new Problem('draft-stale', { version: 3 });
      }),
    ],
  }),
  play: async () => {
    await body();
    await userEvent.type(within(await form()).getByRole('textbox', { name: 'Subject' }), 'Review');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'This draft was changed elsewhere' })).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['400'] },
};

const longNames = `${Array.from({ length: 14 }, (_, index) => `very.long.name.of.person.${index}@department-of-network-trade.northgate.example`).join(',')}`;

export const VeryLongOnAPhone: StoryObj = {
  ...appStory({ at: `${at}&to=${longNames}` }),
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await userEvent.type(within(await form()).getByRole('textbox', { name: 'Subject' }), '网络交易监督管理司综合处'.repeat(6));
    await userEvent.type(await body(), `${'donaudampfschifffahrt'.repeat(6)} ${'一封没有空格的信'.repeat(12)}`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Burn after reading' }));
    await waitFor(() => expect(screen.getByText(/^The message is destroyed/)).toBeVisible(), patience);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
