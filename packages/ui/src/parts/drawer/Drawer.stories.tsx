import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Drawer, DrawerTrigger } from './Drawer.tsx';

const meta = {
  title: 'Parts/Overlays/Drawer',
  component: Drawer,
  args: {
    title: '更多搜索',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField label="主题" />
        <TextField label="发件人" />
      </div>
    ),
    footer: ({ close }) => (
      <>
        <Button onPress={close}>取消</Button>
        <Button tone="accent" onPress={close}>
          搜索
        </Button>
      </>
    ),
    onOpenChange: fn(),
  },
  render: (args) => (
    <DrawerTrigger onOpenChange={args.onOpenChange ?? (() => {})}>
      <Button>Open</Button>
      <Drawer {...args} onOpenChange={() => {}} />
    </DrawerTrigger>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open: Story['render'] = (args) => <Drawer {...args} isOpen />;

export const AtTheEnd: Story = { render: open };
export const AtTheStart: Story = { render: open, args: { placement: 'start', size: 'small' } };
export const Large: Story = { render: open, args: { size: 'large' } };
export const AtTheBottom: Story = { render: open, args: { placement: 'bottom' } };
export const OnAPhone: Story = { render: open, args: { size: 'large' }, parameters: { windowSize: { width: 390, height: 700 } } };
export const WithoutSpaceAround: Story = {
  render: open,
  args: { isFlush: true, headerEnd: <Button size="small">重置</Button> },
};

export const KeepsTheFocusAndGivesItBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: '更多搜索' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    drawer.getByRole('button', { name: '搜索' }).focus();
    await userEvent.tab();
    await expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(drawer.getByRole('button', { name: '搜索' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosedByAPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const StaysWhileAStepIsOwed: Story = {
  args: { isDismissable: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog');
    await expect(within(drawer).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(drawer).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const LongAndUnbrokenText: Story = {
  render: open,
  args: { title: '很长的标题'.repeat(12), children: `${'很长的一段话'.repeat(200)} ${'unbroken'.repeat(60)}` },
};

export const RightToLeft: Story = { render: open, args: { title: 'البحث' }, parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { render: open, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
