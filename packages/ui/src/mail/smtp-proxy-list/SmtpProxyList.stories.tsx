import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type SmtpProxyItem, SmtpProxyList } from './SmtpProxyList.tsx';

const items: readonly SmtpProxyItem[] = [
  {
    id: '1',
    address: 'lin.yue@northwind-libraries.example',
    details: 'smtp.northwind-libraries.example:465, SSL, login required',
    state: 'on',
    isActive: true,
  },
  {
    id: '2',
    address: 'linyue@old-mail.example',
    details: 'smtp.old-mail.example:465, SSL, login required',
    state: 'failed',
    isActive: true,
    problem: 'The server refused the account or password. Server response: 535 authentication failed. 09:12',
  },
  { id: '3', address: 'linyue@sanyu-books.example', details: 'smtp.sanyu-books.example:587', state: 'off', isActive: false },
];

const meta = {
  title: 'Mail/Settings/SmtpProxyList',
  component: SmtpProxyList,
  args: { label: 'SMTP accounts', items, onVerify: fn(), onActiveChange: fn(), onEdit: fn(), onDelete: fn() },
  render: (args) => (
    <div style={{ padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
      <SmtpProxyList {...args} />
    </div>
  ),
} satisfies Meta<typeof SmtpProxyList>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemOf = (address: string) => within(screen.getByRole('listitem', { name: address }));

export const Default: Story = {
  tags: ['SET-97'],
  name: 'SMTP proxies have state, problem and actions',
  play: async ({ args }) => {
    await expect(itemOf('lin.yue@northwind-libraries.example').getByRole('status')).toHaveTextContent('Working');
    const failed = itemOf('linyue@old-mail.example');
    await expect(failed.getByRole('status')).toHaveTextContent('Failed');
    await userEvent.click(failed.getByRole('button', { name: 'Verify again' }));
    await expect(args.onVerify).toHaveBeenCalledWith('2');
    await userEvent.click(failed.getByRole('button', { name: 'More actions for linyue@old-mail.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith('2');
    const off = itemOf('linyue@sanyu-books.example');
    await expect(off.queryByRole('button', { name: 'Verify again' })).toBeNull();
    await userEvent.click(off.getByRole('switch'));
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('3', true);
  },
};

export const ByKeyboard: Story = {
  tags: ['SET-97'],
  name: 'An SMTP proxy is deleted by keyboard, after a question',
  play: async ({ args }) => {
    itemOf('linyue@old-mail.example').getByRole('button', { name: 'More actions for linyue@old-mail.example' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Messages waiting for it won’t be sent.')).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('2');
  },
};

export const Verifying: Story = {
  args: { items: items.map((item) => (item.id === '2' ? { ...item, state: 'verifying' as const } : item)) },
  play: async () => {
    await expect(itemOf('linyue@old-mail.example').getByRole('status')).toHaveTextContent('Contacting the server');
  },
};
export const LongUnbrokenText: Story = {
  args: { items: [{ ...items[1], id: '9', address: 'unbroken'.repeat(20), details: '没有空格'.repeat(30) } as SmtpProxyItem] },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
