import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Upload } from '../upload-list/index.ts';
import { ImportDialog } from './ImportDialog.tsx';

const file = (id: string, own: Partial<Upload> = {}): Upload => ({ id, name: `${id}.eml`, size: 36_000, state: 'waiting', ...own });

const everyState: readonly Upload[] = [
  file('offer', { state: 'success', progress: 1 }),
  file('2026', { name: '2026.mbox', size: 48_000_000, state: 'uploading', progress: 0.42 }),
  file('minutes', { state: 'paused', progress: 0.1 }),
  file('invitation'),
  file('notes', { name: 'notes.pdf', state: 'error', errorMessage: 'This file isn’t an email message.' }),
];

const meta = {
  title: 'Mail/Settings/ImportDialog',
  component: ImportDialog,
  args: {
    folders: [
      { rawName: 'INBOX', name: 'Inbox' },
      { rawName: 'Sent', name: 'Sent' },
      { rawName: 'u1', name: '云川二期' },
    ],
    folder: 'INBOX',
    uploads: [],
    onFolderChange: fn(),
    onFiles: fn(),
    onReject: fn(),
    onPause: fn(),
    onResume: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onClear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import mail' }));

export const Default: Story = {
  tags: ['IMX-01', 'IMX-02'],
  name: 'The dialog is 650 pixels wide and asks for a folder',
  play: async ({ args }) => {
    const opened = await dialog();
    await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(650));
    const folder = opened.getByRole('button', { name: /Import into/ });
    await expect(folder).toHaveTextContent('Inbox');
    await userEvent.click(folder);
    await userEvent.click(await screen.findByRole('option', { name: '云川二期' }));
    await expect(args.onFolderChange).toHaveBeenCalledWith('u1');
  },
};

export const EveryState: Story = {
  tags: ['IMX-03'],
  name: 'Files in every state, and what failed with its reason',
  args: { uploads: everyState },
  play: async ({ args }) => {
    const opened = await dialog();
    await waitFor(() => expect(opened.getByText('1 of 5 imported')).toBeVisible());
    await expect(opened.getByText(/This file isn’t an email message\./)).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Pause 2026.mbox' }));
    await expect(args.onPause).toHaveBeenLastCalledWith('2026');
    await userEvent.click(opened.getByRole('button', { name: 'Resume minutes.eml' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('minutes');
    await userEvent.click(opened.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenLastCalledWith();
    await userEvent.click(opened.getByRole('button', { name: 'Retry notes.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('notes');
    await userEvent.click(opened.getByRole('button', { name: 'Clear list' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const AllHeldBack: Story = {
  args: { uploads: [file('offer', { state: 'paused', progress: 0.5 }), file('minutes', { state: 'paused' })] },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledWith();
  },
};

export const NotAMail: Story = { args: { errorMessage: 'Not an email message: notes.pdf' } };

export const ByKeyboard: Story = {
  args: { uploads: everyState },
  play: async ({ args }) => {
    const opened = await dialog();
    opened.getByRole('button', { name: 'Pause 2026.mbox' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPause).toHaveBeenCalledWith('2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ManyFiles: Story = {
  args: { uploads: Array.from({ length: 60 }, (_, n) => file(`mail-${n}`, n < 20 ? { state: 'success', progress: 1 } : {})) },
};

export const LongUnbrokenText: Story = {
  args: {
    uploads: [
      file('long', { name: `${'averylongfilename'.repeat(8)}.eml`, state: 'error', errorMessage: '文件超出邮箱剩余容量。'.repeat(4) }),
      file('zh', { name: `${'一个名称特别长的邮件文件'.repeat(6)}.eml`, state: 'uploading', progress: 0.3 }),
    ],
  },
};

export const RightToLeft: Story = { args: { uploads: everyState }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { args: { uploads: everyState }, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { args: { uploads: everyState }, globals: { density: 'compact' } };
