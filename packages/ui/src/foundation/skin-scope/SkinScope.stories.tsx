import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { Dialog, DialogTrigger } from '../../parts/dialog/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { tooltipOf } from '../tooltip/index.ts';
import { SkinScope } from './SkinScope.tsx';

const meta = {
  title: 'Parts/Foundation/SkinScope',
  component: SkinScope,
  args: { skin: 'moye', style: { display: 'flex', alignItems: 'end', gap: 8, padding: 16 } },
  render: (args) => (
    <SkinScope {...args}>
      <MenuTrigger>
        <Button>Menu</Button>
        <Menu aria-label="Actions">
          <MenuItem id="reply">Reply</MenuItem>
        </Menu>
      </MenuTrigger>
      <PopoverTrigger>
        <Button>Popover</Button>
        <Popover label="Note">Call back</Popover>
      </PopoverTrigger>
      <DialogTrigger>
        <Button>Dialog</Button>
        <Dialog title="New tag">A name</Dialog>
      </DialogTrigger>
      <Select label="Order" defaultSelectedKey="newest">
        <SelectItem id="newest">Newest first</SelectItem>
      </Select>
      <Button {...tooltipOf('Everyone in To and Cc')}>Tooltip</Button>
    </SkinScope>
  ),
} satisfies Meta<typeof SkinScope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OverlaysWearTheSkinOfTheirPlace: Story = {
  globals: { skin: 'jingdianlan' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dark = getComputedStyle(canvas.getByRole('button', { name: 'Menu' })).getPropertyValue('--jinshu-color-surface-raised');
    await expect(dark).not.toBe(
      getComputedStyle(canvasElement.ownerDocument.documentElement).getPropertyValue('--jinshu-color-surface-raised'),
    );
    const seen: Record<string, string> = {};
    const note = async (role: 'menu' | 'dialog' | 'listbox' | 'tooltip') => {
      const overlay = await page.findByRole(role);
      seen[`${role} ${overlay.getAttribute('aria-label') ?? ''}`.trim()] =
        getComputedStyle(overlay).getPropertyValue('--jinshu-color-surface-raised');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole(role)).toBeNull());
    };
    for (const [name, role] of [
      ['Menu', 'menu'],
      ['Popover', 'dialog'],
      ['Dialog', 'dialog'],
      [/Order/, 'listbox'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await note(role);
    }
    await userEvent.hover(canvas.getByRole('button', { name: 'Tooltip' }));
    await note('tooltip');
    await expect(Object.keys(seen)).toHaveLength(5);
    await expect([...new Set(Object.values(seen))]).toEqual([dark]);
  },
};
