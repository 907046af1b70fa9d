import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { createToastQueue, type ToastContent } from './createToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface Args {
  toasts: ToastContent[];
}

const undo = fn();

const meta = {
  title: 'Parts/Overlays/Toast',
  args: { toasts: [{ message: 'Moved 2 mails to 合同归档', timeoutMs: null, action: { label: 'Undo', onPress: undo } }] },
  render: function Render({ toasts }) {
    const [queue] = useState(() => {
      const made = createToastQueue();
      for (const toast of toasts) made.add(toast);
      return made;
    });
    return (
      <div style={{ minHeight: 180 }}>
        <button type="button">Before</button>
        <ToastRegion queue={queue} />
      </div>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};

export const EveryTone: Story = {
  args: {
    toasts: [
      { message: 'Sent', timeoutMs: null },
      { message: 'The attachment is too large to preview', tone: 'info', isClosable: true, timeoutMs: null },
      { message: 'The mail could not be moved', tone: 'danger', timeoutMs: null, action: { label: 'Retry', onPress: fn() } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The mail could not be moved');
  },
};

export const UndoneWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/Moved/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

const meets = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** Controls of a dialog that toasts must not cover on a phone. */
const staysClear = async () => {
  const sheet = within(await screen.findByRole('dialog'));
  const toast = screen.getByRole('button', { name: 'Undo' });
  const frame = toast.parentElement as HTMLElement;
  await expect(frame).toHaveTextContent('Moved 2 mails');
  for (const name of ['Close', 'Cancel', 'Keep both of them', 'Save the letter and go on']) {
    await expect(meets(frame, sheet.getByRole('button', { name })), name).toBe(false);
  }
};

const foot = (
  <>
    <Button>Cancel</Button>
    <Button>Keep both of them</Button>
    <Button tone="accent">Save the letter and go on</Button>
  </>
);

export const AboveADialogOnAPhone: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog title="Two letters" isOpen footer={foot}>
          The letter was written elsewhere too.
        </Dialog>
      </>
    ),
  ],
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    undo.mockClear();
    await staysClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const AboveADrawerOnAPhone: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Drawer title="Two letters" isOpen footer={foot}>
          The letter was written elsewhere too.
        </Drawer>
      </>
    ),
  ],
  parameters: { windowSize: { width: 390, height: 844 } },
  play: staysClear,
};

export const LongUnbrokenText: Story = {
  args: { toasts: [{ message: `${'很长的一句话'.repeat(20)}${'unbroken'.repeat(20)}`, isClosable: true, timeoutMs: null }] },
};

export const RightToLeft: Story = {
  args: { toasts: [{ message: 'نقلت رسالتان', timeoutMs: null, action: { label: 'تراجع', onPress: fn() } }] },
  parameters: { direction: 'rtl' },
};

export const ForcedColours: Story = {
  parameters: {
    chromatic: { forcedColors: 'active' },
    // In forced-colors mode, the computed colors differ from the displayed ones.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
