import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import type { DataGridColumn } from './column.ts';
import { DataGrid } from './DataGrid.tsx';
import { type ExampleFile, exampleFiles, fileActions, fileColumns } from './examples.tsx';

type Props = ComponentProps<typeof DataGrid<ExampleFile>>;

/** Stories keep selection and sorting themselves, as an app would. */
function Kept({ selectedKeys, onSelectionChange, sortDescriptor, onSortChange, rows, ...props }: Props) {
  const [keys, setKeys] = useState(selectedKeys);
  const [sort, setSort] = useState(sortDescriptor);
  const sorted = useMemo(() => {
    if (!sort) return rows;
    const by = sort.column as keyof ExampleFile;
    const order = rows.toSorted((a, b) => (a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : 0));
    return sort.direction === 'ascending' ? order : order.reverse();
  }, [rows, sort]);
  return (
    <DataGrid
      {...props}
      rows={sorted}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next);
        onSelectionChange?.(next);
      }}
      sortDescriptor={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

const files = exampleFiles(10);

const meta: Meta<typeof DataGrid<ExampleFile>> = {
  title: 'Parts/Structure/DataGrid',
  component: DataGrid<ExampleFile>,
  render: Kept,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh', background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Files',
    columns: fileColumns,
    rows: files,
    getKey: ({ id }) => id,
    textValue: ({ name }) => name,
    selectionMode: 'multiple',
    selectedKeys: new Set<string>(),
    sortDescriptor: { column: 'changedAt', direction: 'descending' },
    rowActions: fileActions,
    rowSize: 'tall',
    onSelectionChange: fn(),
    onSortChange: fn(),
    onRowAction: fn(),
    onAction: fn(),
    onMenu: fn(),
    onColumnWidthsChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof DataGrid<ExampleFile>>;

const unsorted = { sortDescriptor: undefined };

export const Default: Story = {};

export const Selected: Story = { args: { ...unsorted, selectedKeys: new Set(['f4', 'f5']) } };

export const RegularRows: Story = { args: { rowSize: 'regular', selectedKeys: new Set(['f2']) } };

export const CompactRows: Story = { ...RegularRows, globals: { density: 'compact' } };

export const OneOfTheRows: Story = {
  args: { ...unsorted, selectionMode: 'single', onRowAction: undefined, selectedKeys: new Set(['f3']) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: '品牌物料' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f2']));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const WithoutSelection: Story = { args: { selectionMode: 'none', rowActions: undefined } };

export const Grouped: Story = {
  args: { ...unsorted, groupOf: ({ isFolder }) => (isFolder ? 'Folders' : 'Files') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('rowgroup', { name: 'Folders' })).getAllByRole('row')).toHaveLength(4);
  },
};

export const DisabledRows: Story = {
  args: { ...unsorted, disabledKeys: new Set(['f2', 'f4']) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: '品牌物料' }));
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f1', 'f3', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10']));
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: { rows: [], emptyState: <EmptyState title="No files yet">Drop one here, or press Upload.</EmptyState> },
};

export const EmptyWithoutRoom: Story = {
  ...Empty,
  name: 'What stands in place of rows is scrolled with the keyboard',
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    while (!document.activeElement?.contains(canvas.getByText('No files yet')) || document.activeElement === document.body) {
      await userEvent.tab();
      await expect(document.activeElement).not.toBe(document.body);
    }
  },
};

const wordy: readonly DataGridColumn<ExampleFile>[] = fileColumns.map((column) =>
  column.id === 'owner' ? { ...column, name: '一个写得非常非常长的列名不会把列撑开' } : column,
);

export const LongAndUnbrokenText: Story = {
  args: {
    columns: wordy,
    rows: [
      {
        ...exampleFiles(1)[0],
        id: 'long',
        name: '没有空格的很长的文件名'.repeat(20),
        owner: '一个名字特别长的部门不会换行',
      } as ExampleFile,
      {
        ...exampleFiles(1)[0],
        id: 'unbroken',
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(12),
        owner: 'unbroken'.repeat(9),
      } as ExampleFile,
    ],
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { ...unsorted, selectedKeys: new Set(['f3']) },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('row', { selected: true });
    await expect(getComputedStyle(chosen).boxShadow).toContain('-3px 0px');
  },
};

