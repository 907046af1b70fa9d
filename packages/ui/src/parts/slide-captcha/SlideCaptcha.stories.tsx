import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { examplePicture } from './examplePicture.ts';
import { SlideCaptcha } from './SlideCaptcha.tsx';

const meta = {
  title: 'Parts/Forms/SlideCaptcha',
  component: SlideCaptcha,
  args: { ...examplePicture, onSubmit: fn(), onRefresh: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 332 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlideCaptcha>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checking: Story = { args: { state: 'checking' } };

export const Passed: Story = {
  args: { state: 'passed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verified');
  },
};

export const Halfway: Story = {
  args: { state: 'halfway' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One more image');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('doesn’t fit');
  },
};

export const SolvedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New image' })).toHaveFocus();
    await userEvent.tab();
    const handle = canvas.getByRole('slider', { name: 'Position of the piece' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const offset = Number((handle as HTMLInputElement).value);
    await expect(offset).toBeGreaterThan(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(offset);
  },
};

export const DraggedWithThePointer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const handle = canvas.getByRole('slider').closest('[data-rac]') ?? canvasElement;
    const { x, y } = handle.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x: x + 20, y: y + 20, clientX: x + 20, clientY: y + 20 } },
      { target: handle, coords: { x: x + 120, y: y + 20, clientX: x + 120, clientY: y + 20 } },
      { keys: '[/MouseLeft]', target: handle, coords: { x: x + 120, y: y + 20, clientX: x + 120, clientY: y + 20 } },
    ]);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const StartsAtTheLeftInEveryScript: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
