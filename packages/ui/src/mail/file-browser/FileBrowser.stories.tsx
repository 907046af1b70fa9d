import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../../parts/breadcrumbs/index.ts';
import { exampleFiles } from './examples.tsx';
import { FileBrowser } from './FileBrowser.tsx';
import { actionsOf } from './file.ts';

type Props = ComponentProps<typeof FileBrowser>;

/** Stories keep selection, view and names themselves, as an app would. */
function Kept(props: Props) {
  const [keys, setKeys] = useState(props.selectedKeys);
  const [view, setView] = useState(props.view);
  const [files, setFiles] = useState(props.files);
  return (
    <FileBrowser
      {...props}
      {...{ files, view }}
      selectedKeys={keys}
      onSelectionChange={
        props.onSelectionChange &&
        ((next) => {
          setKeys(next);
          props.onSelectionChange?.(next);
        })
      }
      onViewChange={(next) => {
        setView(next);
        props.onViewChange?.(next);
      }}
      onRename={(file, name) => {
        setFiles((now) => now.map((one) => (one.id === file.id ? { ...one, name } : one)));
        props.onRename?.(file, name);
      }}
      onCreateFolder={(name) => {
        setFiles((now) => [{ id: name, name, isFolder: true }, ...now]);
        props.onCreateFolder?.(name);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Files/FileBrowser',
  component: FileBrowser,
  render: Kept,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  argTypes: { breadcrumbs: { control: false }, pagination: { control: false }, emptyState: { control: false } },
  args: {
    'aria-label': '品牌管理部',
    files: exampleFiles,
    actions: ['share', 'download', 'move', 'delete'],
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { id: 'root', label: '个人文件' },
          { id: 'brand', label: '品牌管理部' },
        ]}
      />
    ),
    sortDescriptor: { column: 'changedAt', direction: 'descending' },
    timeZone: 'Asia/Shanghai',
    onSelectionChange: fn(),
    onViewChange: fn(),
    onSortChange: fn(),
    onOpen: fn(),
    onAction: fn(),
    onMenu: fn(),
    onRename: fn(),
    onCreateFolder: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof FileBrowser>;

export default meta;
type Story = StoryObj<Props>;

const everything = actionsOf('management');
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 4 3%22%3E%3Crect width=%224%22 height=%223%22 fill=%22teal%22/%3E%3C/svg%3E';
const row = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('row', { name });

export const Default: Story = {
  tags: ['FIL-01'],
  name: 'Folders and files with their path',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('个人文件');
    await expect(canvas.getByText('3 folders, 8 files')).toBeVisible();
    await userEvent.click(row(canvas, '品牌物料'));
    await expect(args.onOpen).toHaveBeenCalledWith(exampleFiles[1]);
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Size' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'size', direction: 'ascending' });
  },
};

export const Selected: Story = { args: { selectedKeys: new Set(['f1', 'f2']) } };

export const Icons: Story = { args: { view: 'grid', selectedKeys: new Set(['f1']) } };

export const IconsInTheDark: Story = { ...Icons, globals: { skin: 'moye' } };

export const EverythingAllowed: Story = {
  tags: ['FIL-02', 'FIL-04'],
  name: 'New folder, upload, rename, move, delete, download, zip, share and permissions',
  args: { actions: everything, selectedKeys: new Set(['f1']) },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'File actions' }));
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'New folder',
      'Upload',
      'Share',
      'Download',
      'Rename',
      'Move to',
      'Delete',
      'Disk permissions',
      'Download as zip',
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Download as zip' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('zip', [exampleFiles[3]], undefined);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('1 selected1.48 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(bar.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
};

