import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Parts/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Delete 3 messages?',
    children: 'They are moved to Trash.',
    confirmLabel: 'Delete',
    defaultOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Delete 3 mails permanently?',
    children: 'They cannot be brought back.',
    confirmLabel: 'Delete permanently',
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const WithOption: Story = {
  render: function Render(args) {
    const [isSelected, setSelected] = useState(true);
    return <AlertDialog {...args} option={{ label: 'Send a refusal to the sender', isSelected, onChange: setSelected }} />;
  },
};

export const Pending: Story = { args: { isOpen: true, isPending: true } };

export const OnlyTells: Story = {
  args: {
    title: 'The time has come too close',
    children: 'Choose a time at least five minutes ahead.',
    confirmLabel: 'Got it',
    hasNoCancel: true,
  },
};

export const ConfirmedWithTheKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete 3 messages?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LongUnbrokenText: Story = {
  args: { title: `删除“${'名称很长的文件夹'.repeat(8)}”吗？`, children: 'unbroken'.repeat(60) },
};

export const RightToLeft: Story = { args: { title: 'حذف ثلاث رسائل؟', children: 'ستنقل إلى المهملات.' }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
