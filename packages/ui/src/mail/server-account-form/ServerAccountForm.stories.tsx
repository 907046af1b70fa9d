import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { type ServerAccount, ServerAccountForm } from './ServerAccountForm.tsx';

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
  title: 'Mail/ServerAccountForm',
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
  name: 'SET-79 SET-80 mail is fetched from a server with protocol, account, password, SSL and a scope of folders',
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

export const SmtpProxy: Story = {
  name: 'SET-97 SET-98 an SMTP proxy has server, account, password, SSL and whether it asks who one is, by keyboard',
  args: { purpose: 'proxy', defaultValue: { ...fresh, server: 'smtp.elsewhere.example', port: 465 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Protocol$/ })).toBeNull();
    canvas.getByRole('checkbox', { name: 'The server requires an account and password' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...fresh, server: 'smtp.elsewhere.example', port: 465, needsAuth: false });
  },
};

export const Asking: Story = {
  name: 'SET-81 SET-99 while the other server is asked the form says so',
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
