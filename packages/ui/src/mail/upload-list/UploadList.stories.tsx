import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddAttachment } from './AddAttachment.tsx';
import { AttachmentDropZone } from './AttachmentDropZone.tsx';
import { type Upload, UploadList } from './UploadList.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const uploads: Upload[] = [
  { id: '1', name: '框架合同-法务批注.docx', size: 700_416, state: 'success' },
  { id: '2', name: '报价与样张.zip', size: 12_000_000, state: 'uploading', progress: 0.62 },
  { id: '3', name: 'minutes.pdf', size: 12_000, state: 'waiting' },
  { id: '4', name: 'video.mp4', size: 820_000_000, state: 'paused', progress: 0.31 },
  { id: '5', name: 'setup.exe', size: 9_000_000, state: 'error', errorMessage: 'Executable files cannot be sent' },
];

const meta = {
  title: 'Mail/Writing/UploadList',
  component: UploadList,
  args: { uploads, onRemove: fn(), onRetry: fn(), onPause: fn(), onResume: fn() },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rows: Story = { args: { variant: 'rows' } };

export const WithDetail: Story = { args: { renderDetail: (upload) => (upload.state === 'success' ? <small>Internal</small> : null) } };

export const WorksByKeyboard: Story = {
  tags: ['ATT-14', 'ATT-15'],
  name: 'Pauses, resumes, retries and removes by keyboard',
  args: { variant: 'rows' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const [name, called, id] of [
      ['Pause 报价与样张.zip', args.onPause, '2'],
      ['Resume video.mp4', args.onResume, '4'],
      ['Retry setup.exe', args.onRetry, '5'],
      ['Remove setup.exe', args.onRemove, '5'],
    ] as const) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(called).toHaveBeenLastCalledWith(id);
    }
    await expect(canvas.getByRole('progressbar', { name: 'Upload of 报价与样张.zip' })).toHaveAttribute('aria-valuenow', '62');
  },
};

const panel = { onRemove: fn(), onRetry: fn(), onPause: fn(), onResume: fn(), onClose: fn() };
export const InACorner: Story = {
  render: () => (
    <div style={{ position: 'relative', blockSize: 480 }}>
      <UploadPanel uploads={uploads} {...panel} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: '1 of 5 uploaded' }));
    await userEvent.click(region.getByRole('button', { name: 'Pause all' }));
    await expect(panel.onPause).toHaveBeenCalledWith();
    await userEvent.click(region.getByRole('button', { name: 'Minimize uploads' }));
    await expect(region.queryByRole('list')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Show uploads' }));
    await userEvent.click(region.getByRole('button', { name: 'Pause 报价与样张.zip' }));
    await expect(panel.onPause).toHaveBeenLastCalledWith('2');
    await userEvent.click(region.getByRole('button', { name: 'Close uploads' }));
    await expect(panel.onClose).toHaveBeenCalledOnce();
  },
};

const onFiles = fn();
export const TakesDroppedFiles: Story = {
  render: () => (
    <AttachmentDropZone onFiles={onFiles}>
      <div style={{ padding: 48 }}>
        <AddAttachment onFiles={onFiles} />
      </div>
    </AttachmentDropZone>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByRole('button', { name: 'Add attachment' });
    const file = new File(['a'], 'a.txt', { type: 'text/plain' });
    const data = new DataTransfer();
    data.items.add(file);
    target.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: data }));
    await expect(await canvas.findByText('Drop files here to attach them')).toBeVisible();
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(onFiles).toHaveBeenCalledWith([file]);
  },
};

export const TakesPastedFiles: Story = {
  name: 'takes files that are pasted, and leaves words alone',
  render: () => (
    <AttachmentDropZone onFiles={onFiles}>
      <input aria-label="Subject" />
    </AttachmentDropZone>
  ),
  play: async ({ canvasElement }) => {
    onFiles.mockClear();
    const field = within(canvasElement).getByRole('textbox', { name: 'Subject' });
    const file = new File(['a'], 'a.pdf', { type: 'application/pdf' });
    const paste = (fill: (data: DataTransfer) => void) => {
      const clipboardData = new DataTransfer();
      fill(clipboardData);
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    };
    paste((data) => data.items.add(file));
    await expect(onFiles).toHaveBeenLastCalledWith([file]);
    paste((data) => {
      data.items.add(file);
      data.setData('text/plain', 'words');
    });
    await expect(onFiles).toHaveBeenCalledOnce();
  },
};

export const LongAndUnbroken: Story = {
  args: {
    uploads: [
      { id: '1', name: `${'donaudampfschifffahrt'.repeat(8)}.docx`, size: 1, state: 'success' },
      { id: '2', name: `${'四季度品牌采购框架合同'.repeat(8)}.docx`, size: 1, state: 'error', errorMessage: '网络中断'.repeat(20) },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
