import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type TransitFile, TransitStation, type TransitStationProps } from './TransitStation.tsx';

const files: TransitFile[] = [
  {
    id: 'f1',
    name: '云川二期验收方案（终稿）.pdf',
    size: 48_551_892,
    expiresAt: '2026-12-20T16:00:00Z',
    listedUntil: '2026-12-31T16:00:00Z',
    usedIn: ['验收资料', '补充'],
    downloadCount: 12,
  },
  { id: 'f2', name: '园区开放日剪辑.mp4', size: 404_750_336, expiresAt: null, downloadCount: 3 },
  { id: 'f3', name: '报价与样张.zip', size: 44_669_337, expiresAt: '2026-10-01T16:00:00Z', isExpired: true, downloadCount: 0 },
];

function Kept(props: TransitStationProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  return <TransitStation {...props} selectedKeys={keys} onSelectionChange={setKeys} />;
}

const meta = {
  title: 'Mail/Files/TransitStation',
  component: TransitStation,
  args: {
    files,
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onDownload: fn(),
    onRenew: fn(),
    onMoveToDisk: fn(),
    onDelete: fn(),
    timeZone: 'Asia/Shanghai',
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransitStation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-05'],
  name: 'Each file shows how long it holds and how often it was fetched',
  play: async ({ args, canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Transit station' }));
    await expect(grid.getByText('Expired')).toBeVisible();
    await expect(grid.getByText('Never expires')).toBeVisible();
    await expect(grid.getByText(/^Until Dec 21/)).toBeVisible();
    for (const name of ['Renew', 'Move to personal disk', 'Delete']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
    const row = within(grid.getByRole('row', { name: '园区开放日剪辑.mp4' }));
    await userEvent.click(row.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[1]);
  },
};

export const LastDay: Story = {
  tags: ['ATT-47'],
  name: 'A sent attachment is listed with its last day, with a link or without one',
  args: { files: [...files, { id: 'f4', name: '会议纪要.docx', size: 9000, listedUntil: '2026-12-18T16:00:00Z' }] },
  parameters: { windowSize: { width: 1280, height: 720 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Kept until' })).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: '会议纪要.docx' })).getByText(/^Dec 19/)).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: '会议纪要.docx' })).getByText('No link')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^云川二期/ })).getByText('验收资料 and 1 more')).toBeVisible();
  },
};

export const OfferedValidities: Story = {
  tags: ['BAK-79'],
  name: 'Only the spans that are offered can be chosen',
  args: { selectedKeys: new Set(['f1']), validities: ['month', 'quarter'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    const spans = await screen.findAllByRole('menuitem');
    await expect(spans.map(({ textContent }) => textContent)).toEqual(['1 month', '3 months']);
    await userEvent.click(screen.getByRole('menuitem', { name: '3 months' }));
    await expect(args.onRenew).toHaveBeenCalledWith(['f1'], 'quarter');
  },
};

export const Renewed: Story = {
  tags: ['ATT-31', 'FIL-05'],
  name: 'A link is renewed for one of six spans, a file is moved to the disk or deleted after a question',
  args: { selectedKeys: new Set(['f1', 'f3']) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    const spans = await screen.findAllByRole('menuitem');
    await expect(spans.map(({ textContent }) => textContent)).toEqual([
      '1 month',
      '2 months',
      '3 months',
      '6 months',
      '1 year',
      'Never expires',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: '6 months' }));
    await expect(args.onRenew).toHaveBeenCalledWith(['f1', 'f3'], 'half-year');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Move to personal disk' }));
    await expect(args.onMoveToDisk).toHaveBeenCalledWith(['f1', 'f3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete these 2 files?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['f1', 'f3']);
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('row', { name: /^云川二期/ });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeEnabled();
  },
};

export const Nothing: Story = { args: { files: [] } };
export const Loading: Story = { args: { files: [], isLoading: true } };
export const LongAndUnbrokenText: Story = {
  args: {
    files: [
      { id: '1', name: `${'很长的文件名'.repeat(30)}.docx`, size: 1, expiresAt: null, downloadCount: 1 },
      { id: '2', name: `${'unbroken'.repeat(40)}.zip`, size: 1, expiresAt: null, downloadCount: 1_234_567 },
    ],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
