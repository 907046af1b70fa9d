import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LockCheckDialog } from './LockCheckDialog.tsx';
import { LockPasswordDialog } from './LockPasswordDialog.tsx';
import { type LockArea, lockAreas } from './lockPassword.ts';
import { RemoveLockDialog } from './RemoveLockDialog.tsx';

const meta = {
  title: 'Mail/Account/LockDialog',
  component: LockCheckDialog,
  args: { area: 'folders', onUnlock: fn(), onRemove: fn(), onForgotten: fn(), onClose: fn() },
} satisfies Meta<typeof LockCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  tags: ['FLK-11'],
  name: 'One password field, and the way to cancel the folder lock',
  play: async ({ args }) => {
    const opened = await dialog('My folders are locked');
    const field = opened.getByLabelText('Lock password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(opened.getByText(/^Enter the lock password/).querySelector('svg')).toBeVisible();
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.keyboard('lock-me-1{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('lock-me-1');
    await userEvent.click(opened.getByRole('button', { name: 'Remove the folder lock' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Calendar: Story = {
  tags: ['FLK-12'],
  name: 'The schedule, and the way to remove its lock',
  args: { area: 'calendar' },
  play: async ({ args }) => {
    const opened = await dialog('The schedule is locked');
    await userEvent.click(opened.getByRole('button', { name: 'Remove the schedule lock' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const FileCentre: Story = { tags: ['FLK-12'], name: 'The file centre, and the way to remove its lock', args: { area: 'files' } };

export const EmptyOrUnfit: Story = {
  tags: ['FLK-16', 'FLK-18', 'FLK-20'],
  name: 'A password that no lock can have is not sent anywhere',
  play: async ({ args }) => {
    const opened = await dialog('My folders are locked');
    const field = opened.getByLabelText('Lock password');
    for (const unfit of ['', '12345', '123 456', 'x'.repeat(21)]) {
      await userEvent.clear(field);
      if (unfit) await userEvent.type(field, unfit);
      await userEvent.click(opened.getByRole('button', { name: 'Unlock' }));
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining('6 to 20 characters'));
    }
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  tags: ['FLK-19'],
  name: 'A wrong password is said at the field',
  args: { errorMessage: 'Wrong lock password.' },
  play: async () => {
    const field = (await dialog('My folders are locked')).getByLabelText('Lock password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Wrong lock password.'));
  },
};

const forgotten = 'An administrator can clear the lock password.';

export const Forgotten: Story = {
  tags: ['FLK-15'],
  name: 'The forgotten-password link shows a warning and nothing else',
  render: function Forgetting(args) {
    const [warning, setWarning] = useState<string>();
    return <LockCheckDialog {...args} warning={warning} onForgotten={() => setWarning(forgotten)} />;
  },
  play: async () => {
    const opened = await dialog('My folders are locked');
    await userEvent.click(opened.getByRole('button', { name: 'Forgot the password?' }));
    await expect(opened.getByRole('status')).toHaveTextContent(forgotten);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.type((await dialog('My folders are locked')).getByLabelText('Lock password'), 'lock-me-1{Enter}');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

const remove = fn();
const leave = fn();

export const Removing: Story = {
  tags: ['FLK-13'],
  name: 'The lock password switches the lock of an area off',
  render: ({ area }) => <RemoveLockDialog area={area} onRemove={remove} onClose={leave} />,
  play: async () => {
    const opened = await dialog('Remove the folder lock');
    await waitFor(() => expect(opened.getByLabelText('Lock password')).toHaveFocus());
    await userEvent.keyboard('lock-me-1{Enter}');
    await expect(remove).toHaveBeenCalledWith('lock-me-1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(leave).toHaveBeenCalled());
  },
};

const save = fn<(password: string, areas: readonly LockArea[]) => void>();

export const Resetting: Story = {
  tags: ['FLK-14', 'FLK-17'],
  name: 'Another lock password is entered twice alike',
  render: () => <LockPasswordDialog isReset onSave={save} onClose={leave} />,
  play: async () => {
    const opened = await dialog('Change the lock password');
    const [first, again] = [opened.getByLabelText('Lock password'), opened.getByLabelText('Confirm lock password')];
    await userEvent.type(first, 'lock-me-1');
    await userEvent.type(again, 'lock-me-2');
    await userEvent.click(opened.getByRole('button', { name: 'Save' }));
    await expect(again).toBeInvalid();
    await expect(again).toHaveAccessibleDescription(expect.stringContaining('The passwords don’t match.'));
    await expect(save).not.toHaveBeenCalled();
    await userEvent.clear(again);
    await userEvent.type(again, 'lock-me-1');
    await userEvent.click(opened.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalledWith('lock-me-1', []);
  },
};

export const Setting: Story = {
  render: () => <LockPasswordDialog areas={lockAreas} onSave={save} onClose={leave} />,
  play: async () => {
    save.mockClear();
    const opened = await dialog('Set a lock password');
    await userEvent.type(opened.getByLabelText('Lock password'), 'lock-me-1');
    await userEvent.type(opened.getByLabelText('Confirm lock password'), 'lock-me-1');
    for (const name of ['My folders', 'Schedule', 'File centre']) await userEvent.click(opened.getByRole('checkbox', { name }));
    await userEvent.click(opened.getByRole('button', { name: 'Save' }));
    await expect(opened.getByText('Choose at least one.')).toBeVisible();
    await userEvent.click(opened.getByRole('checkbox', { name: 'Schedule' }));
    await userEvent.click(opened.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalledWith('lock-me-1', ['calendar']);
  },
};

export const LongUnbrokenText: Story = { args: { errorMessage: '锁定密码错误，请重新输入。'.repeat(6), warning: 'unbroken'.repeat(20) } };
export const RightToLeft: Story = { args: { warning: forgotten }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = {
  args: { errorMessage: 'Wrong lock password.' },
  parameters: { chromatic: { forcedColors: 'active' } },
};
export const Compact: Story = { globals: { density: 'compact' } };
