import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Toolbar, ToolbarGroup, ToolbarSeparator, ToolbarSpacer } from './Toolbar.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

const press = fn();

const meta = {
  title: 'Parts/Toolbar',
  component: Toolbar,
  args: {
    label: 'Message actions',
    children: (
      <>
        <MenuTrigger>
          <ToolbarButton icon="arrow_sort" label="Sort" hasMenu />
          <Menu>
            <MenuItem id="arrival">Arrived</MenuItem>
          </Menu>
        </MenuTrigger>
        <ToolbarButton icon="filter" label="View" hasMenu />
        <ToolbarSeparator />
        <ToolbarGroup label="Selected mail">
          <ToolbarButton icon="delete" label="Delete" shortcut="Del" onPress={press} />
          <ToolbarButton icon="mail_read" label="Mark as" hasMenu isDisabled />
          <ToolbarButton icon="folder_arrow_right" label="Move to" hasMenu shortcut="V" />
        </ToolbarGroup>
        <ToolbarSeparator />
        <ToolbarButton icon="arrow_clockwise" label="Refresh" dropsLabel="early" />
        <ToolbarSpacer />
        <ToolbarButton icon="search" label="More search" dropsLabel="early" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bare: Story = { args: { variant: 'bare' } };

export const EveryWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {[960, 780, 420].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <Toolbar {...args} label={`Actions at ${width}`} />
        </div>
      ))}
    </div>
  ),
};

export const NamedWithoutItsWords: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' }).getBoundingClientRect().width).toBeLessThan(48);
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sort' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <ToolbarButton icon="delete" label="Endgültig und unwiederbringlich löschen" dropsLabel="never" />
        <ToolbarButton icon="mail_read" label={'标示为'.repeat(30)} />
      </>
    ),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
