import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Splitter } from './Splitter.tsx';

const text = (words: string) => <p style={{ padding: 12, overflowWrap: 'anywhere' }}>{words}</p>;

const meta = {
  title: 'Parts/Structure/Splitter',
  component: Splitter,
  args: { label: 'Folders', start: text('文件夹'), end: text('邮件列表'), onSizeChange: fn(), onSizeChangeEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 720, maxWidth: '100%', height: 220, outline: '1px solid #8884' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneAboveTheOther: Story = { args: { orientation: 'vertical', defaultSize: 130, minSize: 60, label: 'List' } };

export const TheSecondKeepsItsSize: Story = { args: { sizedPane: 'end', defaultSize: 316, label: 'Delivery status' } };

export const MovedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('separator', { name: 'Folders' });
    await expect(handle).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '290');
    await expect(handle).toHaveAttribute('aria-valuetext', '290 pixels');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '640');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '120');
    await expect(args.onSizeChangeEnd).toHaveBeenLastCalledWith(120);
    await userEvent.dblClick(handle);
    await expect(handle).toHaveAttribute('aria-valuenow', '240');
  },
};

export const DraggedWithThePointer: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('separator');
    const x = handle.getBoundingClientRect().x;
    // A pointer that was made up cannot be captured.
    handle.setPointerCapture = () => {};
    await fireEvent.pointerDown(handle, { button: 0, clientX: x, pointerId: 1 });
    await fireEvent.pointerMove(handle, { clientX: x + 60, pointerId: 1 });
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '300'));
    await fireEvent.pointerMove(handle, { clientX: x + 4_000, pointerId: 1 });
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '640'));
    await expect(args.onSizeChangeEnd).not.toHaveBeenCalled();
    await fireEvent.pointerMove(handle, { clientX: x - 40, pointerId: 1 });
    await fireEvent.lostPointerCapture(handle, { pointerId: 1 });
    await waitFor(() => expect(args.onSizeChangeEnd).toHaveBeenCalledWith(200));
    await fireEvent.pointerMove(handle, { clientX: x + 60, pointerId: 1 });
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '200'));
  },
};

const scrolled = (label: string, words: string) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: text that is scrolled by the keyboard takes the focus
  <section aria-label={label} tabIndex={0} style={{ height: '100%', overflow: 'auto' }}>
    {text(words)}
  </section>
);

export const LongAndUnbrokenText: Story = {
  args: { start: scrolled('Start', '很长的一段话'.repeat(60)), end: scrolled('End', 'unbroken'.repeat(200)) },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { label: 'المجلدات', start: text('المجلدات'), end: text('الرسائل') },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
