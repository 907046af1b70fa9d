import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterRuleForm } from '../../mail/rule-form/index.ts';
import { Button } from '../../parts/button/index.ts';
import { FilterRules, type FilterRulesProps } from './FilterRules.tsx';
import type { ListedRule } from './RuleList.tsx';
import { type PreviewedMessage, RulePreview } from './RulePreview.tsx';

const rules: ListedRule[] = [
  { id: '1', name: '构建通知归档', summary: '发件人包含“build@” → 标为已读', isActive: true, hitCount: 412 },
  { id: '2', name: '合同与付款', summary: '主题包含“合同”等 3 项之一 → 合作来往', isActive: true, hitCount: 14 },
  {
    id: '3',
    name: '差旅行程',
    summary: '发件人包含“chenguang-travel” → 标签 出差',
    isActive: true,
    hitCount: 6,
    problem: '标签已被删除。',
  },
  { id: '4', name: '订阅周刊', summary: '主题开头“[周刊]” → 删除', isActive: false, hitCount: 0 },
];
const messages: PreviewedMessage[] = [
  { id: 'a', sender: '周安', subject: '外包合同付款节点', marks: [[2, 8]], date: '11-23 02:09', isRead: false },
  { id: 'b', sender: '正平律师事务所', subject: 'OCR 外包补充协议（第二稿）', marks: [], date: '11-20 16:40', isRead: true },
  { id: 'c', sender: '韩梅', subject: '样书印制合同已寄出，请查收', marks: [[4, 6]], date: '11-18 10:22', isRead: true },
];

function Page(props: FilterRulesProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  return (
    <div style={{ blockSize: 720, background: 'var(--jinshu-color-surface-panel)' }}>
      <FilterRules {...props} selectedKeys={keys} onSelectionChange={setKeys} />
    </div>
  );
}

const form = (
  <FilterRuleForm
    id="rule"
    defaultValue={{
      name: '合同与付款',
      priority: 2,
      match: 'any',
      isLast: false,
      conditions: [
        { field: 'subject', comparison: 'contains', value: '合同' },
        { field: 'sender', comparison: 'equals', value: 'luolan@zhengping-law.example' },
      ],
      action: { type: 'move', folder: 'f1' },
    }}
    folders={[{ id: 'f1', label: '合作来往' }]}
    tags={[]}
    isAddress={() => true}
    onSubmit={fn()}
  >
    <RulePreview examined={271} count={14} messages={messages} onOpen={fn()} />
  </FilterRuleForm>
);

const meta = {
  title: 'Mail/Settings/FilterRules',
  component: FilterRules,
  args: {
    title: 'Filters',
    description: 'Rules run from top to bottom on each incoming message.',
    rules,
    currentId: '2',
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onOpen: fn(),
    onActiveChange: fn(),
    onSort: fn(),
    onAdd: fn(),
    onDelete: fn(),
    onClear: fn(),
    onClose: fn(),
    children: form,
    footer: (
      <Button type="submit" form="rule" tone="accent">
        Save
      </Button>
    ),
  },
  render: (args) => <Page {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilterRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SET-93'],
  name: 'Rules stand in their order of priority, are turned on and off one by one or together, and opened',
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Filters' });
    const names = within(grid)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-label'));
    await expect(names).toEqual(rules.map(({ name }) => name));
    await userEvent.click(within(grid).getByRole('switch', { name: 'Enable 订阅周刊' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(['4'], true);
    await userEvent.click(within(grid).getByText('差旅行程'));
    await expect(args.onOpen).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rules' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(['1', '2', '3', '4'], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['1', '2', '3', '4']);
  },
};

export const SortedWithTheKeyboard: Story = {
  tags: ['SET-93', 'SET-115'],
  name: 'A rule is dragged to another place with the keyboard alone',
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: '合同与付款' });
    within(row).getByRole('button', { name: /^Drag/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[aria-roledescription="droppable item"], [data-drop-target]')).not.toBeNull());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSort).toHaveBeenCalled());
  },
};

export const Preview: Story = {
  tags: ['SET-114'],
  name: 'The messages that match are counted and listed, with a way to stop',
  render: () => <Counting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 of 200 messages match so far');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('14 of the last 200 messages match');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

function Counting() {
  const [isCounting, setCounting] = useState(true);
  return <RulePreview examined={200} count={14} messages={messages} isCounting={isCounting} onStop={() => setCounting(false)} />;
}

export const PreviewFailed: Story = {
  render: () => <RulePreview examined={0} count={0} messages={[]} errorMessage="The messages could not be checked." onRetry={fn()} />,
};
export const Empty: Story = { args: { rules: [], children: undefined, footer: undefined, currentId: undefined } };
export const LongUnbrokenText: Story = {
  args: {
    rules: [
      {
        id: '1',
        name: '没有空格的很长的名称'.repeat(20),
        summary: 'unbroken'.repeat(40),
        problem: 'unbroken'.repeat(30),
        isActive: true,
        hitCount: 99_999,
      },
    ],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InChinese: Story = {
  globals: { locale: 'zh-hans' },
  args: { title: '过滤规则', description: '来信按优先级从上到下逐条比对。' },
};
