import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FileCapacity } from '../../mail/file-browser/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { DiskLinks, type DiskPlace, DiskSide } from './DiskSide.tsx';
import { EffectiveRights } from './EffectiveRights.tsx';
import { type ListedShare, ShareList } from './ShareList.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const places: DiskPlace[] = [
  { id: 'personal', label: 'Personal disk', href: '#personal', icon: 'folder_person', currentIcon: 'folder_person_filled' },
  { id: 'company', label: 'Enterprise disk', href: '#company', icon: 'building' },
  { id: 'transit', label: 'Transit station', href: '#transit', icon: 'arrow_swap', count: 8 },
];
const side = { onUpload: fn(), onUploadFolder: fn(), onRefresh: fn() };
const onGo = fn();

const meta = {
  title: 'Mail/Files/FileCentreParts',
  component: DiskSide,
  args: { ...side, capacity: <FileCapacity used={3} total={20} />, children: null },
  render: (args) => (
    <div style={{ inlineSize: 212, blockSize: 480, background: 'var(--jinshu-color-surface-sidebar)' }}>
      <DiskSide {...args}>
        <DiskLinks places={places} currentId="personal" onGo={onGo} />
      </DiskSide>
    </div>
  ),
} satisfies Meta<typeof DiskSide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-01', 'FIL-03', 'FIL-05'],
  name: 'The places of the file centre',
  play: async ({ canvas }) => {
    const disks = within(canvas.getByRole('navigation', { name: 'Disks' }));
    await expect(disks.getByRole('link', { name: 'Personal disk' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(disks.getByRole('link', { name: 'Transit station' }));
    await expect(onGo).toHaveBeenCalledWith('#transit');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(side.onUpload).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  render: () => <DiskLinks places={places} currentId="personal" onGo={onGo} variant="chips" />,
};

const shares: ListedShare[] = [
  {
    id: '1',
    fileNames: ['接口文档.pdf', '回复信.docx'],
    url: 'https://mail.jinshu.example/fileshare?link=q7Lm2x9Vd4',
    code: 'k7Qm2d',
    createdAt: '2026-11-20T00:00:00Z',
    expiresAt: '2026-12-20T00:00:00Z',
    state: 'active',
    downloadCount: 2,
    downloadLimit: 5,
  },
  {
    id: '2',
    fileNames: ['旧稿'],
    isFolder: true,
    url: 'https://mail.jinshu.example/fileshare?link=x',
    code: 'a1B2c3',
    createdAt: '2026-09-20T00:00:00Z',
    expiresAt: '2026-10-20T00:00:00Z',
    state: 'expired',
    downloadCount: 0,
  },
];
const list = { onOpen: fn(), onCopy: fn(), onEnd: fn() };
export const Shares: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 320, background: 'var(--jinshu-color-surface-panel)' }}>
      <ShareList shares={shares} {...list} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My shares' })).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'My shares' }));
    await expect(grid.getByText('2 of 5')).toBeVisible();
    await expect(within(grid.getByRole('row', { name: '旧稿' })).queryByRole('button')).toBeNull();
    await userEvent.click(grid.getByText('旧稿'));
    await expect(list.onOpen).toHaveBeenCalledWith(shares[1]);
    await userEvent.click(grid.getByRole('button', { name: 'Copy link and code' }));
    await expect(list.onCopy).toHaveBeenCalledWith(shares[0]);
    await userEvent.click(grid.getByRole('button', { name: 'Stop sharing' }));
    await expect(list.onEnd).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stop sharing' }));
    await expect(list.onEnd).toHaveBeenCalledWith(shares[0]);
  },
};

const version = { onRestore: fn(), onClose: fn() };
export const Versions: StoryObj<typeof version> = {
  args: version,
  render: (args) => (
    <VersionsDialog
      fileName="接口文档.pdf"
      versions={[
        { id: '3', size: 1_551_892, createdAt: '2025-11-20T01:38:00Z', ownerName: '林月' },
        { id: '2', size: 1_451_892, createdAt: '2025-11-18T01:38:00Z' },
      ]}
      downloadHref={({ id }) => `#version-${id}`}
      {...args}
      timeZone="Asia/Shanghai"
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of 接口文档.pdf' }));
    const [, older] = dialog.getAllByRole('listitem');
    await expect(within(older as HTMLElement).getByRole('link')).toHaveAttribute('href', '#version-2');
    await userEvent.click(within(older as HTMLElement).getByRole('button', { name: /^Restore the version of/ }));
    await expect(version.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};

export const Rights: Story = {
  tags: ['FIL-04', 'FIL-16'],
  name: 'What a person can do in a folder, and why',
  render: () => (
    <EffectiveRights
      picker={<TextField label="Person" defaultValue="陈伟" />}
      rights={['view', 'download']}
      reason="Permission “Download” of the department “研究部” for “研究资料”."
    />
  ),
  play: async ({ canvas }) => {
    const rights = within(canvas.getByRole('list', { name: 'Rights' }));
    await expect(rights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'See files',
      'Download',
      'No: Upload and add folders',
      'No: Rename, move and delete',
      'No: Share',
      'No: Set permissions',
    ]);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
