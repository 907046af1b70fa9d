import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inSkin } from '../../foundation/testing/inSkin.ts';
import { Link } from '../../parts/link/index.ts';
import { Logo } from '../../parts/logo/index.ts';
import { examplePicture } from '../../parts/slide-captcha/examplePicture.ts';
import { SlideCaptcha } from '../../parts/slide-captcha/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const changeLanguage = fn();

const meta = {
  title: 'Mail/Account/LoginForm',
  component: LoginForm,
  parameters: { layout: 'fullscreen' },
  args: {
    systemName: 'Jinshu',
    subtitle: 'Mail of the demo organisation',
    accountSuffix: '@jinshu.example',
    values: { account: '', password: '', isRemembered: true, securityAnswer: '' },
    onChange: fn(),
    onSubmit: fn(),
    captcha: <SlideCaptcha {...examplePicture} onSubmit={fn()} onRefresh={fn()} />,
    recovery: <Link href="#recovery">Forgotten password?</Link>,
    links: [
      <Link key="social" href="#social">
        Social login
      </Link>,
      <Link key="register" href="#register">
        Register
      </Link>,
    ],
  },
  render: function Render(args) {
    const [values, setValues] = useState(args.values);
    return (
      <LoginScreen
        brand={<Logo height={36} label="Jinshu" />}
        motto={
          <>
            <p>云中谁寄锦书来</p>
            <p>雁字回时，月满西楼</p>
          </>
        }
        footer="© 2026 Demo organisation"
        languages={[
          { id: 'zh-hans', name: '简体中文' },
          { id: 'zh-tw', name: '繁體中文' },
          { id: 'en', name: 'English' },
        ]}
        language="en"
        onLanguageChange={changeLanguage}
        help={
          <Link tone="neutral" href="#help">
            Help
          </Link>
        }
      >
        <LoginForm
          {...args}
          values={values}
          onChange={(next) => {
            setValues(next);
            args.onChange(next);
          }}
        />
      </LoginScreen>
    );
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VersesWhereThePictureHasRoom: Story = {
  parameters: { locale: 'zh-hans', windowSize: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    const line = canvas.getByText('云中谁寄锦书来');
    const isTall = () => line.clientHeight > line.clientWidth;
    await expect(isTall()).toBe(false);
    await inSkin('yanyujiangnan', async () => expect(isTall()).toBe(true));
    await inSkin('zhongguofeng', async () => expect(line).not.toBeVisible());
  },
};

export const OtherWaysIn: Story = {
  tags: ['LGN-33'],
  name: 'A login through a social messaging app is offered below the button, by keyboard',
  play: async ({ canvas }) => {
    const social = canvas.getByRole('link', { name: 'Social login' });
    await expect(social).toHaveAttribute('href', '#social');
    canvas.getByRole('button', { name: 'Log in' }).focus();
    await userEvent.tab();
    await expect(social).toHaveFocus();
  },
};

export const CaptchaPassed: Story = {
  args: {
    values: { account: 'lin.yue', password: 'Jinshu-2026', isRemembered: true, securityAnswer: '' },
    captcha: <SlideCaptcha {...examplePicture} state="passed" onSubmit={fn()} onRefresh={fn()} />,
  },
};

export const Refused: Story = {
  args: { errorMessage: 'The account or password is incorrect.', fieldErrors: { account: 'Enter an account.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account or password is incorrect.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveAccessibleDescription('Enter an account.');
  },
};

export const WithSecurityQuestion: Story = { args: { securityQuestion: '你的第一所小学在哪里？', captcha: undefined } };

export const Pending: Story = { args: { isPending: true } };

export const LoggedInWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Account' }));
    await userEvent.keyboard('lin.yue');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Jinshu-2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      account: 'lin.yue',
      password: 'Jinshu-2026',
      isRemembered: true,
      securityAnswer: '',
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

export const EnterInTheCaptchaDoesNotLogIn: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole<HTMLInputElement>('slider').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LanguagePicked: Story = {
  play: async ({ canvas }) => {
    changeLanguage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '繁體中文' }));
    await expect(changeLanguage).toHaveBeenCalledWith('zh-tw');
  },
};

export const LongUnbrokenText: Story = {
  args: { systemName: '名称特别长的集团邮件系统'.repeat(4), subtitle: 'unbroken'.repeat(20), errorMessage: '很长的说明'.repeat(30) },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
