import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LockQuestion, LockScreen } from './LockScreen.tsx';

const meta = {
  title: 'Mail/Account/LockScreen',
  component: LockScreen,
  args: { name: '张文远', now: new Date(2025, 10, 20, 10, 32), onUnlock: fn(), onLogOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LockScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['LCK-08'],
  name: 'Shows a title, one masked input and a button to confirm',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'The screen is locked' });
    const field = screen.getByLabelText('Mailbox password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(screen.queryAllByRole('textbox')).toHaveLength(0);
    await userEvent.type(field, 'Jinshu-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await expect(args.onUnlock).toHaveBeenCalledWith('Jinshu-2026');
  },
};

export const TwelveHours: Story = {
  tags: ['I18-07'],
  name: 'Tells the time on a clock of 12 hours where that is asked for',
  args: { isTwelveHour: true, now: new Date(2025, 10, 20, 22, 32) },
  play: async () => {
    const time = await screen.findByText(/^10:32\sPM$/);
    await expect(time).toBeVisible();
    await expect(time.getBoundingClientRect().height).toBeLessThan(100);
  },
};

export const EnterSubmits: Story = {
  tags: ['LCK-09'],
  name: 'Enter submits, Escape does not open the screen',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Mailbox password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('secret');
  },
};

export const EmptyPassword: Story = {
  tags: ['LCK-16'],
  name: 'An empty password says what is owed, and the screen stays locked',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Enter your mailbox password');
    await expect(screen.getByLabelText('Mailbox password')).toBeInvalid();
    await expect(screen.getByLabelText('Mailbox password')).toHaveFocus();
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  tags: ['LCK-17'],
  name: 'A wrong password is said, and the screen stays locked',
  args: { errorMessage: 'Incorrect password.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password.');
    await expect(screen.getByLabelText('Mailbox password')).toHaveAccessibleDescription(expect.stringContaining('Incorrect password.'));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Mailbox password'), 'secret{Enter}');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

const lock = fn();

export const Question: Story = {
  tags: ['LCK-04'],
  name: 'Locking by hand is asked for first',
  render: () => <LockQuestion defaultOpen onConfirm={lock} />,
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Lock the screen?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(lock).toHaveBeenCalledOnce();
  },
};

export const LongUnbrokenText: Story = { args: { name: 'unbroken'.repeat(12), errorMessage: '密码不正确，请重新输入。'.repeat(6) } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 320, height: 480 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  args: { errorMessage: 'Incorrect password.' },
};
export const Compact: Story = { globals: { density: 'compact' } };
