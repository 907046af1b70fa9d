import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BindAuthenticatorDialog } from './BindAuthenticatorDialog.tsx';
import { ClientCodeDialog } from './ClientCodeDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RecoveryCodesSection } from './RecoveryCodesSection.tsx';
import { SocialCard } from './SocialCard.tsx';
import { SocialSection } from './SocialSection.tsx';
import { TwoFactorLogin, type TwoFactorLoginProps } from './TwoFactorLogin.tsx';
import { TwoFactorPage } from './TwoFactorPage.tsx';

function Kept(props: TwoFactorLoginProps) {
  const [factor, setFactor] = useState(props.factor);
  return <TwoFactorLogin {...props} factor={factor} onFactorChange={setFactor} />;
}

const meta = {
  title: 'Mail/Account/TwoFactor',
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
  tags: ['TFA-01', 'TFA-02', 'TFA-04'],
  name: 'A code of the authenticator or one by SMS is chosen and sent, with a way back',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send code' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'SMS' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText('Enter the six digits.')).toBeVisible();
    await userEvent.type(code, '456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('123456', false);
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '#login');
  },
};

export const OneFactor: Story = {
  args: { factors: ['authenticator'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('654321{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('654321', false);
  },
};

export const RecoveryCode: Story = {
  tags: ['TFA-33', 'TFA-34'],
  name: 'A recovery code stands in for a factor, and the browser can be trusted',
  args: { factors: ['authenticator', 'recovery'], canTrust: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Recovery code' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Trust this browser for 30 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText('Enter one of your recovery codes.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'ab3de-fg4hk{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ab3de-fg4hk', true);
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
  tags: ['TFA-05', 'TFA-14'],
  name: 'The page says which factors are bound, and has the code for mail clients',
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
  tags: ['TFA-13'],
  name: 'The code for mail clients is released after a question, and none is set then',
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
  tags: ['TFA-07', 'TFA-08'],
  name: 'An authenticator is bound in four steps: install, scan, keep the key of 16 characters, enable',
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
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await expect(onVerify).toHaveBeenCalledWith('123456');
  },
};

const onRelease = fn();
const onSend = fn();

export const Released: Story = {
  tags: ['TFA-11', 'TFA-12'],
  name: 'A factor is released by a code, which SMS sends first',
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
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '112233');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove SMS' }));
    await waitFor(() => expect(onRelease).toHaveBeenCalledWith('112233'));
  },
};

const onClose = fn();
const codes = ['ab3de-fg4hk', 'jk5mn-pq6rs', 'tu7vw-xy8za', 'bc9de-fg2hj', 'kl3mn-pq4rs'];

