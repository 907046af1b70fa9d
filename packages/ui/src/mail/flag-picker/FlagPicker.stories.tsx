import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FlagIcon } from './FlagIcon.tsx';
import { FLAG_COLORS, FlagPicker } from './FlagPicker.tsx';

const meta = {
  title: 'Mail/Mailbox/FlagPicker',
  component: FlagPicker,
  args: { value: 'orange', onChange: fn() },
} satisfies Meta<typeof FlagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // TAG-12: nine colors and remove.
    await expect(canvas.getAllByRole('menuitemradio')).toHaveLength(10);
    await expect(canvas.getByRole('menuitemradio', { name: 'Orange' })).toBeChecked();
  },
};

export const NoFlag: Story = { args: { value: null } };

export const EveryColour: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {[...FLAG_COLORS, null].map((color) => (
        <FlagIcon key={color} color={color} />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('menuitemradio', { name: 'Orange' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('blue');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('1');
    await expect(args.onChange).toHaveBeenLastCalledWith('red');
  },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryColour, globals: { density: 'compact' } };
