import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDropZone } from './FileDropZone.tsx';

const meta = {
  title: 'Mail/Writing/FileDropZone',
  component: FileDropZone,
  args: { label: 'Mail to import', acceptedFileTypes: ['.eml'], onFiles: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 602 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const eml = (name: string) => new File(['Subject: 验收意见'], name, { type: 'message/rfc822' });

/** Returns drag data as the system provides it while files are dragged over the page. */
function held(...files: File[]) {
  const data = new DataTransfer();
  // Only a drag of the system may say what it allows.
  Object.defineProperty(data, 'effectAllowed', { value: 'all' });
  Object.defineProperty(data, 'dropEffect', { value: 'copy', writable: true });
  for (const file of files) data.items.add(file);
  // What was not dragged from a disk has no entry there, and would be left out.
  Object.defineProperty(data, 'items', { value: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })) });
  return data;
}

function send(zone: Element, type: string, data: DataTransfer) {
  const { x, y } = zone.getBoundingClientRect();
  return fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data, clientX: x + 20, clientY: y + 20 }));
}

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileDropZone {...args} label="Everything" acceptedFileTypes={undefined} />
      <FileDropZone {...args} label="Folders" acceptsFolders description="每个文件不超过 50 MB" />
      <FileDropZone {...args} label="Wrong" errorMessage="通知.msg 不是邮件文件。" />
      <FileDropZone {...args} label="Off" isDisabled />
      <FileDropZone {...args} label="Large" size="large" acceptedLabel="图片，或 PDF" allowsMultiple={false} />
    </div>
  ),
};

export const FilesChosen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'choose files' })).toHaveAccessibleDescription('Accepts .eml');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose files with.');
    await expect(input.accept).toBe('.eml');
    await userEvent.upload(input, [eml('a.eml'), new File(['x'], 'b.msg')], { applyAccept: false });
    await expect(args.onFiles).toHaveBeenCalledWith([{ path: 'a.eml', file: expect.any(File) }]);
    await expect(args.onReject).toHaveBeenCalledWith(['b.msg']);
  },
};

export const FilesDropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const zone = () => canvasElement.querySelector('[data-rac]') ?? canvasElement;
    const data = held(eml('a.eml'), eml('b.eml'));
    await send(zone(), 'dragenter', data);
    await send(zone(), 'dragover', data);
    await canvas.findByText('Release to add');
    await send(zone(), 'drop', data);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Release to add')).toBeNull();
  },
};

export const ReachedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    // Files can be pasted here.
    await expect(canvas.getByRole('button', { name: /Mail to import/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'choose files' })).toHaveFocus();
  },
};

export const ErrorIsTold: Story = {
  args: { errorMessage: 'b.msg is no mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('b.msg is no mail.');
    await expect(canvas.getByRole('button', { name: 'choose files' })).toHaveAccessibleDescription('Accepts .eml b.msg is no mail.');
  },
};

export const LongAndUnbrokenText: Story = {
  args: { description: '很长的说明'.repeat(20), errorMessage: 'unbroken'.repeat(30), acceptsFolders: true },
  render: (args) => (
    <div style={{ width: 220 }}>
      <FileDropZone {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'الملفات', description: 'حتى 50 ميغابايت', size: 'large' },
  parameters: { direction: 'rtl' },
};

export const ForcedColours: Story = { ...EveryForm, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