export const ActionsWithoutRoom: Story = {
  tags: ['FIL-02'],
  name: 'Actions that have no room are in the menu at the end',
  args: { actions: everything, selectedKeys: new Set(['f1']) },
  parameters: { windowSize: { width: 900, height: 700 } },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'File actions' }));
    await expect(bar.queryByRole('button', { name: 'Download as zip' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as zip' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('zip', [exampleFiles[3]], undefined);
  },
};

export const DownloadOnly: Story = {
  tags: ['FIL-16'],
  name: 'What a permission does not cover is not offered',
  args: { actions: actionsOf('download'), selectedKeys: new Set(['f1']) },
  play: async ({ args, canvas }) => {
    for (const name of ['Upload', 'Delete', 'Rename', 'Share']) await expect(canvas.queryByRole('button', { name })).toBeNull();
    row(canvas, '四季度预算执行表.xlsx').focus();
    await userEvent.keyboard('{F2}{Delete}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Drop files/ })).toBeNull();
  },
};

export const RenamedInPlace: Story = {
  tags: ['FIL-17'],
  name: 'A name is changed in place, and told when it cannot stand',
  args: { actions: everything },
  play: async ({ args, canvas }) => {
    row(canvas, '四季度预算执行表.xlsx').focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'New name for 四季度预算执行表.xlsx' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
    await userEvent.keyboard('预算/决算');
    await expect(field).toHaveAccessibleDescription('A name can’t contain / \\ : * ? " < > |');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(exampleFiles[5], '预算.xlsx');
    await expect(await canvas.findByRole('row', { name: '预算.xlsx' })).toHaveFocus();
  },
};

export const NameGivenUp: Story = {
  args: { actions: everything },
  play: async ({ args, canvas }) => {
    row(canvas, '会议室密码.txt').focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByRole('textbox'), 'x', { initialSelectionStart: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const FolderMade: Story = {
  args: { actions: everything },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    const field = await canvas.findByRole('textbox', { name: 'New folder name' });
    await userEvent.type(field, '品牌物料{Enter}');
    await expect(field).toHaveAccessibleDescription('This name is taken.');
    await userEvent.type(field, ' 2026{Enter}');
    await expect(args.onCreateFolder).toHaveBeenCalledWith('品牌物料 2026');
  },
};

export const RenamedAmongIcons: Story = {
  args: { actions: everything, view: 'grid', selectedKeys: new Set(['f8']) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('notes b{ArrowLeft}a{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(exampleFiles[10], 'notes ab.txt');
    await expect(await canvas.findByRole('row', { name: 'notes ab.txt' })).toHaveFocus();
  },
};

export const WalkedWithTheKeyboard: Story = {
  args: { actions: everything },
  play: async ({ args, canvas }) => {
    row(canvas, '云川二期验收').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(exampleFiles[1]);
    await userEvent.keyboard(' {Delete}');
    await expect(args.onAction).toHaveBeenLastCalledWith('delete', [exampleFiles[1]], undefined);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Icons' }));
    const tiles = await canvas.findByRole('grid', { name: '品牌管理部' });
    within(tiles).getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(exampleFiles[1]);
  },
};

/** Returns drag data as the system provides it while a file is dragged over the page. A page can't create file system entries. */
function held(file: File) {
  const data = new DataTransfer();
  data.items.add(file);
  for (const [name, value] of [
    ['items', [{ kind: 'file', type: file.type, getAsFile: () => file }]],
    ['effectAllowed', 'all'],
    ['dropEffect', 'copy'],
  ] as const)
    Object.defineProperty(data, name, { value, writable: true });
  return data;
}

export const FilesDropped: Story = {
  args: { actions: everything },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = () => canvasElement.querySelector('[data-rac]:has([role="grid"])') ?? canvasElement;
    const { x, y } = zone().getBoundingClientRect();
    const send = (type: string, dataTransfer: DataTransfer) =>
      fireEvent(zone(), new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: x + 40, clientY: y + 80 }));
    const data = held(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await send('dragenter', data);
    await send('dragover', data);
    await expect(await canvas.findByText('Release to upload here')).toBeVisible();
    await send('drop', data);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([{ file: expect.any(File), path: 'a.pdf' }]));
  },
};

export const Dragged: Story = {
  tags: ['FIL-02'],
  name: 'Files are dragged onto a folder, all selected ones together',
  args: { actions: everything, selectedKeys: new Set(['f1', 'f2']), onMove: fn() },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    const from = row(canvas, '云川二期验收方案（终稿）.pdf');
    const to = row(canvas, '品牌物料');
    await fireEvent.mouseDown(from, { button: 0 });
    await fireEvent(from, new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    await fireEvent(to, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(to).toHaveAttribute('data-drop-target');
    await fireEvent(to, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onMove).toHaveBeenCalledWith(['f1', 'f2'], 'd2');
    await expect(to).not.toHaveAttribute('data-drop-target');
  },
};

export const CutAndPasted: Story = {
  args: { actions: [...everything, 'copy'], onCut: fn(), onCopy: fn(), onPasteFiles: fn() },
  play: async ({ args, canvas }) => {
    row(canvas, '会议室密码.txt').focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    await expect(args.onCut).toHaveBeenCalledWith([exampleFiles[10]]);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(args.onCopy).toHaveBeenCalledWith([exampleFiles[10]]);
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect(args.onPasteFiles).toHaveBeenCalledOnce();
  },
};

export const WithImages: Story = {
  args: {
    view: 'grid',
    files: exampleFiles.map((file) => (file.name.endsWith('.png') ? { ...file, imageUrl: picture } : file)),
  },
};

/** Without a menu of its own the row offers what applies to it. */
export const MenuOfAFile: Story = {
  args: { actions: everything, onMenu: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(row(canvas, '会议室密码.txt')).getByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('menu', { name: 'Actions for 会议室密码.txt' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Share' }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('share', [exampleFiles[10]], expect.anything()));
  },
};

export const Trash: Story = {
  args: {
    actions: ['restore', 'deleteForever'],
    files: exampleFiles.slice(3, 6).map((file) => ({ ...file, place: '品牌管理部 / 合同', deletedAt: '2025-11-20T01:38:00Z' })),
    selectedKeys: new Set(['f1']),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Deleted' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onAction).toHaveBeenCalledWith('restore', [expect.objectContaining({ id: 'f1' })], undefined);
  },
};

export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };

export const Empty: Story = {
  args: { files: [], actions: everything },
  play: async ({ canvas }) => {
    const [list, icons] = ['List', 'Icons'].map((name) => canvas.getByRole('radio', { name }).getBoundingClientRect());
    await expect(list?.top, 'both views stand in one line, however many actions there are').toBe(icons?.top);
  },
};

export const EmptyAndReadOnly: Story = { args: { files: [], actions: actionsOf('download') } };

export const NothingFound: Story = {
  args: { files: [], searchText: '验收报告' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results for “验收报告”')).toBeVisible();
  },
};

export const Loading: Story = { args: { files: [], isLoading: true } };

export const Compact: Story = { ...Selected, globals: { density: 'compact' } };

export const InTheDark: Story = { ...Selected, globals: { skin: 'moye' } };

export const LongAndUnbrokenText: Story = {
  args: {
    files: [
      { id: '1', name: `${'没有空格的很长的文件名'.repeat(9)}.pdf`, isFolder: false, size: 1, ownerName: '一个名字特别长的部门不会换行' },
      { id: '2', name: `${'Donaudampfschifffahrt'.repeat(5)}.zip`, isFolder: false, size: 1024 ** 3 * 5, ownerName: 'unbroken'.repeat(9) },
    ],
  },
};

export const RightToLeft: Story = { ...Selected, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...Selected, parameters: { chromatic: { forcedColors: 'active' } } };
