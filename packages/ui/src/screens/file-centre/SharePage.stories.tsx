import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../parts/link/index.ts';
import { Logo } from '../../parts/logo/index.ts';
import { SharePage } from './SharePage.tsx';

const files = [
  { id: 'f1', name: '二期验收方案（终稿）.pdf', size: 1_551_892 },
  { id: 'f2', name: '验收分工与时间表.xlsx', size: 333_824 },
];

const meta = {
  title: 'Mail/Files/SharePage',
  component: SharePage,
  args: {
    title: '林月 shared 2 items with you',
    ownerName: '林月',
    state: 'code',
    end: <Link href="#login">Log in</Link>,
    files,
    onCode: fn(),
    downloadHref: ({ id }) => `#download-${id}`,
    downloadAllHref: '#package',
    start: <Logo label="锦书" />,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SharePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-06'],
  name: 'A visitor is asked for the extraction code, and files show only after it',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    const field = canvas.getByRole('textbox', { name: 'Access code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'a7K2mQ');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(args.onCode).toHaveBeenCalledWith('a7K2mQ');
  },
};

export const WrongCode: Story = { args: { errorMessage: 'The access code is incorrect.' } };

export const Opened: Story = {
  tags: ['FIL-07'],
  name: 'After the right code the files show with download',
  args: {
    state: 'open',
    facts: ['Until 2026-12-20', '4 downloads left'],
    files: [{ id: 'd1', name: '扫描样本', size: 0, isFolder: true }, ...files],
    onOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Shared files' }));
    await expect(grid.getAllByRole('row')).toHaveLength(4);
    await expect(grid.getByRole('link', { name: 'Download 验收分工与时间表.xlsx' })).toHaveAttribute('href', '#download-f2');
    await expect(canvas.getByRole('link', { name: 'Download all as package' })).toHaveAttribute('href', '#package');
    grid.getByRole('row', { name: '扫描样本' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1' }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(grid.getByRole('link', { name: 'Download 二期验收方案（终稿）.pdf' })).toHaveFocus();
  },
};

export const FolderFailed: Story = {
  args: { ...Opened.args, errorMessage: 'Couldn’t reach the server. Check your network.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t reach the server.');
    await expect(canvas.getByRole('grid', { name: 'Shared files' })).toBeVisible();
  },
};

export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This share has ended.');
  },
};

export const Expired: Story = {
  tags: ['FIL-58'],
  name: 'An expired share says so',
  args: { state: 'ended', errorMessage: 'This share has expired.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This share has expired.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NameThatPretends: Story = {
  args: { state: 'open', files: [{ id: '1', name: 'invoice_\u202efdp.exe', size: 12 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('invoice_⟦RLO⟧fdp.exe')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download invoice/ })).toHaveAttribute('download', 'invoice_fdp.exe');
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    state: 'open',
    title: 'unbroken'.repeat(30),
    files: [
      { id: '1', name: `${'很长的文件名'.repeat(20)}.docx`, size: 1 },
      { id: '2', name: `${'unbroken'.repeat(40)}.zip`, size: 1 },
    ],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, args: { state: 'open' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { state: 'open' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { state: 'open' } };
export const InTheDark: Story = { globals: { skin: 'moye' }, args: { state: 'open' } };

export const Compact: Story = { globals: { density: 'compact' } };
