import { type Captcha, checkLogin, getLoginPage, logIn, Problem } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleCaptcha, exampleClickCaptcha, exampleSumCaptcha, exampleTextCaptcha } from '../../testing/captcha.ts';
import { exampleLoginPage } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { examplePublicKey } from '../../testing/publicKey.ts';

const meta = { title: 'App/Login', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const page = answer(getLoginPage, async () => exampleLoginPage({ publicKey: await examplePublicKey() }));
const withCaptcha = answer(getLoginPage, () => exampleLoginPage({ captcha: exampleCaptcha }));
const login = (...answers: FakeAnswer[]) => appStory({ at: '/login', isIn: false, answers: [...answers, page] });

const ready = () => screen.findByText(/@jinshu\.example/, {}, { timeout: 5000 });

export const Default: StoryObj = { ...login(), play: async () => void (await ready()) };

export const WithACaptcha: StoryObj = {
  ...login(
    withCaptcha,
    answer(checkLogin, () => ({ isPassed: true })),
  ),
  play: async () => void (await screen.findByRole('slider', {}, { timeout: 5000 })),
};

const withKind = (captcha: Captcha) =>
  login(
    answer(getLoginPage, () => exampleLoginPage({ captcha })),
    answer(checkLogin, () => ({ isPassed: true })),
  );

export const WithCharactersToClick: StoryObj = {
  ...withKind(exampleClickCaptcha),
  play: async () => void (await screen.findByRole('application', { name: 'Image' }, { timeout: 5000 })),
};

export const WithACode: StoryObj = {
  ...withKind(exampleTextCaptcha),
  play: async () => void (await screen.findByLabelText('Code in the image', {}, { timeout: 5000 })),
};

export const WithASum: StoryObj = {
  ...withKind(exampleSumCaptcha),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Answer to the sum', {}, { timeout: 5000 }), '55{Enter}');
    await expect(await screen.findByText('Verified')).toBeVisible();
  },
};

/** The card is there before the server has said anything. */
export const Loading: StoryObj = {
  ...login(answer(getLoginPage, () => new Promise(() => undefined))),
  play: async () => void (await screen.findByRole('button', { name: 'Log in' }, { timeout: 5000 })),
};

export const NothingEntered: StoryObj = {
  ...login(),
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(screen.getByLabelText('Account')).toBeInvalid();
  },
};

export const Refused: StoryObj = {
  ...login(
    answer(logIn, () => {
      throw new Problem('login-failed');
    }),
  ),
  play: async () => {
    await ready();
    await userEvent.type(screen.getByLabelText('Account'), 'lin.yue');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await screen.findByText('The account or password is incorrect.')).toBeVisible();
  },
  parameters: { expectedErrors: ['400'] },
};

export const WithTheKeyboard: StoryObj = {
  ...login(),
  play: async () => {
    await ready();
    screen.getByLabelText('Account').focus();
    await userEvent.keyboard('lin.yue');
    await userEvent.tab();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Jinshu-2026{Enter}');
    await expect(await screen.findByRole('navigation', { name: 'Main' }, { timeout: 5000 })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Default, parameters: { windowSize: { width: 390, height: 844 } } };

export const InSimplifiedChinese: StoryObj = {
  ...login(),
  parameters: { locale: 'zh-hans' },
  play: async () => void (await screen.findByRole('button', { name: '登录' }, { timeout: 5000 })),
};

export const InTraditionalChinese: StoryObj = {
  ...login(),
  parameters: { locale: 'zh-tw' },
  play: async () => void (await screen.findByRole('button', { name: '登入' }, { timeout: 5000 })),
};
