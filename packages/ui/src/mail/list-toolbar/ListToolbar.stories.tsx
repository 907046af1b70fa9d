import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { Menu, MenuItem } from '../../parts/menu/index.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { ChoiceMenu } from './OptionsMenu.tsx';

const meta = {
  title: 'Mail/Mailbox/ListToolbar',
  component: ListToolbar,
  args: {
    selectedCount: 0,
    selectionState: 'none',
    onSelect: fn(),
    sortOptions: [
      { id: 'REVERSE ARRIVAL', label: 'Newest first' },
      { id: 'ARRIVAL', label: 'Oldest first' },
    ],
    sort: 'REVERSE ARRIVAL',
    onSort: fn(),
    viewOptions: [
      { id: 'unseen', label: 'Unread' },
      { id: 'flagged', label: 'Flagged' },
    ],
    view: null,
    onView: fn(),
    tags: [{ id: 'tag1', name: '合同', color: '#2F7DE1' }],
    onMarkAs: fn(),
    moveOptions: [{ id: 'Trash', label: 'Trash' }],
    onMove: fn(),
    moreOptions: [{ id: '6', label: 'Download' }],
    onMore: fn(),
    onDelete: fn(),
    onRefresh: fn(),
    onMoreSearch: fn(),
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toolbar = within(canvas.getByRole('toolbar', { name: 'Message actions' }));
    // LST-13: these need selected messages.
    for (const name of ['Mark as', 'Move to', 'More', 'Delete']) await expect(toolbar.getByRole('button', { name })).toBeDisabled();
    for (const name of ['Select', 'Sort', 'View', 'Refresh', 'More search'])
      await expect(toolbar.getByRole('button', { name })).toBeEnabled();
  },
};

export const SomeChosen: Story = { args: { selectedCount: 3, selectionState: 'some' } };

export const AllChosen: Story = { args: { selectedCount: 20, selectionState: 'all' } };

export const WithoutMovingAndDeleting: Story = {
  render: ({ onMove: _move, onDelete: _delete, onMoreSearch: _search, ...args }) => <ListToolbar {...args} />,
};

const printed = fn();

export const MoreIsMadeWhenOpened: Story = {
  args: {
    selectedCount: 1,
    selectionState: 'some',
    moreMenu: fn(() => (
      <Menu aria-label="More" onAction={printed}>
        <MenuItem id="print">Print</MenuItem>
      </Menu>
    )),
  },
  play: async ({ args, canvas }) => {
    await expect(args.moreMenu).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
};

export const WithoutSortAndView: Story = {
  render: ({ onSort: _sort, onView: _view, ...args }) => <ListToolbar {...args} />,
  play: async ({ canvas }) => {
    for (const name of ['Sort', 'View']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { selectedCount: 1, selectionState: 'some' } };

export const WalkedWithTheKeyboard: Story = {
  args: { selectedCount: 3, selectionState: 'some' },
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Unread' }));
    await expect(args.onSelect).toHaveBeenCalledWith('unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Oldest first' }));
    await expect(args.onSort).toHaveBeenCalledWith('ARRIVAL');
  },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30', 'SET-120'],
  name: 'All buttons are in view in the narrowest place of a list, the menu of the reading pane too',
  args: {
    placeAction: { label: 'Restore', icon: 'mail_inbox', onPress: fn() },
    paneMenu: () => <Menu aria-label="Reading pane">{[]}</Menu>,
  },
  render: (args) => atWidths(() => <ListToolbar {...args} />),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => expectInside(canvasElement, 'button'),
};

export const AtEveryWidthRightToLeft: Story = {
  ...AtEveryWidth,
  tags: ['LAY-30'],
  name: 'The same from right to left',
  parameters: { ...AtEveryWidth.parameters, direction: 'rtl' },
};

const placed = fn();

export const PlaceOfThePane: Story = {
  tags: ['SET-120'],
  name: 'The menu sets where messages are read, and shows where they are',
  args: {
    paneMenu: () => (
      <ChoiceMenu
        label="Reading pane"
        options={[
          { id: 'off', label: 'Off' },
          { id: 'right', label: 'Right of the list' },
          { id: 'below', label: 'Below the list' },
        ]}
        value="right"
        onChoose={placed}
      />
    ),
  },
  play: async ({ canvas }) => {
    placed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reading pane' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Right of the list' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Below the list' }));
    await expect(placed).toHaveBeenCalledWith('below');
  },
};
