import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ClickCaptcha } from './ClickCaptcha.tsx';
import { examplePicture, examplePoints } from './examplePicture.ts';

const meta = {
  title: 'Parts/Forms/ClickCaptcha',
  component: ClickCaptcha,
  args: { ...examplePicture, onSubmit: fn(), onRefresh: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClickCaptcha>;

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

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That wasn’t right');
  },
};

export const ClickedInOrder: Story = {
  tags: ['LGN-14'],
  name: 'Four characters are drawn, three are clicked in the order asked for',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Click in this order:').nextElementSibling).toHaveTextContent('锦书雁');
    const area = canvas.getByRole('application', { name: 'Image' });
    const box = area.getBoundingClientRect();
    const click = ({ x, y }: { x: number; y: number }) =>
      fireEvent.click(area, {
        clientX: box.left + (x / examplePicture.width) * box.width,
        clientY: box.top + (y / examplePicture.height) * box.height,
      });
    const [first, second, third] = examplePoints;
    if (!first || !second || !third) throw new Error('Three are asked for.');
    await click(first);
    await click({ x: 0, y: 0 });
    await expect(canvas.getByText('2 of 3 marks set')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the last mark' }));
    await click(second);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await click(third);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(examplePoints);
  },
};

export const SolvedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('application', { name: 'Image' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New image' })).toHaveFocus();
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription(/arrow keys/);
    await expect(canvas.getByText('160 across, 75 down')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Enter}');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}{Backspace}{ArrowDown} ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { x: 170, y: 70 },
      { x: 145, y: 75 },
      { x: 145, y: 150 },
    ]);
  },
};

export const WhereRoomIsShort: Story = {
  args: { words: ['锦书锦书', 'Donaudampfschiff', '雁'] },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
