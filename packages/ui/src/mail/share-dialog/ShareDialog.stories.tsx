import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../parts/text-field/index.ts';
import { ExtractionCodeForm } from './ExtractionCodeForm.tsx';
import { ShareDetailsDialog } from './ShareDetailsDialog.tsx';
import type { ShareLink } from './ShareFacts.tsx';
import { ShareLinkDialog } from './ShareLinkDialog.tsx';
import { type ShareMember, SharePeopleDialog } from './SharePeopleDialog.tsx';

const onStop = fn();
const share: ShareLink = { url: 'https://mail.jinshu.example/fileshare?link=9f2c41', code: 'a7K2mQ', validUntil: '2026-12-20' };

const meta = {
  title: 'Mail/Files/ShareDialog',
  component: ShareLinkDialog,
  args: {
    defaultOpen: true,
    fileNames: ['二期验收方案（终稿）.pdf', '验收分工与时间表.xlsx'],
    share: null,
    onCreate: fn(),
    onStop: fn(),
    validities: [
      { id: '1', label: 'One month' },
      { id: '12', label: 'One year' },
      { id: '0', label: 'For good' },
    ],
  },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ShareLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-02'],
  name: 'Files are shared for as long as is chosen',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 items' }));
    await expect(within(dialog.getByRole('list', { name: 'Files' })).getAllByRole('listitem')).toHaveLength(2);
    dialog.getByRole('button', { name: /Expires$/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'One year' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ validity: '12', downloadLimit: undefined, code: undefined });
  },
};

export const Preselected: Story = {
  tags: ['BAK-79'],
  name: 'A share has the lifetime that is preselected, unless another one is chosen',
  args: { defaultValidity: '12' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 items' }));
    await expect(dialog.getByRole('button', { name: /One year.*Expires$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ validity: '12', downloadLimit: undefined, code: undefined });
  },
};

export const Shared: Story = {
  tags: ['FIL-11'],
  name: 'A share has a link and an extraction code, which are copied; it is stopped after a question',
  args: { share },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 items' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy both' }));
    await expect(write.mock.calls).toEqual([[share.url], [share.code], [`${share.url} (access code: ${share.code})`]]);
    await expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    write.mockRestore();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing?' }));
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const WithLimits: Story = {
  tags: ['FIL-58'],
  name: 'A share gets a validity, and a number of downloads where it is limited',
  args: { people: <TextField label="People" /> },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 items' }));
    await expect(dialog.getByRole('button', { name: /Expires$/ })).toHaveTextContent('One month');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Downloads allowed' }), '5');
    const code = dialog.getByRole('textbox', { name: 'Access code' });
    await userEvent.type(code, 'ab 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(code).toHaveAccessibleDescription(/Enter 6 letters or digits\./);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, 'Year26');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ validity: '1', downloadLimit: 5, code: 'Year26' });
  },
};

export const Details: Story = {
  tags: ['FIL-47'],
  name: 'A share tells who downloaded or previewed what, and when',
  render: () => (
    <ShareDetailsDialog
      fileNames={['二期验收方案（终稿）.pdf']}
      share={{ ...share, limit: '5 downloads' }}
      isActive
      visits={[
        { id: '2', fileName: 'files.zip', isPreview: false, who: 'chen.wei@jinshu.example', ip: '203.0.113.7', at: '2026-11-20T08:00:00Z' },
        { id: '1', fileName: '二期验收方案（终稿）.pdf', isPreview: true, who: '', ip: '2001:db8::7', at: '2026-11-20T07:00:00Z' },
      ]}
      onStop={onStop}
      onClose={fn()}
      timeZone="Asia/Shanghai"
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '1 shared item' }));
    const visits = within(dialog.getByRole('list', { name: 'Downloads and previews' })).getAllByRole('listitem');
    await expect(visits[0]).toHaveTextContent(/files\.zip.*chen\.wei.*203\.0\.113\.7.*Downloaded/);
    await expect(visits[1]).toHaveTextContent(/Visitor.*Previewed/);
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stop sharing' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
};

export const ForTwoPeople: Story = { args: { share: { ...share, limit: '5 downloads', peopleNames: ['陈伟', '周安'] }, onMail: fn() } };

export const Pending: Story = { args: { isPending: true } };
export const ManyFiles: Story = { args: { share, fileNames: Array.from({ length: 12 }, (_, index) => `文件 ${index + 1}.docx`) } };

const levels = [
  { id: 'read', label: 'Read-only' },
  { id: 'write', label: 'Read and write' },
  { id: 'send', label: 'Send as proxy' },
  { id: 'all', label: 'Full control', description: 'May change the password too' },
];
const members: ShareMember[] = [
  { id: '1', name: '陈伟', about: 'chen.wei@jinshu.example', rightId: 'read' },
  { id: '2', name: '研发中心', about: '云川集团 / 研发', rightId: 'write' },
];
const people = { onRightChange: fn(), onRemove: fn(), onAdd: fn() };

function People({ rights = levels, members: shown = members }: { rights?: typeof levels; members?: ShareMember[] }) {
  const [who, setWho] = useState('');
  return (
    <SharePeopleDialog
      defaultOpen
      title="Shared mailbox"
      members={shown}
      rights={rights}
      picker={<TextField label="Person" value={who} onChange={setWho} />}
      canAdd={who !== ''}
      {...people}
    />
  );
}

export const PeopleAndLevels: Story = {
  tags: ['SHR-03', 'SET-96'],
  name: 'People are let into the mailbox at one of four levels',
  render: () => <People />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Shared mailbox' }));
    await expect(within(dialog.getByRole('list', { name: 'People' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Person' }), '周安');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(people.onAdd).toHaveBeenCalledWith('read');
    dialog.getByRole('button', { name: /Permission of 陈伟/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Read-only',
      'Read and write',
      'Send as proxy',
      'Full controlMay change the password too',
    ]);
    await userEvent.click(options[3] as HTMLElement);
    await expect(people.onRightChange).toHaveBeenCalledWith('1', 'all');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 研发中心' }));
    await expect(people.onRemove).toHaveBeenCalledWith('2');
  },
};

export const DiskPermissions: Story = {
  tags: ['FIL-14'],
  name: 'The enterprise disk has five permissions',
  render: () => (
    <People
      rights={['All', 'Management', 'Upload', 'Download', 'Upload and download'].map((label) => ({ id: label, label }))}
      members={[{ id: '1', name: '研发中心', rightId: 'Upload' }]}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Permission of 研发中心/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
};

export const Nobody: Story = { render: () => <People members={[]} /> };

const open = fn();

export const Visitor: Story = {
  tags: ['FIL-06', 'FIL-12'],
  name: 'A visitor is asked for a code of 6 letters or digits',
  render: () => <ExtractionCodeForm title="林月 has shared 2 files" onSubmit={open} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Access code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('a7 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByText('Enter 6 letters or digits.')).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'a7K2mQ99');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(field).toHaveValue('a7K2mQ99');
    await expect(open).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' a7K2mQ ');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(open).toHaveBeenCalledWith('a7K2mQ');
  },
};

export const WrongCode: Story = {
  render: () => <ExtractionCodeForm title="林月 has shared 2 files" onSubmit={open} errorMessage="The code is wrong." isPending />,
};

export const LongUnbrokenText: Story = {
  args: { fileNames: [`${'unbroken'.repeat(30)}.pdf`], share: { url: `https://mail.jinshu.example/${'a'.repeat(200)}`, code: 'a7K2mQ' } },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, render: () => <People /> };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { share } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { share } };
export const Compact: Story = { globals: { density: 'compact' }, args: { share } };
