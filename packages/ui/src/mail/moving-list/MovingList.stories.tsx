import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type MovingItem, MovingList } from './MovingList.tsx';

const items: readonly MovingItem[] = [
  {
    id: '1',
    address: 'linyue@alumni.jiangnan-univ.example',
    details: 'IMAP, encrypted; all folders',
    state: 'receiving',
    isActive: true,
    progress: { done: 8412, total: 13_560, counts: '8,412 of 13,560', more: ['1.9 GB'], folder: '投稿/2019' },
  },
  {
    id: '2',
    address: 'l.yue@northwind-libraries.example',
    details: 'IMAP, encrypted; Inbox only. Next: 09:50',
    state: 'done',
    stateText: '3 new messages at 09:40',
    isActive: true,
  },
  {
    id: '3',
    address: 'linyue@old-mail.example',
    details: 'POP3, encrypted',
    state: 'refused',
    isActive: true,
    problem: 'The server refused account or password: -ERR authentication failed',
  },
  { id: '4', address: 'linyue@sanyu-books.example', details: 'IMAP, encrypted; 2,208 messages', state: 'off', isActive: false },
];

const meta = {
  title: 'Mail/Settings/MovingList',
  component: MovingList,
  args: { label: 'Fetched mailboxes', items, onReceive: fn(), onActiveChange: fn(), onEdit: fn(), onDelete: fn() },
  render: (args) => (
    <div style={{ padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
      <MovingList {...args} />
    </div>
  ),
} satisfies Meta<typeof MovingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemOf = (address: string) => within(screen.getByRole('listitem', { name: address }));

export const Default: Story = {
  tags: ['SET-79'],
  name: 'Accounts have state, progress, problem and actions',
  play: async ({ args }) => {
    const first = itemOf('linyue@alumni.jiangnan-univ.example');
    await expect(first.getByRole('status')).toHaveTextContent('Fetching');
    await expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8412');
    await userEvent.click(first.getByRole('button', { name: 'Stop' }));
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('1', false);
    await userEvent.click(itemOf('l.yue@northwind-libraries.example').getByRole('button', { name: 'Fetch now' }));
    await expect(args.onReceive).toHaveBeenCalledWith('2');
    await userEvent.click(itemOf('linyue@old-mail.example').getByRole('button', { name: 'Change' }));
    await expect(args.onEdit).toHaveBeenCalledWith('3');
    const last = itemOf('linyue@sanyu-books.example');
    last.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('4', true);
    await userEvent.click(last.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Fetched messages stay in your mailbox.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('4');
  },
};

export const LongUnbrokenText: Story = {
  args: {
    items: items.map((item) => ({ ...item, address: `${'unbroken'.repeat(30)}@x.example`, details: '没有空格的很长的说明'.repeat(12) })),
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