export const InForcedColours: Story = {
  ...Selected,
  parameters: { chromatic: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    const grounds = canvas.getAllByRole('checkbox').map((box) => getComputedStyle(box).backgroundColor);
    await expect(new Set(grounds).size).toBe(1);
  },
};

export const InAPaneOf480: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 480, blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Size' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Uploaded by' })).toBeNull();
  },
};

const row = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('row', { name });

export const WalkedWithTheKeyboard: Story = {
  args: unsorted,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(row(canvas, '云川二期验收')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f3']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f3', 'f4', 'f5']));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f3', 'f4']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(files[3]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.keyboard('报');
    await expect(row(canvas, '报价与样张.zip')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{PageDown}');
    await expect(row(canvas, '现场布置示意.png')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(row(canvas, '现场布置示意.png')).getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('download', files[9], document.activeElement);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(row(canvas, '现场布置示意.png')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(row(canvas, '现场布置示意.png')).toHaveFocus();
  },
};

export const SortedAndResizedWithTheKeyboard: Story = {
  args: { ...unsorted, rows: exampleFiles(5) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    // Turned to the left by a quarter: it points down.
    await expect(getComputedStyle(name.querySelector('svg') as Element).transform).toBe('matrix(0, -1, 1, 0, 0, 0)');
    await expect(name).toHaveAccessibleDescription('Shift+Left and Shift+Right change the width.');
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ owner: 156 });
    await expect(canvas.getByRole('columnheader', { name: 'Uploaded by' }).getBoundingClientRect().width).toBe(156);
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded by: 156 pixels');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
  },
};

export const ResizedWithThePointer: Story = {
  args: unsorted,
  play: async ({ args, canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: 'Uploaded by' });
    const edge = canvasElement.querySelector('[data-resize="owner"]') as HTMLElement;
    // A pointer of a test cannot be captured.
    edge.setPointerCapture = () => undefined;
    const pointer = { pointerId: 7, button: 0, bubbles: true };
    await fireEvent.pointerDown(edge, { ...pointer, clientX: 500 });
    await fireEvent.pointerMove(edge, { ...pointer, clientX: 560 });
    await fireEvent.pointerUp(edge, pointer);
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(200));
    await fireEvent.click(edge);
    await expect(args.onSortChange).not.toHaveBeenCalled();
    await fireEvent.doubleClick(edge);
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(140));
  },
};

export const PressedWithThePointer: Story = {
  args: unsorted,
  play: async ({ args, canvas }) => {
    await userEvent.click(within(row(canvas, '品牌物料')).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f2']));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(row(canvas, '四季度预算执行表.xlsx'));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f2', 'f3', 'f4', 'f5', 'f6']));
    await user.keyboard('{Control>}');
    await user.click(row(canvas, '合同与报价'));
    await user.keyboard('{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['f2', 'f4', 'f5', 'f6']));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.click(row(canvas, '品牌物料'));
    await expect(args.onRowAction).toHaveBeenCalledWith(files[1]);
    await userEvent.click(within(row(canvas, '品牌物料')).getByRole('button', { name: 'More' }));
    await expect(args.onAction).toHaveBeenCalledWith('more', files[1], expect.any(HTMLElement));
    await expect(within(row(canvas, '品牌物料')).queryByRole('button', { name: 'Preview' })).toBeNull();
    await fireEvent.contextMenu(row(canvas, '合同与报价'));
    await expect(args.onMenu).toHaveBeenCalledWith(files[2], row(canvas, '合同与报价'));
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Size' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'size', direction: 'ascending' });
  },
};

export const FocusMovesOnWhenItsRowGoes: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(() => exampleFiles(4));
    return <DataGrid {...args} rows={rows} onRowAction={(gone) => setRows((now) => now.filter((file) => file !== gone))} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(row(canvas, '合同与报价')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(row(canvas, '合同与报价')).toHaveFocus();
  },
};

/** Measured by the bench: from an arrow key to the next frame. */
export const ThousandRows: Story = {
  tags: ['!autodocs', 'no-look'],
  // Ten of the same rows are checked above; a thousand keep axe busy for long.
  parameters: { a11y: { test: 'off' } },
  args: { ...unsorted, rows: exampleFiles(1000), rowSize: 'regular' },
};
