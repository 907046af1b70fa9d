import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BindAuthenticatorDialog } from './BindAuthenticatorDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { TwoFactorLogin, type TwoFactorLoginProps } from './TwoFactorLogin.tsx';
import { TwoFactorPage } from './TwoFactorPage.tsx';

function Kept(props: TwoFactorLoginProps) {
  const [factor, setFactor] = useState(props.factor);
  return <TwoFactorLogin {...props} factor={factor} onFactorChange={setFactor} />;
}

const meta = {
  title: 'Mail/TwoFactor',
  component: TwoFactorLogin,
  args: {
    factors: ['authenticator', 'sms'],
    factor: 'authenticator',
    onFactorChange: fn(),
    onSubmit: fn(),
    onSendCode: fn(),
    backHref: '#login',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TwoFactorLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'TFA-01 TFA-02 TFA-04 a code of the authenticator or one by SMS is chosen and sent, with a way back',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send code' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'SMS' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    const code = canvas.getByRole('textbox', { name: 'SMS code' });
    await userEvent.type(code, '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter the six digits.')).toBeVisible();
    await userEvent.type(code, '456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '#login');
  },
};

export const OneFactor: Story = {
  args: { factors: ['authenticator'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('654321{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('654321');
  },
};

export const Refused: Story = { args: { errorMessage: 'The code is wrong or has run out.' } };
export const Pending: Story = { args: { isPending: true } };

const onPanel = (page: ReactNode) => <div style={{ background: 'var(--jinshu-color-surface-panel)' }}>{page}</div>;

const page = {
  onBindAuthenticator: fn(),
  onReleaseAuthenticator: fn(),
  onBindSms: fn(),
  onReleaseSms: fn(),
  onSetClientCode: fn(),
  onVerifyClientCode: fn(),
  onReleaseClientCode: fn(),
};

export const Page: Story = {
  name: 'TFA-05 TFA-14 the page says which factors are bound, and has the code for mail clients',
  render: () => onPanel(<TwoFactorPage {...page} hasAuthenticator={false} hasSms mobile="138****0000" hasClientCode />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not set up')).toBeVisible();
    await expect(canvas.getByText('Set up for 138****0000')).toBeVisible();
    for (const [name, called] of [
      ['Set up authenticator', page.onBindAuthenticator],
      ['Remove SMS', page.onReleaseSms],
      ['Check app password', page.onVerifyClientCode],
    ] as const) {
      called.mockClear();
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(called).toHaveBeenCalledOnce();
    }
  },
};

function Releasing() {
  const [hasClientCode, setHasClientCode] = useState(true);
  const onReleaseClientCode = () => {
    page.onReleaseClientCode();
    setHasClientCode(false);
  };
  return onPanel(
    <TwoFactorPage
      {...page}
      hasAuthenticator={false}
      hasSms={false}
      hasClientCode={hasClientCode}
      onReleaseClientCode={onReleaseClientCode}
    />,
  );
}

export const ClientCodeReleased: Story = {
  name: 'TFA-13 the code for mail clients is released after a question, and none is set then',
  render: () => <Releasing />,
  play: async ({ canvas }) => {
    page.onReleaseClientCode.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove app password' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Remove the app password?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(page.onReleaseClientCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove app password' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Remove app password' }));
    await expect(page.onReleaseClientCode).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Set app password' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove app password' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NothingBound: Story = {
  render: () => onPanel(<TwoFactorPage {...page} hasAuthenticator={false} hasSms={false} hasClientCode={false} />),
};

const onVerify = fn();

export const FourSteps: Story = {
  name: 'TFA-07 TFA-08 an authenticator is bound in four steps: install, scan, keep the key of 16 characters, enable',
  render: () => (
    <BindAuthenticatorDialog
      isOpen
      uri="otpauth://totp/jinshu:lin.yue?secret=JBSWY3DPEHPK3PXP"
      secret="JBSWY3DPEHPK3PXP"
      onVerify={onVerify}
    />
  ),
  play: async () => {
    onVerify.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up authenticator' }));
    const steps = within(dialog.getByRole('navigation', { name: 'Set up authenticator' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByRole('img', { name: 'QR code for the authenticator' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Authenticator code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await expect(onVerify).toHaveBeenCalledWith('123456');
  },
};

const onRelease = fn();
const onSend = fn();

export const Released: Story = {
  name: 'TFA-11 TFA-12 a factor is released by a code, which SMS sends first',
  render: () => (
    <CodeDialog isOpen isDangerous title="Remove SMS" confirmLabel="Remove SMS" factor="sms" onSendCode={onSend} onSubmit={onRelease}>
      <p style={{ margin: 0 }}>After that a login needs no code by SMS.</p>
    </CodeDialog>
  ),
  play: async () => {
    onRelease.mockClear();
    onSend.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove SMS' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.type(dialog.getByRole('textbox', { name: 'SMS code' }), '112233');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove SMS' }));
    await waitFor(() => expect(onRelease).toHaveBeenCalledWith('112233'));
  },
};

export const LongUnbrokenText: Story = { args: { errorMessage: '没有空格的很长的错误'.repeat(10) } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
