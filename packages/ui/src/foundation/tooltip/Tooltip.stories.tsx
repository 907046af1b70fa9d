import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';
import { tooltipOf } from './watchTooltips.ts';

const meta = {
  title: 'Parts/Overlays/Tooltip',
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

/** Most parts need words only: no trigger around them, and nothing loads before the first one is shown. */
export const OfWordsAlone: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, padding: 40 }}>
      <Button {...tooltipOf('Reply to everyone', 'A')}>Reply all</Button>
      <Button {...tooltipOf('Send it on', 'F')}>Forward</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Reply to everyoneA');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reply all' })).toHaveAccessibleDescription('Reply to everyone A'));
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Send it onF'));
    await expect(canvas.getByRole('button', { name: 'Reply all' })).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.hover(canvas.getByRole('button', { name: 'Reply all' }));
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Reply to everyoneA');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Reply all' }));
    await waitFor(() => expect(page.queryByRole('tooltip')).not.toBeInTheDocument());
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
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
