import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { vars } from '../../foundation/theme/contract.css.ts';
import { MailboxSwitch } from './MailboxSwitch.tsx';

const mailboxes = [
  { id: '1', name: '客户服务', address: 'service@jinshu.example', right: 'Full control' },
  { id: '2', name: '品牌管理部', address: 'brand@jinshu.example', right: 'Read-only' },
];

const meta = {
  title: 'Mail/Mailbox/MailboxSwitch',
  component: MailboxSwitch,
  args: { name: '林月', mailboxes, onSwitch: fn() },
  decorators: [
    // The bar's colors need the bar's background.
    (Story) => (
      <div style={{ padding: 8, background: vars.color.bar.bg, color: vars.color.bar.text }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MailboxSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SHR-05'],
  name: 'The shared mailboxes are listed and switched into, by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mailbox: 林月' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items).toHaveLength(2);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith('2');
  },
};

export const InASharedMailbox: Story = {
  tags: ['SHR-06'],
  name: 'In a shared mailbox there is a way back to one’s own',
  args: { name: '客户服务', mailboxes: [], onBack: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mailbox: 客户服务' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back to my mailbox' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

export const NothingShared: Story = {
  args: { mailboxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('林月')).toBeVisible();
  },
};

export const LongUnbrokenText: Story = {
  args: {
    name: '名字很长的共享邮箱'.repeat(4),
    mailboxes: [{ id: '1', name: 'unbroken'.repeat(12), address: `${'unbroken'.repeat(8)}@jinshu.example` }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findAllByRole('menuitem');
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
