import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, DialogTrigger } from '../dialog/index.ts';
import { type ShortcutGroup, ShortcutOverview } from './ShortcutOverview.tsx';

const groups: ShortcutGroup[] = [
  {
    id: 'list',
    title: '邮件列表',
    shortcuts: [
      { id: 'next', label: '下一封', keys: ['J', '↓'] },
      { id: 'previous', label: '上一封', keys: ['K', '↑'] },
      { id: 'open', label: '打开', keys: ['Enter', 'O'] },
      { id: 'select', label: '选择', keys: ['X', 'Space'] },
      { id: 'extend', label: '扩展选择', keys: ['Shift+J', 'Shift+↓'] },
      { id: 'selectAll', label: '全选', keys: '* A' },
    ],
  },
  {
    id: 'mail',
    title: '邮件',
    shortcuts: [
      { id: 'reply', label: '回复', keys: 'R' },
      { id: 'replyAll', label: '回复全部', keys: 'A' },
      { id: 'forward', label: '转发', keys: 'F' },
      { id: 'delete', label: '删除', keys: ['#', 'Del'] },
      { id: 'erase', label: '彻底删除', keys: 'Shift+Del' },
      { id: 'flag', label: '红旗', keys: 'S 1' },
    ],
  },
  {
    id: 'compose',
    title: 'Compose',
    shortcuts: [
      { id: 'send', label: 'Send', keys: 'Ctrl+Enter' },
      { id: 'save', label: 'Save draft', keys: 'Ctrl+S' },
      { id: 'cc', label: 'Show Cc', keys: 'Ctrl+Shift+C' },
    ],
  },
  {
    id: 'go',
    title: 'Go to',
    shortcuts: [
      { id: 'inbox', label: 'Inbox', keys: 'G I' },
      { id: 'drafts', label: 'Drafts', keys: 'G D' },
      { id: 'search', label: 'Search', keys: '/' },
      { id: 'lock', label: 'Lock screen', keys: 'Ctrl+Alt+L' },
      { id: 'map', label: 'This map', keys: '?' },
    ],
  },
];

const meta = {
  title: 'Parts/Actions/ShortcutOverview',
  component: ShortcutOverview,
  args: { groups, headingLevel: 2, hasAutoFocus: false },
} satisfies Meta<typeof ShortcutOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SearchedByWordsAndKeys: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search shortcuts' });
    await userEvent.type(field, 'ctrl');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 shortcuts');
    await userEvent.type(field, ' send');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'Go to' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '没有');
    await expect(canvas.getByRole('status')).toHaveTextContent('No shortcut matches');
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
};

export const InADialog: Story = {
  args: { headingLevel: 3, hasAutoFocus: true },
  render: (args) => (
    <DialogTrigger>
      <Button>Shortcuts</Button>
      <Dialog title="Keyboard shortcuts" size="large">
        <ShortcutOverview {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shortcuts' })).toHaveFocus());
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: '很长的标题'.repeat(10),
        shortcuts: [{ id: 'a', label: 'unbroken'.repeat(20), keys: ['Ctrl+Alt+Shift+Backspace', 'G I', 'G D', 'G S'] }],
      },
    ],
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <ShortcutOverview {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
