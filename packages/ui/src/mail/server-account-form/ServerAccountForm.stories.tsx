import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { ServerAccountForm } from './ServerAccountForm.tsx';
import type { ServerAccount } from './serverAccount.ts';

const fresh: ServerAccount = {
  server: '',
  port: 993,
  protocol: 'imap',
  account: '',
  password: '',
  usesSsl: true,
  needsAuth: true,
  folderScope: 'all',
};

const meta = {
  title: 'Mail/Settings/ServerAccountForm',
  component: ServerAccountForm,
  args: { id: 'account', purpose: 'fetch', defaultValue: fresh, onSubmit: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 420, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
      <ServerAccountForm {...args} />
      <div style={{ marginBlockStart: 16 }}>
        <Button type="submit" form={args.id} tone="accent" isPending={args.isPending ?? false}>
          Save
        </Button>
      </div>
    </div>
  ),
} satisfies Meta<typeof ServerAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SET-79', 'SET-80'],
  name: 'Mail is fetched from a server with protocol, account, password, SSL and a scope of folders',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Server' }), 'imap.elsewhere.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'lin@elsewhere.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret-1');
    await expect(canvas.getByRole('checkbox', { name: 'Secure connection (SSL)' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Folders$/ })).toHaveTextContent('All folders');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...fresh,
      server: 'imap.elsewhere.example',
      account: 'lin@elsewhere.example',
      password: 'secret-1',
    });
  },
};

export const Checked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const text of ['Enter a server.', 'Enter an account.', 'Enter a password.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const KnownProvider: Story = {
  tags: ['SET-80', 'SET-83'],
  name: 'The servers of a known provider are filled in, and follow the protocol',
  args: {
    findPresets: async () => [
      { name: 'QQ', protocol: 'imap', server: 'imap.qq.com', port: 993, usesSsl: true },
      { name: 'QQ', protocol: 'pop3', server: 'pop.qq.com', port: 995, usesSsl: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'lin@qq.com');
    await userEvent.tab();
    const server = canvas.getByRole('textbox', { name: 'Server' });
    await waitFor(() => expect(server).toHaveValue('imap.qq.com'));
    await expect(canvas.getByText(/Server settings of QQ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Protocol$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'POP3' }));
    await expect(server).toHaveValue('pop.qq.com');
    await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('995');
  },
};

export const ChosenFolders: Story = {
  tags: ['SET-80', 'SET-117'],
  name: 'Folders are chosen after a test, and mail is deleted over there only if that is asked for',
  args: {
    onTest: fn(),
    folders: ['INBOX', '投稿/2019', 'Sent'],
    targets: [{ id: 'old', name: 'Old messages' }],
    keepsPassword: true,
    defaultValue: {
      ...fresh,
      server: 'imap.elsewhere.example',
      account: 'lin@elsewhere.example',
      folderScope: 'chosen',
      chosenFolders: [],
      targetFolder: null,
      removeAfterDays: null,
      everyMinutes: null,
    },
    successMessage: 'Connected: 3 folders.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Select at least one folder.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: '投稿/2019' }));
    const pick = async (label: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await expect(canvas.getByRole('button', { name: /On the other server$/ })).toHaveTextContent('Keep messages');
    await pick(/Put messages in$/, 'Old messages');
    await pick(/Fetch$/, 'Every 6 hours');
    await pick(/On the other server$/, 'Delete messages after some days');
    await expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveValue('14');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...args.defaultValue,
      chosenFolders: ['投稿/2019'],
      targetFolder: 'old',
      everyMinutes: 360,
      removeAfterDays: 14,
    });
  },
};

const proxy: ServerAccount = { ...fresh, port: 465, sender: '' };

export const SmtpProxy: Story = {
  tags: ['SET-97', 'SET-98'],
  name: 'An SMTP proxy has address, server, account, password, SSL and whether the server requires a login, by keyboard',
  args: {
    purpose: 'proxy',
    defaultValue: proxy,
    findPresets: async () => [{ name: 'QQ', server: 'smtp.qq.com', port: 465, usesSsl: true }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Protocol$/ })).toBeNull();
    const save = async () => {
      canvas.getByRole('button', { name: 'Save' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await save();
    for (const text of ['Enter an email address.', 'Enter a server.', 'Enter an account.', 'Enter a password.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    canvas.getByRole('textbox', { name: 'Email address' }).focus();
    await userEvent.keyboard('lin@qq.com{Tab}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Server' })).toHaveValue('smtp.qq.com'));
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toHaveValue('lin@qq.com');
    const ssl = canvas.getByRole('checkbox', { name: 'Secure connection (SSL)' });
    ssl.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('587');
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret-1');
    await save();
    const filled = { ...proxy, sender: 'lin@qq.com', server: 'smtp.qq.com', account: 'lin@qq.com', password: 'secret-1' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(filled);
    canvas.getByRole('checkbox', { name: 'The server requires an account and password' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await save();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, needsAuth: false });
  },
};

export const Asking: Story = {
  tags: ['SET-81', 'SET-99'],
  name: 'While the other server is asked the form says so',
  args: { isPending: true, defaultValue: { ...fresh, server: 'imap.elsewhere.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This takes 3–10 seconds');
  },
};

export const Refused: Story = { args: { errorMessage: 'The server refused account or password.' } };
export const LongUnbrokenText: Story = {
  args: { defaultValue: { ...fresh, server: 'unbroken'.repeat(30) }, errorMessage: '没有空格的很长的错误'.repeat(10) },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
