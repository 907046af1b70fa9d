import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Parts/Forms/Switch',
  component: Switch,
  args: { children: 'Tell of new mail', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: true } };

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled isSelected>
        Disabled and on
      </Switch>
      <Switch isReadOnly isSelected>
        Read only
      </Switch>
      <Switch defaultSelected description="The date column is 180 pixels wide then.">
        Show the time on a clock of twelve hours
      </Switch>
      <Switch errorMessage="The change could not be saved.">Invalid</Switch>
      <Switch position="end" defaultSelected description="In the lower corner of the page">
        At the end of the line
      </Switch>
      <Switch aria-label="Without words" />
    </div>
  ),
};

export const TurnedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Tell of new mail' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Failed: Story = {
  args: { errorMessage: 'The change could not be saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('The change could not be saved.');
  },
};

export const LongUnbrokenText: Story = {
  args: { children: '一个没有标点的很长的设置名称'.repeat(6), description: 'unbroken'.repeat(24) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { children: 'إشعارات', defaultSelected: true }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryState, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryState, globals: { density: 'compact' } };
