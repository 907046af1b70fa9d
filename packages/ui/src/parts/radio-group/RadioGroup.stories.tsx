import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from '../number-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const densities = (
  <>
    <Radio value="compact">Compact</Radio>
    <Radio value="regular">Regular</Radio>
    <Radio value="cosy">Cozy</Radio>
  </>
);

const meta = {
  title: 'Parts/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Density', children: densities, defaultValue: 'regular', onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 480 }}>
      <RadioGroup {...args} />
      <RadioGroup {...args} label="In a line" orientation="horizontal" />
      <RadioGroup {...args} label="Beside" labelPosition="beside" orientation="horizontal" description="A skin proposes one." />
      <RadioGroup {...args} label="Hidden name" isLabelHidden orientation="horizontal" />
      <RadioGroup {...args} label="Invalid" errorMessage="Choose one." />
      <RadioGroup {...args} label="Disabled" isDisabled orientation="horizontal" />
      <RadioGroup {...args} label="Read only" isReadOnly orientation="horizontal" />
      <RadioGroup {...args} label="One that cannot be chosen">
        <Radio value="regular" description="Undelivered and unread copies">
          Every recipient
        </Radio>
        <Radio value="some" isDisabled description="Nobody has an unread copy">
          Some recipients
        </Radio>
      </RadioGroup>
    </div>
  ),
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Cozy' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('compact');
  },
};

export const AFieldInsideAChoiceKeepsItsKeys: Story = {
  args: {
    label: 'Large attachments',
    defaultValue: 'over',
    children: (
      <>
        <Radio value="all">Turn all into online attachments</Radio>
        <Radio
          value="over"
          detail={
            <NumberField aria-label="Largest attachment" unit="MB" defaultValue={50} minValue={1} maxValue={100} hasSteppers={false} />
          }
        >
          Those larger than
        </Radio>
        <Radio value="name" detail={<TextField aria-label="Part of the name" defaultValue="合同" />}>
          Those named
        </Radio>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Part of the name' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Part of the name' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Those larger than' })).toBeChecked();
  },
};

export const LongUnbrokenText: Story = {
  args: {
    label: '一个写得很长的名称'.repeat(6),
    children: (
      <>
        <Radio value="regular" description={'unbroken'.repeat(24)}>
          {'一个没有标点的很长的选项'.repeat(6)}
        </Radio>
        <Radio value="other">{'Donaudampfschifffahrtselektrizität'.repeat(4)}</Radio>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { label: 'كثافة' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
