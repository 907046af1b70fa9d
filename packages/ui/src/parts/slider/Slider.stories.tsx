import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Parts/Forms/Slider',
  component: Slider,
  args: { label: 'Picture size', defaultValue: 60, formatOptions: { style: 'unit', unit: 'percent' }, onChange: fn(), onChangeEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider<number | number[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Slider {...args} />
      <Slider {...args} label="Empty" defaultValue={0} />
      <Slider {...args} label="Full" defaultValue={100} />
      <Slider
        {...args}
        label="With steps"
        minValue={0}
        maxValue={4}
        defaultValue={2}
        hasTicks
        formatOptions={{}}
        description="From small to large."
      />
      <Slider {...args} label="Views allowed" defaultValue={[20, 70]} thumbLabels={['At least', 'At most']} formatOptions={{}} />
      <Slider {...args} label="Hidden name" isLabelHidden />
      <Slider {...args} label="Disabled" isDisabled />
    </div>
  ),
};

export const MovedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const handle = canvas.getByRole<HTMLInputElement>('slider', { name: 'Picture size' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(61);
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveValue('0');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(10);
    await expect(handle).toHaveAttribute('aria-valuetext', '10%');
  },
};

export const ARangeHasTwoNamedHandles: Story = {
  args: { label: 'Views allowed', defaultValue: [20, 70], thumbLabels: ['At least', 'At most'], formatOptions: {} },
  play: async ({ args, canvas }) => {
    const [least, most] = canvas.getAllByRole('slider');
    if (!least || !most) throw new Error('A range has two handles.');
    await expect(least).toHaveAccessibleName('At least Views allowed');
    await expect(most).toHaveAccessibleName('At most Views allowed');
    await fireEvent.change(least, { target: { value: '90' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([70, 70]);
  },
};

export const LongUnbrokenText: Story = {
  args: { label: '一个写得很长的名称'.repeat(5), description: 'unbroken'.repeat(5) },
};

export const RightToLeft: Story = { args: { label: 'حجم الصورة' }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
