import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TagDialog } from './TagDialog.tsx';

const meta = {
  title: 'Mail/Mailbox/TagDialog',
  component: TagDialog,
  args: { defaultOpen: true, onSubmit: fn() },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof TagDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'shows the chip that a tag will be, with its name as it is typed',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    const preview = dialog.getByText('Preview');
    await expect(preview).toHaveTextContent('Tag name');
    await expect(preview).toHaveTextContent('Dark skins adapt it');
    const height = preview.getBoundingClientRect().height;
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Tag name' })).toHaveFocus());
    await userEvent.keyboard('年度审计');
    await expect(preview).toHaveTextContent('年度审计');
    await expect(preview.getBoundingClientRect().height).toBe(height);
  },
};

export const MadeWithTheKeyboard: Story = {
  tags: ['TAG-14', 'TAG-15', 'TAG-16'],
  name: 'A name of 1 to 20 characters and one of 16 colours make a tag',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    const name = dialog.getByRole('textbox', { name: 'Tag name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(name).toBeInvalid();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.keyboard(` Audit ${'x'.repeat(30)}`);
    await expect(name).toHaveValue(` Audit ${'x'.repeat(13)}`);
    await userEvent.clear(name);
    await userEvent.keyboard(' Audit ');
    const colors = within(dialog.getByRole('listbox', { name: 'Color' })).getAllByRole('option');
    await expect(colors).toHaveLength(16);
    await expect(dialog.getByRole('option', { name: 'Turquoise' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(dialog.getByRole('option', { name: 'New leaf' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Audit', color: '#7CB342' });
  },
};

export const DefaultColour: Story = {
  tags: ['TAG-14'],
  name: 'A new tag is #33B679 until another colour is chosen',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tag name' })).toHaveFocus());
    await userEvent.keyboard('审计');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '审计', color: '#33B679' });
  },
};

export const ColourIsOwed: Story = {
  tags: ['TAG-17'],
  name: 'Without a colour there is no tag',
  args: { defaultValues: { name: 'Audit', color: '' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getByText('Choose a color.')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ColourFromElsewhereIsKept: Story = {
  args: { isChange: true, defaultValues: { name: 'Imported', color: '#123456' } },
  play: async ({ args }) => {
    await expect(await screen.findByDisplayValue('#123456')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Imported', color: '#123456' });
  },
};

export const RefusedByTheServer: Story = {
  args: { defaultValues: { name: 'Audit' }, errorMessage: 'A tag of this name exists.' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Tag name' })).toBeInvalid();
  },
};

export const Pending: Story = { args: { defaultValues: { name: 'Audit' }, isPending: true } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { defaultValues: { name: '审计' } } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { defaultValues: { name: '审计' } } };

export const Compact: Story = { globals: { density: 'compact' } };
