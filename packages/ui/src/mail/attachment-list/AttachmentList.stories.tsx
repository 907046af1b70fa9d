import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { AttachmentList } from './AttachmentList.tsx';

const attachments = [
  { sid: '2', name: '二期验收方案（终稿）.pdf', size: 1_551_892 },
  { sid: '3', name: '验收分工与时间表-最终确认版.xlsx', size: 333_824 },
  { sid: '4', name: '现场布置示意.png', size: 587_776 },
];

const meta = {
  title: 'Mail/Reading/AttachmentList',
  component: AttachmentList,
  args: {
    attachments,
    downloadHref: ({ sid }) => `#download-${sid}`,
    downloadAllHref: '#package',
    onPreview: fn(),
    onSave: fn(),
    onSaveAll: fn(),
  },
} satisfies Meta<typeof AttachmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '3 attachments' })).toBeVisible();
    await expect(canvas.getByText('2.36 MB')).toBeVisible();
  },
};

export const ActionsInASheet: Story = {
  tags: ['RED-35', 'RED-36'],
  name: 'The actions of a file open 220 pixels wide after 300 ms on its name',
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('button', { name: /^二期验收方案/ });
    // A pointer that has not moved before is none.
    await userEvent.hover(canvas.getByText('3 attachments'));
    const began = performance.now();
    await userEvent.hover(name);
    const found = await screen.findByRole('dialog', { name: '二期验收方案（终稿）.pdf' });
    await expect(performance.now() - began).toBeGreaterThan(290);
    await waitFor(() => expect(found.getBoundingClientRect().width).toBeCloseTo(220, 0));
    const sheet = within(found);
    await expect(sheet.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '#download-2');
    await userEvent.click(sheet.getByRole('button', { name: 'Save to file centre' }));
    await expect(args.onSave).toHaveBeenCalledWith(attachments[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EveryKind: Story = {
  args: {
    attachments: ['pdf', 'xlsx', 'docx', 'pptx', 'zip', 'png', 'ics', 'mp4', 'txt', ''].map((extension, index) => ({
      sid: String(index),
      name: extension ? `file.${extension}` : 'file',
      size: 1024 ** (index / 3),
    })),
  },
};

export const NothingAllowedButSaving: Story = {
  tags: ['RED-38'],
  name: 'Without the permission a file is only saved to the file centre',
  render: ({ attachments: files, onSave }) => <AttachmentList attachments={files} onSave={onSave} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Preview/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Save to file centre/ })).toHaveLength(3);
  },
};

export const NameThatPretends: Story = {
  args: { attachments: [{ sid: '1', name: 'invoice_\u202efdp.exe', size: 12 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('invoice_⟦RLO⟧fdp.exe')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download invoice_⟦RLO⟧fdp.exe' })).toHaveAttribute('download', 'invoice_fdp.exe');
    await expect(canvas.getByText('Program: open it only if you expect it')).toBeVisible();
  },
};

export const ProgramsAreNamed: Story = {
  args: {
    attachments: ['report.pdf.exe', 'photo.jpg .scr', 'a.docx', 'notes.js', 'ｒｕｎ．ＢＡＴ'].map((name, index) => ({
      sid: `${index}`,
      name,
      size: 1,
    })),
  },
  play: async ({ canvas }) => {
    const warnings = canvas.getAllByText('Program: open it only if you expect it');
    await expect(warnings).toHaveLength(4);
    for (const warning of warnings) {
      const card = warning.closest('li')?.getBoundingClientRect();
      await expect(warning.getBoundingClientRect().bottom).toBeLessThan(card?.bottom ?? 0);
    }
  },
};

export const ThousandsOfFiles: Story = {
  args: { attachments: Array.from({ length: 1000 }, (_, index) => ({ sid: `${index}`, name: `part-${index}.txt`, size: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByRole('button', { name: 'Show all 1000' })).toBeVisible();
  },
};

export const LongAndUnbrokenNames: Story = {
  args: {
    attachments: [
      { sid: '1', name: `${'很长的文件名'.repeat(20)}.docx`, size: 1 },
      { sid: '2', name: `${'unbroken'.repeat(40)}.zip`, size: 1 },
    ],
  },
};

export const OnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('3 attachments');
    // Links move below the count if they don't fit beside it, and each stays on one line.
    for (const words of [count, canvas.getByText('Save all to file centre'), canvas.getByText('Download as package')])
      await expect(words.clientHeight).toBeLessThan(30);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^二期验收方案/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: '二期验收方案（终稿）.pdf' }));
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: 'Preview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledWith(attachments[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Save to file centre 二期验收方案（终稿）.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(attachments[0]);
  },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryKind, globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'Files are as many in a row as the place has room for',
  render: (args) => atWidths(() => <AttachmentList {...args} />),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => expectInside(canvasElement, 'li, a, button'),
};
