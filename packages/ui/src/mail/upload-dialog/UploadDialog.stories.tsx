import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Upload } from '../upload-list/index.ts';
import { UploadDialog } from './UploadDialog.tsx';

const uploads: Upload[] = [
  { id: '1', name: '园区开放日剪辑.mp4', size: 404_750_336, state: 'uploading', progress: 0.62 },
  { id: '2', name: '年度品牌回顾-对外版.pptx', size: 189_989_273, state: 'waiting' },
  { id: '3', name: 'drawings.zip', size: 1_820_000_000, state: 'paused', progress: 0.31 },
  { id: '4', name: '报价与样张.zip', size: 44_669_337, state: 'success' },
  { id: '5', name: 'video.mov', size: 9_000_000, state: 'error', errorMessage: 'Couldn’t reach the server.' },
];

const meta = {
  title: 'Mail/Writing/UploadDialog',
  component: UploadDialog,
  args: {
    words: {
      title: 'Upload large files',
      files: 'Files to upload',
      list: 'Uploads',
      pauseAll: 'Pause all',
      resumeAll: 'Resume all',
      clear: 'Clear',
      close: 'Close',
    },
    uploads,
    description: 'Up to 2 GB each.',
    status: '1 of 5 done',
    onFiles: fn(),
    onPause: fn(),
    onResume: fn(),
    onClear: fn(),
    onClose: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { uploads: [], status: undefined } };

export const SaysWhatIsNotTaken: Story = {
  args: { errorMessage: 'Couldn’t add setup.exe: executable files aren’t allowed for security reasons.' },
};

export const WorksByKeyboard: Story = {
  tags: ['ATT-14'],
  name: 'Pauses, clears and closes by keyboard',
  play: async ({ args }) => {
    const press = async (name: string) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Pause 园区开放日剪辑.mp4');
    await expect(args.onPause).toHaveBeenLastCalledWith('1');
    await press('Resume drawings.zip');
    await expect(args.onResume).toHaveBeenLastCalledWith('3');
    await press('Pause all');
    await expect(args.onPause).toHaveBeenLastCalledWith();
    await press('Clear');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OfferedToGoOn: Story = {
  tags: ['ATT-14'],
  name: 'Resumes all when nothing is on its way',
  args: { uploads: uploads.filter(({ state }) => state === 'paused' || state === 'success') },
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Resume all' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResume).toHaveBeenLastCalledWith();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const LongUnbrokenText: Story = {
  args: {
    uploads: [
      { id: '1', name: `${'名称很长而没有空格的文件'.repeat(8)}.pdf`, size: 4096, state: 'uploading', progress: 0.4 },
      { id: '2', name: `${'unbroken'.repeat(20)}.zip`, size: 4096, state: 'error', errorMessage: 'unreachable'.repeat(20) },
    ],
    description: 'unbroken'.repeat(20),
  },
};
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
