import { listDeliveries, Problem, readMessage } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../testing/appStory.tsx';
import { exampleMessage } from '../testing/examples.ts';
import { answer } from '../testing/fakeServer.ts';

const meta = { title: 'App/Reading', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX';
const patience = { timeout: 8000 };
const open = async () => {
  const row = await screen.findByRole('row', { name: /云川二期项目验收安排/ }, patience);
  row.focus();
  await userEvent.keyboard('{Enter}');
};
const letter = () => screen.findByRole('article', { name: '关于云川二期项目验收安排的通知' }, patience);
const body = () => screen.findByTitle('Message body', {}, patience);

export const Default: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await open();
    await waitFor(async () => expect(await letter()).toBeVisible(), patience);
    await body();
  },
};

export const InSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await open();
    await letter();
  },
};

export const InTraditionalChinese: StoryObj = { ...InSimplifiedChinese, ...appStory({ at }), parameters: { locale: 'zh-tw' } };

export const OnAPhone: StoryObj = { ...Default, parameters: { windowSize: { width: 390, height: 844 } } };

/** What the list knows stands in until the rest is there. */
export const Loading: StoryObj = {
  ...appStory({ at, answers: [answer(readMessage, () => new Promise(() => undefined))] }),
  play: async () => {
    await open();
    await waitFor(async () => expect(await letter()).toBeVisible(), patience);
  },
};

/** RED-52: the mail is elsewhere by now. */
export const NotFound: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(readMessage, () => {
        throw new Problem('mail-not-found');
      }),
    ],
  }),
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText(/^Mail not found/)).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['404'] },
};

/** RED-41, and pictures from elsewhere that are not loaded. */
export const Suspicious: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(readMessage, ({ params: { uid } }) => {
        const message = exampleMessage({
          uid,
          subject: '关于云川二期项目验收安排的通知',
          html: '<p>请点击<a href="https://yunchuan.example/confirm">这里</a>确认。</p><img src="https://pictures.example/seal.png" alt="印章" width="120" height="120">',
        });
        return { ...message, attributes: { ...message.attributes, hasReturnPath: true, returnPath: 'bounce@elsewhere.example' } };
      }),
    ],
  }),
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('Really sent by bounce@elsewhere.example')).toBeVisible(), patience);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show remote images' })).toBeVisible(), patience);
  },
};

/** SND-25: what became of an own mail stands beside it. */
export const OwnMail: StoryObj = {
  ...appStory({ at: '/mailbox/innerbox/Sent' }),
  play: async () => {
    (await screen.findByRole('row', { name: /春季研讨会/ }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText('Amelia Hart')[0]).toBeVisible(), patience);
  },
};

/** The mail can be read whatever became of the question where it is. */
export const DeliveryUnknown: StoryObj = {
  ...appStory({
    at: '/mailbox/innerbox/Sent',
    answers: [
      answer(listDeliveries, () => {
        throw new Problem('internal');
      }),
    ],
  }),
  play: async () => {
    (await screen.findByRole('row', { name: /春季研讨会/ }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('article', { name: /春季研讨会/ })).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['500'] },
};

export const RepliesWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await open();
    await letter();
    const actions = await screen.findByRole('toolbar', { name: 'Reading actions' }, patience);
    within(actions).getByRole('button', { name: 'Reply' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('form', { name: 'Compose' }, patience);
    await waitFor(() => expect(within(form).getByDisplayValue(/^Re: /)).toBeVisible(), patience);
  },
};

export const GoesOnWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await open();
    await letter();
    const actions = await screen.findByRole('toolbar', { name: 'Reading actions' }, patience);
    const next = await within(actions).findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toBeEnabled(), patience);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Draft agenda for the spring workshop' })).toBeVisible(), patience);
  },
};
