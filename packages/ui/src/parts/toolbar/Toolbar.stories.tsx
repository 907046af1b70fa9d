import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { Toolbar, ToolbarGroup, ToolbarSeparator, ToolbarSpacer } from './Toolbar.tsx';
import { type ToolbarAction, ToolbarActions } from './ToolbarActions.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

const press = fn();

const meta = {
  title: 'Parts/Actions/Toolbar',
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

const act = fn();
const actions: ToolbarAction[] = [
  { id: 'reply', icon: 'arrow_reply', label: 'Reply', shortcut: 'R', onPress: () => act('reply') },
  { id: 'replyAll', icon: 'arrow_swap', label: 'Reply all', shortcut: 'A', onPress: () => act('replyAll') },
  { id: 'forward', icon: 'arrow_forward', label: 'Forward', shortcut: 'F', onPress: () => act('forward') },
  { id: 'delete', icon: 'delete', label: 'Delete', tone: 'danger', startsGroup: true, onPress: () => act('delete') },
  {
    id: 'move',
    icon: 'folder_arrow_right',
    label: 'Move to',
    menu: (
      <>
        <MenuItem id="inbox">Inbox</MenuItem>
        <MenuItem id="archive">Archive</MenuItem>
      </>
    ),
    onAction: (folder) => act('move', folder),
  },
  { id: 'later', icon: 'clock', label: 'Later', startsGroup: true, isDisabled: true },
];

/** Items that don't fit move to the menu, and return when there is room. */
function Resizable({ width: first, label }: { width: number; label: string }) {
  const [width, setWidth] = useState(first);
  return (
    <>
      <div style={{ width }}>
        <Toolbar label={label}>
          <ToolbarActions actions={actions} />
        </Toolbar>
      </div>
      <button type="button" onClick={() => setWidth(900)}>
        Widen
      </button>
      <button type="button" onClick={() => setWidth(200)}>
        Narrow
      </button>
    </>
  );
}

export const WhatHasNoRoomStandsInAMenu: Story = {
  render: () => <Resizable width={200} label="Reading actions" />,
  play: async ({ canvas }) => {
    act.mockClear();
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('button', { name: 'Later' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Reply all' })).toHaveFocus();
    const shown = canvas.getAllByRole('button').indexOf(more);
    await expect(shown).toBeLessThan(actions.length);
    await userEvent.keyboard('{ArrowRight}'.repeat(shown - 1));
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Move to' });
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('menuitem', { name: 'Archive' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Inbox' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(act.mock.calls).toEqual([['move', 'archive']]);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const RoomBringsTheButtonsBack: Story = {
  render: () => <Resizable width={200} label="Reading actions" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(canvas.getByRole('button', { name: 'Widen' }));
    await canvas.findByRole('button', { name: 'Later' });
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    canvas.getByRole('button', { name: 'Move to' }).focus();
    canvas.getByRole('button', { name: 'Narrow' }).click();
    // The button that had the focus went into the menu: its focus is kept where one finds it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const OverflowInEveryWidth: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {[900, 480, 300, 120].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <Toolbar label={`Actions at ${width}`}>
            <ToolbarActions actions={actions} />
            <ToolbarButton icon="search" label="More search" dropsLabel="always" />
          </Toolbar>
        </div>
      ))}
    </div>
  ),
};

export const OverflowRightToLeft: Story = { ...OverflowInEveryWidth, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryWidth, globals: { density: 'compact' } };
