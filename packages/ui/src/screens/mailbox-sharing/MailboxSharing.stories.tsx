import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextField } from '../../parts/text-field/index.ts';
import { MailboxSharingPage } from './MailboxSharingPage.tsx';
import type { SharePerson } from './person.ts';
import { ShareImportDialog } from './ShareImportDialog.tsx';
import { ShareMailboxDialog } from './ShareMailboxDialog.tsx';

const people: readonly SharePerson[] = [
  { id: '1', name: '陈伟', detail: '研究部 · 研究员', level: 'write', usage: 'Today, 08:21', isInUse: false },
  { id: '2', name: '唐宁', detail: '行政部 · 行政专员', level: 'send', usage: 'Nov 20, 14:10', isInUse: false },
  { id: '3', name: '赵敏', detail: '人力资源部 · 人力资源经理', level: 'full', usage: 'In use now', isInUse: true },
];

const meta = {
  title: 'Mail/Settings/MailboxSharing',
  component: MailboxSharingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Shared mailboxes',
    people,
    mailboxes: [
      { id: '7', name: '读者服务', address: 'service@jinshu.example', level: 'full', unread: 7 },
      { id: '8', name: '人力资源部', address: 'hr@jinshu.example', level: 'read', unread: 0 },
    ],
    onShare: fn(),
    onImport: fn(),
    onLevelChange: fn(),
    onRemove: fn(),
    onOpen: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '100vh', background: 'var(--jinshu-color-surface-panel)' }}>
      <MailboxSharingPage {...args} />
    </div>
  ),
} satisfies Meta<typeof MailboxSharingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SET-96', 'SHR-03'],
  name: 'Colleagues have one of four levels, which is changed and taken back, and mailboxes of others are opened',
  play: async ({ args, canvas }) => {
    const chen = within(canvas.getByRole('listitem', { name: '陈伟' }));
    chen.getByRole('button', { name: /Permission of 陈伟$/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.getAttribute('aria-label') ?? option.textContent)).toHaveLength(4);
    await userEvent.click(screen.getByRole('option', { name: /^Full control/ }));
    await expect(args.onLevelChange).toHaveBeenCalledWith('1', 'full');
    await userEvent.click(chen.getByRole('button', { name: 'Remove 陈伟' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing with 陈伟?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Open 读者服务' }));
    await expect(args.onOpen).toHaveBeenCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Share with colleagues' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Import from a file' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    const levels = within(canvas.getByRole('table', { name: 'Permissions' }));
    await expect(levels.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ReadSendOrganizeUnlock',
      'Read-onlyYes–No–No–No',
      'Send as proxyYesYes–No–No',
      'Read and writeYesYesYes–No',
      'Full controlYesYesYesYes',
    ]);
  },
};

export const ManyPeople: Story = {
  name: 'fifty people are shown at a time',
  args: {
    people: Array.from({ length: 120 }, (_, index) => ({
      id: `${index}`,
      name: `Person ${index + 1}`,
      detail: '',
      level: 'read' as const,
      usage: '',
      isInUse: false,
    })),
  },
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('list', { name: 'People who can use my mailbox' })).getAllByRole('listitem');
    await expect(list()).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect([list().length, list()[0]?.getAttribute('aria-label')]).toEqual([50, 'Person 51']);
  },
};

const share = fn();
/** Shows a dialog until it closes. */
function UntilClosed({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && children(() => setOpen(false));
}

export const ShareDialog: Story = {
  tags: ['SET-96', 'SHR-03'],
  name: 'Colleagues are shared with at a level that is chosen',
  render: () => (
    <UntilClosed>{(close) => <ShareMailboxDialog picker={<TextField label="Colleagues" />} onShare={share} onClose={close} />}</UntilClosed>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with colleagues' }));
    await userEvent.click(dialog.getByRole('button', { name: /Permission$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Send as proxy/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith('send');
  },
};

const importing = { onFile: fn(), onImport: fn(), onSample: fn() };
export const ImportDialog: Story = {
  tags: ['SHR-21', 'SHR-22'],
  name: 'A file says what it does before it is taken, and there are samples',
  render: () => (
    <UntilClosed>
      {(close) => (
        <ShareImportDialog
          {...importing}
          fileName="people.csv"
          rows={[
            { row: 2, address: 'chen.wei@jinshu.example', name: '陈伟', level: 'read' },
            { row: 3, address: 'nobody@jinshu.example', name: '', level: 'read', problem: 'unknown-person' },
            { row: 4, address: '', name: '', level: null, problem: 'unknown-level' },
          ]}
          onClose={close}
        />
      )}
    </UntilClosed>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import from a file' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Shares with 1 person, 2 rows are left out.');
    await expect(dialog.getByText('Row 3, nobody@jinshu.example: this address isn’t known here')).toBeVisible();
    await expect(dialog.getByText('Row 4, no address: this isn’t a permission')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sample (Excel)' }));
    await expect(importing.onSample).toHaveBeenCalledWith('xlsx');
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(importing.onImport).toHaveBeenCalledOnce();
  },
};

export const Nobody: Story = { args: { people: [], mailboxes: [] } };
export const LongUnbrokenText: Story = {
  args: {
    people: people.map((person) => ({ ...person, name: '没有空格的很长的名字'.repeat(10), detail: 'unbroken'.repeat(30) })),
    mailboxes: [{ id: '7', name: 'unbroken'.repeat(30), address: `${'unbroken'.repeat(30)}@x.example`, level: 'full', unread: 12_345 }],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
