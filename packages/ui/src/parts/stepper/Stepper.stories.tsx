import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Step, Stepper } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'verify', label: '验证身份' },
  { id: 'bind', label: '绑定设备', description: '用手机扫码' },
  { id: 'code', label: '输入验证码' },
  { id: 'done', label: '完成' },
];

const meta = {
  title: 'Parts/Structure/Stepper',
  component: Stepper,
  args: { label: 'Two-factor login', steps, currentId: 'bind' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Two-factor login' }));
    const [first, second, third] = navigation.getAllByRole('listitem');
    await expect(first).toHaveTextContent('验证身份Done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('Current step');
    await expect(third).not.toHaveAttribute('aria-current');
    await expect(navigation.queryByRole('button')).toBeNull();
  },
};

export const EveryState: Story = {
  args: { onStepPress: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper {...args} label="At the start" currentId="verify" />
      <Stepper
        {...args}
        label="With an error"
        currentId="code"
        steps={steps.map((step) => (step.id === 'bind' ? { ...step, hasError: true, description: '二维码已过期' } : step))}
      />
      <Stepper {...args} label="At the end" currentId={null} />
      <Stepper {...args} label="One below the other" currentId="code" orientation="vertical" />
    </div>
  ),
};

export const BackWithTheKeyboard: Story = {
  args: { onStepPress: fn(), currentId: 'code' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepPress).toHaveBeenCalledWith('bind');
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    steps: [
      { id: 'a', label: '很长的步骤名称'.repeat(4), description: 'unbroken'.repeat(8) },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { id: 'c', label: 'Third' },
    ],
    currentId: 'b',
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Stepper {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...EveryState, parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { ...EveryState, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryState, globals: { density: 'compact' } };
