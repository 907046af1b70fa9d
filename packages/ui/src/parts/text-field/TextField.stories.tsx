import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Parts/Forms/TextField',
  component: TextField,
  args: { label: 'Name of the tag', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} placeholder="Annual audit" />
      <TextField {...args} label="With help" description="Use 20 characters or fewer." />
      <TextField {...args} label="Beside" labelPosition="beside" value="验收" />
      <TextField
        {...args}
        aria-label="Hidden name"
        label="Hidden name"
        isLabelHidden
        placeholder="Hidden name"
        start={<Icon name="person" size={20} />}
      />
      <TextField {...args} label="Large" size="large" end={<span>@jinshu.example</span>} />
      <TextField {...args} label="Note" value="财务要求补高铁行程单，周五前寄到二号楼前台。" maxLength={200} showsCount />
    </div>
  ),
};

export const Invalid: Story = {
  args: { value: 'a/b', errorMessage: 'A name cannot contain a slash.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name of the tag' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A name cannot contain a slash.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Annual audit' } };

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Annual audit' } };

export const TypedWithTheKeyboard: Story = {
  args: { maxLength: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name of the tag' })).toHaveFocus();
    await userEvent.keyboard('审计 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('审计 20');
  },
};

export const SaysWhenLittleRoomIsLeft: Story = {
  args: { maxLength: 20, showsCount: true, defaultValue: '年度审计与合同归档' },
  play: async ({ canvas, canvasElement }) => {
    const news = canvasElement.querySelector('[aria-live=polite]');
    await expect(canvas.getByText('9 / 20')).toBeVisible();
    await expect(news).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the tag' }), '2026');
    await expect(news).toHaveTextContent('10 characters left');
    await userEvent.keyboard('第四季度材料');
    await expect(canvas.getByText('19 / 20')).toBeVisible();
    await expect(news).toHaveTextContent('5 characters left');
  },
};

export const LongUnbrokenText: Story = {
  args: {
    label: '一个写得很长的字段名称一个写得很长的字段名称一个写得很长的字段名称',
    value: 'https://example.org/averyveryverylongaddresswithoutanybreakthatgoeson',
    errorMessage: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

export const RightToLeft: Story = {
  args: { label: 'اسم', start: <Icon name="tag" />, value: 'مراجعة', end: <span>‎20</span> },
  parameters: { direction: 'rtl' },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
