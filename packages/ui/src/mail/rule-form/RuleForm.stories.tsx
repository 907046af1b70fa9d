import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { SettingsList, SettingsPage } from '../../screens/settings-form/index.ts';
import { AutoReplyForm, type AutoReplyFormProps } from './AutoReplyForm.tsx';
import { FilterRuleForm } from './FilterRuleForm.tsx';
import type { AutoReplyDraft, FilterRuleDraft } from './mailRule.ts';

const rule: FilterRuleDraft = {
  name: '合同归档',
  priority: 2,
  match: 'all',
  isLast: false,
  conditions: [
    { field: 'subject', comparison: 'contains', value: '合同' },
    { field: 'size', comparison: 'larger', value: '1024' },
  ],
  action: { type: 'move', folder: 'contracts' },
};
const fresh: FilterRuleDraft = { name: '', priority: 1, match: 'all', isLast: false, conditions: [], action: { type: 'move', folder: '' } };

const meta = {
  title: 'Mail/Settings/RuleForm',
  component: FilterRuleForm,
  args: {
    id: 'rule',
    defaultValue: rule,
    folders: [
      { id: 'contracts', label: '合同' },
      { id: 'Trash', label: '已删除' },
    ],
    tags: [{ id: 'tag1', name: '重点项目', color: '#D9482B' }],
    isAddress: (text) => /^[^@\s]+@[^@\s]+\.\w+$/.test(text),
    onSubmit: fn(),
  },
  render: (args) => (
    <>
      <FilterRuleForm {...args} />
      <div style={{ marginBlockStart: 16 }}>
        <Button type="submit" form="rule" tone="accent">
          Save
        </Button>
      </div>
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterRuleForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const choose = async (canvas: Canvas, field: string | RegExp, option: string) => {
  canvas.getByRole('button', { name: field }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const Default: Story = {
  tags: ['SET-94'],
  name: 'A filter rule has name, priority, conditions and an action',
  play: async ({ args, canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Condition 2' }));
    await expect(second.getByRole('textbox', { name: 'Value' })).toHaveValue('1,024');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }));
    const added = within(await canvas.findByRole('group', { name: 'Condition 2' }));
    await choose(added, /Message field/, 'Attachment');
    await choose(added, /Comparison/, 'begins with');
    await userEvent.type(added.getByRole('textbox', { name: 'Value' }), '框架合同');
    await userEvent.click(canvas.getByRole('radio', { name: 'Any condition' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Skip later rules for these messages' }));
    await choose(canvas, /Action$/, 'Forward');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Forward to' }), 'law@jinshu.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...rule,
      match: 'any',
      isLast: true,
      conditions: [rule.conditions[0], { field: 'attachment', comparison: 'begins', value: '框架合同' }],
      action: { type: 'forward', address: 'law@jinshu.example' },
    });
  },
};

export const Checked: Story = {
  tags: ['SET-94'],
  name: 'A rule without name, value or target is not kept',
  args: { defaultValue: { ...fresh, conditions: [{ field: 'sender', comparison: 'contains', value: '' }] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const text of ['Enter a name.', 'Enter a value.', 'Choose or enter one.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await choose(canvas, /Action$/, 'Mark as read');
    await expect(canvas.queryByText('Choose or enter one.')).toBeNull();
  },
};

export const Limits: Story = {
  tags: ['SET-94'],
  name: 'A rule says which limits it exceeds, and why its folder cannot be used',
  args: {
    limits: { name: 6, value: 4, conditions: 2, kilobytes: 2048 },
    defaultValue: {
      ...rule,
      name: '很长的规则名称',
      conditions: [...rule.conditions.slice(1), { field: 'body', comparison: 'contains', value: '很长的内容' }],
    },
    targetError: 'Its folder was deleted.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('A rule can have up to 2 conditions.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add condition' })).toBeNull();
    await expect(canvas.getByText('Its folder was deleted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Use 6 characters or fewer.')).toBeVisible();
    await expect(canvas.getByText('Use 4 characters or fewer.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EveryAction: Story = {
  // Two of these forms are on one page only here.
  parameters: { a11y: { config: { rules: ['region', 'landmark-unique'].map((id) => ({ id, enabled: false })) } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      {(
        [
          { type: 'move', folder: 'contracts' },
          { type: 'flag', color: 'green' },
          { type: 'tag', tagId: 'tag1' },
          { type: 'markRead' },
          { type: 'forward', address: 'law@jinshu.example' },
          { type: 'delete' },
        ] as const
      ).map((action, index) => (
        <FilterRuleForm key={action.type} {...args} id={`every${index}`} defaultValue={{ ...fresh, name: action.type, action }} />
      ))}
    </div>
  ),
};

export const WithTheKeyboard: Story = {
  args: { defaultValue: { ...fresh, action: { type: 'delete' } } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('广告');
    const add = canvas.getByRole('button', { name: 'Add condition' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const value = await canvas.findByRole('textbox', { name: 'Value' });
    value.focus();
    await userEvent.keyboard('@ads.example');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '广告',
      priority: 1,
      match: 'all',
      isLast: false,
      conditions: [{ field: 'sender', comparison: 'contains', value: '@ads.example' }],
      action: { type: 'delete' },
    });
  },
};

const reply: AutoReplyDraft = { conditions: [], content: '已收到，两个工作日内回复。', window: { type: 'always' } };
const onReply = fn();
const Reply = (props: Partial<AutoReplyFormProps>) => (
  <>
    <AutoReplyForm id="reply" defaultValue={reply} today="2026-11-20" hourCycle={24} onSubmit={onReply} {...props} />
    <div style={{ marginBlockStart: 16 }}>
      <Button type="submit" form="reply" tone="accent">
        Save
      </Button>
    </div>
  </>
);

export const AutomaticReply: Story = {
  tags: ['SET-64', 'SET-65'],
  name: 'An automatic reply has conditions, words, and a window by weekday or by date',
  render: () => <Reply />,
  play: async ({ canvas }) => {
    onReply.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'By date' }));
    await canvas.findByRole('group', { name: 'Start' });
    await userEvent.click(canvas.getByRole('radio', { name: 'By weekday' }));
    await choose(canvas, /First day$/, 'Tuesday');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onReply).toHaveBeenCalledWith({
      ...reply,
      window: { type: 'weekday', startDay: 2, endDay: 5, start: '09:00', end: '18:00' },
    });
  },
};

export const WindowChecked: Story = {
  tags: ['SET-66', 'SET-67'],
  name: 'A window does not begin on a later day than it ends, and begins before it ends',
  render: () => (
    <Reply
      defaultValue={{ conditions: [], content: '', window: { type: 'weekday', startDay: 5, endDay: 1, start: '18:00', end: '09:00' } }}
    />
  ),
  play: async ({ canvas }) => {
    onReply.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const text of ['The last day can’t be before the first.', 'The end must be after the start.', 'Enter a reply.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(onReply).not.toHaveBeenCalled();
  },
};

interface Row {
  id: string;
  name: string;
  priority: number;
  isActive: boolean;
}
const rules: Row[] = [
  { id: '1', name: '合同归档', priority: 1, isActive: true },
  { id: '2', name: '广告', priority: 2, isActive: false },
];
const columns = [
  { id: 'name', name: 'Name', cell: ({ name }: Row) => name },
  { id: 'priority', name: 'Priority', width: 104, cell: ({ priority }: Row) => priority },
  { id: 'state', name: 'Status', width: 104, cell: ({ isActive }: Row) => (isActive ? 'On' : 'Off') },
];
const onActive = fn();

function RulesPage({ title }: { title: string }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <SettingsPage title={title} isWide>
      <SettingsList
        label={title}
        columns={columns}
        rows={rules}
        getKey={({ id }) => id}
        textValue={({ name }) => name}
        selectedKeys={keys}
        onSelectionChange={setKeys}
        onAdd={fn()}
        onActiveChange={onActive}
        onDelete={fn()}
      />
    </SettingsPage>
  );
}

export const Rules: Story = {
  tags: ['SET-63', 'SET-93'],
  name: 'Rules are listed with their priority, turned on and off',
  render: () => <RulesPage title="Filter rules" />,
  play: async ({ canvas }) => {
    onActive.mockClear();
    const row = canvas.getByRole('row', { name: '广告' });
    row.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable' }));
    await expect(onActive).toHaveBeenCalledWith(['2'], true);
  },
};

export const LongUnbrokenText: Story = {
  args: {
    defaultValue: {
      ...rule,
      name: '没有空格的很长的名称'.repeat(20),
      conditions: [{ field: 'body', comparison: 'contains', value: 'unbroken'.repeat(40) }],
    },
    folders: [{ id: 'contracts', label: 'unbroken'.repeat(20) }],
    errorMessage: 'unbroken'.repeat(30),
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InChinese: Story = {
  globals: { locale: 'zh-tw' },
  render: () => <Reply defaultValue={{ ...reply, window: { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' } }} />,
};
