import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../parts/text-field/index.ts';
import { type DiskPermissionRow, DiskPermissions, type DiskPermissionsProps } from './DiskPermissions.tsx';

const permissions: DiskPermissionRow[] = [
  { id: '1', memberName: '品牌管理部', isDepartment: true, folderName: '品牌物料', permission: 'upload-and-download' },
  { id: '2', memberName: '陈伟', folderName: '合同与报价', permission: 'download' },
  { id: '3', memberName: '宋知微', folderName: '品牌物料', permission: 'management' },
];

function Kept(props: DiskPermissionsProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  return <DiskPermissions {...props} selectedKeys={keys} onSelectionChange={setKeys} />;
}

const meta = {
  title: 'Mail/Files/DiskPermissions',
  component: DiskPermissions,
  args: {
    permissions,
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onChange: fn(),
    onRemove: fn(),
    onAdd: fn(),
    canAdd: true,
    picker: (
      <>
        <TextField label="Member or department" defaultValue="研发中心" />
        <TextField label="Folder" defaultValue="合同与报价" />
      </>
    ),
  },
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DiskPermissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-04', 'FIL-13', 'FIL-14'],
  name: 'A permission has a member or department, a folder and one of five kinds',
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Disk permissions' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Member or department',
      'Folder',
      'Permission',
    ]);
    table.getByRole('button', { name: /Permission of 陈伟/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const kinds = await screen.findAllByRole('option');
    await expect(kinds.map(({ textContent }) => textContent)).toEqual(['All', 'Management', 'Upload', 'Download', 'Upload and download']);
    await userEvent.click(screen.getByRole('option', { name: 'Upload' }));
    await expect(args.onChange).toHaveBeenCalledWith('2', 'upload');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith('download');
  },
};

export const Removed: Story = {
  tags: ['FIL-13'],
  name: 'Several permissions are removed after a question, by keyboard',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeDisabled();
    canvas.getByRole('checkbox', { name: 'Select all' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selected'));
    canvas.getByRole('checkbox', { name: 'Select 陈伟, 合同与报价' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove these 2 permissions?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(['1', '3']);
  },
};

export const Nobody: Story = { args: { permissions: [] } };
export const OnlyRead: Story = { render: ({ picker: _picker, ...args }) => <Kept {...args} /> };
export const LongAndUnbrokenText: Story = {
  args: {
    permissions: [
      {
        id: '1',
        memberName: '没有空格的很长的部门名称'.repeat(8),
        isDepartment: true,
        folderName: 'unbroken'.repeat(20),
        permission: 'all',
      },
    ],
  },
};
export const OnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBe(table.clientWidth);
    // A permission is read whole.
    for (const value of table.querySelectorAll('button > span > span'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
    // The boxes, 16 px wide and 16 px from the edge, keep their distance from the names.
    const name = canvas.getByRole('columnheader', { name: 'Member or department' });
    await expect(name.getBoundingClientRect().left - table.getBoundingClientRect().left).toBeGreaterThan(40);
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
