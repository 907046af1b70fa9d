import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = (
  <>
    <Checkbox value="save">Save to Sent</Checkbox>
    <Checkbox value="receipt">Ask for a read receipt</Checkbox>
    <Checkbox value="contacts">Save recipients as contacts</Checkbox>
  </>
);

const meta = {
  title: 'Parts/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Options of new mail', children: options, defaultValue: ['save', 'receipt'], onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
      <CheckboxGroup {...args} />
      <CheckboxGroup {...args} label="In a line" orientation="horizontal" description="Can be changed in each mail." />
      <CheckboxGroup {...args} label="Beside" labelPosition="beside" />
      <CheckboxGroup {...args} label="Hidden name" isLabelHidden orientation="horizontal" />
      <CheckboxGroup {...args} label="Invalid" errorMessage="Choose at least one." defaultValue={[]} orientation="horizontal" />
      <CheckboxGroup {...args} label="Disabled" isDisabled orientation="horizontal" />
      <CheckboxGroup {...args} label="Read only" isReadOnly orientation="horizontal" />
    </div>
  ),
};

export const TickedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Options of new mail' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['receipt']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['receipt', 'contacts']);
  },
};

export const Invalid: Story = {
  args: { defaultValue: [], errorMessage: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one.');
    await expect(canvas.getByRole('checkbox', { name: 'Save to Sent' })).toBeInvalid();
  },
};

export const LongUnbrokenText: Story = {
  args: {
    label: '一个写得很长的名称'.repeat(6),
    children: (
      <>
        <Checkbox value="save">{'一个没有标点的很长的选项'.repeat(6)}</Checkbox>
        <Checkbox value="b">{'Donaudampfschifffahrts elektrizität '.repeat(4)}</Checkbox>
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

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { label: 'خيارات' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
