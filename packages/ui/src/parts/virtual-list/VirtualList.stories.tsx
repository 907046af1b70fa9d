import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inSkin } from '../../foundation/testing/inSkin.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { VirtualList } from './VirtualList.tsx';

interface Entry {
  id: string;
  title: string;
  text: string;
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `e${index + 1}`,
    title: `第 ${index + 1} 条记录`,
    text: '从上海登录，客户端为网页邮箱。'.repeat((index % 5) + 1),
  }));

const meta: Meta<typeof VirtualList<Entry>> = {
  title: 'Parts/Structure/VirtualList',
  component: VirtualList<Entry>,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 360, blockSize: 420, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    'aria-label': 'Records',
    items: entries(5000),
    getKey: ({ id }) => id,
    textValue: ({ title }) => title,
    children: ({ title, text }) => (
      <>
        <strong>{title}</strong>
        <div>{text}</div>
      </>
    ),
    onAction: fn(),
    onSelectionChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof VirtualList<Entry>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: '第 1 条记录' })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByRole('grid', { name: 'Records' })).toHaveAttribute('aria-rowcount', '5000');
  },
};

export const FineLinesInTheSkinOfStrongEdges: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: '第 1 条记录' });
    await inSkin('heibaifenming', async () => expect(getComputedStyle(row).borderBlockEndWidth).toBe('1px'));
  },
};

export const Selected: Story = { args: { selectionMode: 'multiple', defaultSelectedKeys: ['e2', 'e3'] } };

export const Disabled: Story = { args: { disabledKeys: ['e2'] } };

export const Empty: Story = { args: { items: [], emptyState: <EmptyState title="Nothing yet" /> } };

export const WalkedWithTheKeyboard: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: '第 1 条记录' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: '第 1 条记录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(canvas.getByRole('row', { selected: true })).toHaveAccessibleName('第 3 条记录'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '第 5000 条记录' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '第 1 条记录' })).toHaveFocus());
  },
};

/** Right leads to the controls of an item, Left back. */
export const WithControls: Story = {
  args: {
    children: ({ title, text }) => (
      <>
        <div>{text}</div>
        <Button size="small" aria-label={`Open ${title}`}>
          Open
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: '第 1 条记录' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Open 第 1 条记录' })).toHaveFocus();
  },
};

export const LongAndUnbrokenText: Story = {
  args: { items: [...entries(2), { id: 'long', title: 'unbroken'.repeat(30), text: '没有空格的很长的文字'.repeat(40) }] },
};

export const RightToLeft: Story = { args: { selectionMode: 'multiple', defaultSelectedKeys: ['e2'] }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...Selected, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
