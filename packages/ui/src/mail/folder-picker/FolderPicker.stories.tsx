import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { FolderPicker } from './FolderPicker.tsx';

/** A story opens it at a button, as an app does. */
function AtAButton(props: Omit<ComponentProps<typeof FolderPicker>, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={({ target }) => setAnchor(target as HTMLElement)}>
        Move
      </Button>
      {anchor && (
        <FolderPicker
          {...props}
          anchor={anchor}
          onClose={() => {
            props.onClose();
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}

const folders = [
  { id: 'INBOX', name: 'Inbox', icon: 'mail_inbox' },
  { id: 'Trash', name: 'Trash', icon: 'delete' },
  { id: 'f1', name: '云川二期' },
  { id: 'f2', name: 'Contracts' },
  { id: 'f3', name: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) },
] as const;

const meta = {
  title: 'Mail/Mailbox/FolderPicker',
  component: FolderPicker,
  render: ({ anchor: _, ...args }) => <AtAButton {...args} />,
  // The story's own button takes its place.
  args: { anchor: globalThis.document?.body, label: 'Move to', folders, onPick: fn(), onNew: fn(), onClose: fn() },
} satisfies Meta<typeof FolderPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  return within(await screen.findByRole('dialog', { name: 'Move to' }));
};
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ args }) => {
    const picker = await open();
    await waitFor(() => expect(picker.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('con');
    await waitFor(() => expect(names()).toEqual(['Contracts']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('f2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PickedByEnter: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('云川{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('f1');
  },
};

export const NothingFits: Story = {
  play: async ({ args }) => {
    const picker = await open();
    await userEvent.keyboard('Offers');
    await picker.findByText('No folders found');
    await userEvent.click(picker.getByRole('button', { name: 'New folder' }));
    await expect(args.onNew).toHaveBeenCalledWith('Offers');
  },
};

export const LeftByEscape: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: async () => void (await open()) };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, play: async () => void (await open()) };