export const NewRecoveryCodes: Story = {
  tags: ['TFA-33'],
  name: 'New recovery codes are shown once, to copy or to save',
  render: () => <RecoveryCodesDialog codes={codes} onClose={onClose} />,
  play: async () => {
    onClose.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const save = dialog.getByRole('link', { name: 'Download' });
    await expect(decodeURIComponent(save.getAttribute('href') ?? '').split(',')[1]).toBe(`${codes.join('\n')}\n`);
    await expect(save).toHaveAttribute('download', 'recovery-codes.txt');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I saved them' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

const onSet = fn();

export const SettingAppPassword: Story = {
  tags: ['TFA-14'],
  name: 'An app password is set by its rule',
  render: () => <ClientCodeDialog isOpen purpose="set" lengths={{ least: 12, most: 64 }} onSubmit={onSet} />,
  play: async () => {
    onSet.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Set app password' }));
    const field = dialog.getByLabelText('App password');
    await userEvent.type(field, 'short{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(onSet).not.toHaveBeenCalled();
    await userEvent.type(field, ' and long enough{Enter}');
    await expect(onSet).toHaveBeenCalledWith('short and long enough');
  },
};

const onRemove = fn();
const onRenew = fn();

export const Browsers: Story = {
  tags: ['TFA-33', 'TFA-34', 'SES-21'],
  name: 'Recovery codes, trusted browsers and sessions have their sections',
  render: () =>
    onPanel(
      <TwoFactorPage {...page} hasAuthenticator hasSms={false} hasClientCode={false}>
        <RecoveryCodesSection left={7} onRenew={onRenew} />
        <DeviceSection
          title="Trusted browsers"
          description="These browsers need no code until the time shown."
          devices={[]}
          removeLabel="Remove"
          onRemove={onRemove}
          emptyText="No trusted browsers"
        />
        <DeviceSection
          title="Where you’re logged in"
          description="If you don’t recognize one, log it out and change your password."
          devices={[
            { id: 'a', name: 'Firefox 140, Windows', detail: '192.0.2.7 · last used today', isCurrent: true },
            { id: 'b', name: '', detail: '2001:db8::7 · last used yesterday' },
          ]}
          removeLabel="Log out"
          onRemove={onRemove}
        />
      </TwoFactorPage>,
    ),
  play: async ({ canvas }) => {
    onRemove.mockClear();
    onRenew.mockClear();
    await expect(canvas.getByText('No trusted browsers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make new codes' }));
    await expect(onRenew).toHaveBeenCalledOnce();
    const sessions = within(canvas.getByRole('list', { name: 'Where you’re logged in' }));
    await expect(sessions.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(sessions.getByRole('button', { name: 'Log out Unknown browser' }));
    await expect(onRemove).toHaveBeenCalledWith('b');
  },
};

export const LongUnbrokenText: Story = { args: { errorMessage: '没有空格的很长的错误'.repeat(10) } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const APasskeyAtTheSecondStep: Story = {
  tags: ['TFA-32'],
  name: 'A passkey serves beside the codes',
  args: { factors: ['recovery'], factor: 'recovery', canTrust: true, onPasskey: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('radio', { name: 'Recovery code' })).toBeChecked();
  },
};

export const NothingButAPasskey: Story = {
  args: { factors: [], onPasskey: fn(), errorMessage: 'This passkey wasn’t accepted.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey wasn’t accepted.');
  },
};

const start = fn();

export const APasskeyAlone: Story = {
  render: () => <PasskeyCard onStart={start} backHref="#login" errorMessage="This passkey wasn’t accepted." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in with passkey' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use passkey' }));
    await expect(start).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '#login');
  },
};

const [addPasskey, rename, remove] = [fn(), fn(), fn()];

export const Passkeys: Story = {
  tags: ['TFA-32'],
  name: 'Several passkeys are listed, added, renamed and removed',
  render: () => (
    <PasskeySection
      passkeys={[
        { id: '1', name: 'Laptop', detail: 'Added Nov 20 · last used Nov 28' },
        { id: '2', name: 'Phone', detail: 'Added Nov 27' },
      ]}
      onAdd={addPasskey}
      onRename={rename}
      onRemove={remove}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    await expect(addPasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Laptop' }));
    await expect(rename).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }));
    await expect(remove).toHaveBeenCalledWith('2');
  },
};

export const NoPasskeys: Story = {
  render: () => <PasskeySection passkeys={[]} onRename={rename} onRemove={remove} />,
};

const give = fn();

export const AddingAPasskey: Story = {
  tags: ['TFA-32'],
  name: 'Adding a passkey asks for a name and the password',
  render: () => <PasskeyDialog isOpen purpose="add" onSubmit={give} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await expect(dialog.getByText('Enter your password.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Laptop ');
    await userEvent.type(dialog.getByLabelText('Password'), 'Jinshu-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(give).toHaveBeenCalledWith({ name: 'Laptop', password: 'Jinshu-2026' });
  },
};

export const LoginThroughAProvider: Story = {
  render: () => <SocialCard provider="" backHref="#login" errorMessage="The login wasn’t completed." />,
};

const [bind, unbind] = [fn(), fn()];

export const LinkedAccounts: Story = {
  tags: ['LGN-36'],
  name: 'Accounts of providers are linked and unlinked',
  render: () => (
    <SocialSection
      providers={[
        { id: 'oidc', name: 'Northgate', isBound: false, detail: '' },
        { id: 'wecom', name: 'WeCom', isBound: true, detail: '林月 · linked Nov 28' },
      ]}
      onBind={bind}
      onUnbind={unbind}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link Northgate' }));
    await expect(bind).toHaveBeenCalledWith('oidc');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink WeCom' }));
    await expect(unbind).toHaveBeenCalledWith('wecom');
  },
};
