import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: { children: 'Reply to everyone', shortcut: 'A' },
  render: (args) => (
    <TooltipTrigger>
      <Button>Reply all</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownOnFocusAndLeftWithEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    const tooltip = await page.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Reply to everyone A');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    children: '这一行提示写得太长，长到在两百八十像素里放不下，于是换行：aVeryLongWordWithoutAnyPlaceToBreakItAnywhereAtAll',
    shortcut: undefined,
  },
  render: (args) => (
    <TooltipTrigger isOpen>
      <Button>Reply all</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
};

export const RightToLeft: Story = { ...LongAndUnbrokenText, args: { children: 'الرد على الجميع' }, parameters: { direction: 'rtl' } };
