import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const meta = {
  title: 'Parts/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'New tag',
    defaultOpen: true,
    onOpenChange: fn(),
    children: <TextField label="Name of the tag" defaultValue="年度审计" />,
    footer: ({ close }) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button tone="accent" onPress={close}>
          Create
        </Button>
      </>
    ),
  },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Medium: Story = { args: { title: 'Import mail', size: 'medium', footerStart: 'Used 3,276 MB, 6,964 MB left' } };

export const LargeAndFlush: Story = {
  args: { title: 'Choose contacts', size: 'large', height: 640, isFlush: true, children: <div style={{ padding: 24 }}>Panes</div> },
};

export const WidthInPixels: Story = { args: { size: 343 } };

export const NotDismissable: Story = {
  args: { title: 'Change your password first', size: 450, isDismissable: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Change your password first' });
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const OpenedAndClosedWithTheKeyboard: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog title={args.title} footer={args.footer}>
        {args.children}
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New tag' });
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongUnbrokenText: Story = {
  args: {
    title: '标题很长的对话框'.repeat(10),
    children: <p style={{ overflowWrap: 'anywhere' }}>{`${'很长的正文。'.repeat(300)}${'unbroken'.repeat(60)}`}</p>,
  },
};

export const RightToLeft: Story = { args: { title: 'وسم جديد', footerStart: 'محفوظ' }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
