import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Parts/Forms/NumberField',
  component: NumberField,
  args: { label: 'Save drafts every', unit: 'minutes', defaultValue: 5, minValue: 1, maxValue: 100, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberField {...args} />
      <NumberField {...args} label="Without buttons" hasSteppers={false} unit="MB" />
      <NumberField {...args} label="Without a unit" unit={undefined} description="From 1 to 100." />
      <NumberField {...args} label="Large" size="large" />
      <NumberField {...args} label="Beside" labelPosition="beside" />
      <NumberField
        {...args}
        label="As a share"
        unit={undefined}
        defaultValue={0.25}
        maxValue={1}
        minValue={0}
        formatOptions={{ style: 'percent' }}
      />
      <NumberField {...args} label="Invalid" errorMessage="Enter a number from 1 to 100." />
      <NumberField {...args} label="Disabled" isDisabled />
      <NumberField {...args} label="Read only" isReadOnly />
    </div>
  ),
};

export const ChangedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Save drafts every' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('minutes');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.clear(input);
    await userEvent.keyboard('4x2{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(42);
  },
};

export const ChangedWithTheButtons: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const IsTakenBeforeAFormIsSent: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(field).toHaveFocus();
  },
};

export const StaysInsideItsLimits: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '300');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(input).toHaveValue('100');
  },
};

export const TakesFiguresOfFullWidth: Story = {
  args: { defaultValue: Number.NaN },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '３');
    await expect(input).toHaveValue('3');
    // As an input method hands over what it composed.
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '３２' } });
    await fireEvent.compositionEnd(input, { data: '３２' });
    await expect(input).toHaveValue('32');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(32);
  },
};

export const LongUnbrokenText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(4), unit: '每个工作日的分钟数', maxValue: 1e15, defaultValue: 123456789012345 },
};

export const RightToLeft: Story = { args: { label: 'دقائق', unit: 'دقيقة' }, parameters: { direction: 'rtl' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const ForcedColoursHaveAnEdge: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
