import { listDeliveries, Problem, readMessage } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleDelivery, exampleMessage } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';

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

/** A toolbar button is disabled until the message is loaded, and takes neither focus nor keys before. */
const pressTool = async (name: string) => {
  const actions = await screen.findByRole('toolbar', { name: 'Reading actions' }, patience);
  const tool = await within(actions).findByRole('button', { name }, patience);
  await waitFor(() => expect(tool).toBeEnabled(), patience);
  await waitFor(() => {
    tool.focus();
    expect(tool).toHaveFocus();
  }, patience);
  await userEvent.keyboard('{Enter}');
};

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

/** Data of the list row is shown until the rest is loaded. */
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
    await waitFor(() => expect(screen.getByText(/^Message not found/)).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['404'] },
};

/** RED-41, and remote images that aren't loaded. */
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
    await waitFor(() => expect(screen.getByText('Actually sent by bounce@elsewhere.example.')).toBeVisible(), patience);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show remote images' })).toBeVisible(), patience);
  },
};

/** SND-25: the delivery status of a sent message is shown next to it. */
export const OwnMail: StoryObj = {
  tags: ['I18-07'],
  name: 'Own mail, with the times of its delivery on 24 hours',
  ...appStory({ at: '/mailbox/innerbox/Sent' }),
  play: async () => {
    (await screen.findByRole('row', { name: /春季研讨会/ }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText('Amelia Hart')[0]).toBeVisible(), patience);
    await expect(screen.queryByText(/[0-9]\s?[AP]M/)).toBeNull();
  },
};

/** The message can be read even if its delivery status can't be loaded. */
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
    await body();
    await pressTool('Reply');
    const form = await screen.findByRole('form', { name: 'Compose' }, patience);
    await waitFor(() => expect(within(form).getByDisplayValue(/^Re: /)).toBeVisible(), patience);
  },
};

export const GoesOnWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await open();
    await letter();
    await body();
    await pressTool('Next');
    await expect(await screen.findByRole('article', { name: 'Draft agenda for the spring workshop' }, patience)).toBeVisible();
  },
};

const special = (patch: (message: ReturnType<typeof exampleMessage>) => Partial<ReturnType<typeof exampleMessage>>) =>
  answer(readMessage, ({ params: { uid } }) => {
    const message = exampleMessage({ uid, subject: '关于云川二期项目验收安排的通知', text: '二期验收定在下周三上午九点半。' });
    return { ...message, ...patch(message) };
  });

/** RED-40 RED-42 RED-43 INV-01: all banners between the header and the body, in order. */
export const EveryBanner: StoryObj = {
  ...appStory({
    at,
    answers: [
      special(({ attributes }) => ({
        remark: '周五前回复',
        attachments: [{ sid: '2', name: '日程.pdf', size: 48_211, type: 'application/pdf', isInline: false }],
        invitation: {
          method: 'request',
          title: '验收预备会',
          starts_at: '2026-11-24T06:00:00Z',
          ends_at: '2026-11-24T08:30:00Z',
          is_all_day: false,
          time_zone: 'Asia/Shanghai',
          location: '三楼 竹里会议室',
          organiser: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
          invitees: [],
          repeat: '',
          is_outdated: false,
        },
        attributes: {
          ...attributes,
          isCalendar: true,
          calendarEventId: 7,
          calendarAnswer: 'start',
          isBurn: true,
          burnLeft: 2,
          burnDate: '2026-11-27',
          wantsReceipt: true,
          hasReturnPath: true,
          returnPath: 'bounce@elsewhere.example',
        },
      })),
    ],
  }),
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send receipt' })).toBeVisible(), patience);
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    await screen.findByRole('region', { name: 'Quick reply' }, patience);
    // Subject, people, date, banners, body, files: so they follow one another for a keyboard and a screen reader.
    const order = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('button', { name: '周慕云' }),
      document.querySelector('article time'),
      screen.getByRole('button', { name: 'Accept' }),
      await body(),
      screen.getByRole('region', { name: '1 attachment' }),
      screen.getByRole('region', { name: 'Quick reply' }),
    ];
    for (const [index, element] of order.entries()) {
      const next = order[index + 1];
      if (next) await expect(element?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

export const EveryBannerInSimplifiedChinese: StoryObj = {
  ...EveryBanner,
  parameters: { locale: 'zh-hans' },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: '发送回执' })).toBeVisible(), patience);
  },
};

export const EveryBannerOnAPhone: StoryObj = { ...EveryBanner, parameters: { windowSize: { width: 390, height: 844 } } };

/** RED-44 RED-45 */
export const WithAPassword: StoryObj = {
  ...appStory({ at, answers: [special(({ attributes }) => ({ html: '', text: '', attributes: { ...attributes, isPassword: true } }))] }),
  play: async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('View password', {}, patience), 'aB3dE6{Enter}');
    await body();
    await waitFor(() => expect(screen.queryByLabelText('View password')).toBeNull(), patience);
  },
};

/** QRP-01 QRP-04 with the keyboard. */
export const AnsweredBelow: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await open();
    await body();
    const box = within(await screen.findByRole('region', { name: 'Quick reply' }, patience));
    await userEvent.type(box.getByRole('textbox'), '周三见{Control>}{Enter}{/Control}');
    await expect(await box.findByText('Reply sent', {}, patience)).toBeVisible();
  },
};

/** SND-32: a recall needs confirmation. */
export const AsksBeforeRecall: StoryObj = {
  ...appStory({
    at: '/mailbox/innerbox/Sent',
    answers: [answer(listDeliveries, () => ({ count: 1, results: [exampleDelivery({ canRecall: true })] }))],
  }),
  play: async () => {
    (await screen.findByRole('row', { name: /春季研讨会/ }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Recall from 陈伟' }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Recall' })).toHaveFocus(), patience);
  },
};
