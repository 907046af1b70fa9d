import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentPreview, type AttachmentPreviewProps } from './AttachmentPreview.tsx';
import type { PreviewContent } from './PreviewContent.tsx';
import type { PreviewDocument } from './PreviewDocument.ts';

const drawing = (width: number, height: number, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="30%" cy="40%" r="60" fill="#fff"/></svg>`,
  )}`;

const files = [
  { id: '1', name: '现场布置示意.svg', size: 587_776 },
  { id: '2', name: '验收分工与时间表.csv', size: 333_824 },
  { id: '3', name: '二期验收方案（终稿）.html', size: 1_551_892 },
  { id: '4', name: '现场录像.mp4', size: 94_371_840 },
];
const contents: Record<string, PreviewContent> = {
  1: { type: 'image', url: drawing(1600, 900, '#1e5fc4') },
  2: { type: 'text', text: '组别,负责人,时间\n研发,周慕云,11-22\n业务,林知夏,11-24' },
  3: { type: 'html', html: '<h1>验收方案</h1><script>document.body.textContent = "script ran"</script>' },
  4: { type: 'unsupported' },
};

function Walk({ currentId, ...props }: AttachmentPreviewProps) {
  const [current, setCurrent] = useState(currentId);
  return (
    <AttachmentPreview
      {...props}
      currentId={current}
      content={contents[current ?? ''] ?? props.content}
      onCurrentChange={(id) => {
        props.onCurrentChange(id);
        setCurrent(id);
      }}
      onClose={() => {
        props.onClose();
        setCurrent(null);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Reading/AttachmentPreview',
  component: AttachmentPreview,
  args: {
    files,
    currentId: '1',
    content: { type: 'image', url: drawing(1600, 900, '#1e5fc4') },
    subject: '关于云川二期项目验收安排的通知',
    downloadHref: ({ id }) => `#download-${id}`,
    onCurrentChange: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AttachmentPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['VIE-07'],
  name: 'A picture is shown with name and subject, enlarged and turned',
  play: async () => {
    await screen.findByRole('dialog', { name: '现场布置示意.svg' });
    await expect(screen.getByText(/关于云川二期项目验收安排的通知/)).toBeVisible();
    const picture = await screen.findByRole('img', { name: '现场布置示意.svg' });
    await waitFor(() => expect(picture).toBeVisible());
    // It begins as large as the stage allows.
    await expect(picture.getBoundingClientRect().width).toBeLessThan(1300);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const enlarged = picture.getBoundingClientRect().width;
    await userEvent.keyboard('{+}');
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(enlarged));
    await userEvent.keyboard('0r');
    await waitFor(() => expect(picture.style.rotate).toBe('90deg'));
    const turned = picture.getBoundingClientRect();
    await expect(turned.height).toBeGreaterThan(turned.width);
    await userEvent.click(screen.getByRole('button', { name: 'Rotate left' }));
    await waitFor(() => expect(picture.style.rotate).toBe('0deg'));
  },
};

export const WalkedWithTheKeyboard: Story = {
  tags: ['VIE-07'],
  name: 'Files are gone through one by one: text as text, html without scripts, others only to download',
  // The browser says so itself: what the file wants to run does not.
  parameters: { expectedErrors: ['Blocked script execution'] },
  render: (args) => <Walk {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await expect(screen.getByRole('button', { name: 'Previous file' })).toBeDisabled();
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByText(/研发,周慕云,11-22/)).toBeVisible();
    screen.getByRole('button', { name: 'Next file' }).focus();
    await userEvent.keyboard('{Enter}');
    const frame = await screen.findByTitle('二期验收方案（终稿）.html');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'");
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByText('This file can’t be shown here.')).toBeVisible();
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('4');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooLarge: Story = {
  tags: ['VIE-05'],
  name: 'A file that is too large is not shown',
  args: { currentId: '4', content: { type: 'too-large' } },
  play: async () => {
    await expect(await screen.findByText('This file is too large to show here.')).toBeVisible();
  },
};

/** A document of drawn pages, as a reader of PDFs would give it. */
const paper: PreviewDocument = {
  pageCount: 12,
  loadPage: async (number) => ({
    width: 794,
    height: 1123,
    draw: (canvas, scale) => {
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.scale(scale, scale);
        pen.font = '28px sans-serif';
        pen.fillText(`二期验收方案 ${number}`, 90, 120);
      }
      return { done: Promise.resolve(), cancel: () => undefined };
    },
    write: (layer, scale) => {
      const line = document.createElement('span');
      line.textContent = `二期验收方案 ${number}`;
      Object.assign(line.style, { left: `${90 * scale}px`, top: `${95 * scale}px`, fontSize: `${28 * scale}px` });
      layer.append(line);
      return { done: Promise.resolve(), cancel: () => undefined };
    },
  }),
};

export const Pages: Story = {
  tags: ['VIE-07'],
  name: 'A document is shown page by page, its words can be marked, and only what is near is drawn',
  args: { content: { type: 'pdf', document: paper }, files: [{ id: '1', name: '二期验收方案（终稿）.pdf', size: 1_551_892 }] },
  play: async () => {
    const stage = await screen.findByRole('region', { name: '二期验收方案（终稿）.pdf' });
    await expect(await screen.findByText('二期验收方案 1')).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(12);
    await expect(screen.queryByText('二期验收方案 9')).toBeNull();
    const before = screen.getByRole('article', { name: 'Page 1 of 12' }).getBoundingClientRect().width;
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Page 1 of 12' }).getBoundingClientRect().width).toBeLessThan(before));
    stage.scrollTo({ top: stage.scrollHeight });
    await expect(await screen.findByText('二期验收方案 12')).toBeVisible();
    await expect(await screen.findByText('Page 12 of 12')).toBeVisible();
  },
};

const sheets = [
  {
    name: '分工',
    rows: [['组别', '负责人', '时间'], ...Array.from({ length: 450 }, (_, index) => [`第 ${index + 1} 组`, '周慕云', '2026-11-22'])],
  },
  {
    name: '费用',
    rows: [
      ['项目', '金额'],
      ['差旅', '12,480.00'],
      ['', '=1+1'],
    ],
  },
  { name: '空', rows: [] },
];

export const Tables: Story = {
  tags: ['VIE-07'],
  name: 'Sheets are tables behind tabs, and what they were read from is shown as text',
  args: {
    files: [{ id: '1', name: '验收分工与时间表.xlsx', size: 333_824 }],
    content: { type: 'sheets', sheets, text: '组别,负责人,时间', isCut: true },
  },
  play: async () => {
    const table = within(await screen.findByRole('region', { name: '分工' }));
    await expect(table.getByRole('columnheader', { name: 'C' })).toBeVisible();
    await expect(table.queryByRole('rowheader', { name: '451' })).toBeNull();
    const scroller = screen.getByRole('region', { name: '分工' });
    for (const last of ['400', '451']) {
      scroller.scrollTo({ top: scroller.scrollHeight });
      await waitFor(() => expect(table.getByRole('rowheader', { name: last })).toBeVisible());
    }
    await expect(screen.getByText(/Only the beginning is shown/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '费用' }));
    await expect(await screen.findByRole('cell', { name: '=1+1' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '空' }));
    await expect(await screen.findByText('This table is empty.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as text' }));
    await expect(await screen.findByText('组别,负责人,时间')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    await expect(await screen.findByRole('tab', { name: '分工' })).toBeVisible();
  },
};

export const Marked: Story = {
  tags: ['VIE-07'],
  name: 'D-123 markdown is text, and formatted when asked',
  args: { files: [{ id: '1', name: 'README.md', size: 24 }], content: { type: 'text', text: '# 说明\n\n**重要**', html: '<h1>说明</h1>' } },
  play: async () => {
    await expect(await screen.findByText(/\*\*重要\*\*/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show formatted' }));
    const frame = await screen.findByTitle('README.md');
    await expect(frame).toHaveAttribute('sandbox', '');
    await userEvent.click(screen.getByRole('button', { name: 'Show as text' }));
    await expect(await screen.findByText(/\*\*重要\*\*/)).toBeVisible();
  },
};

export const NotShown: Story = {
  tags: ['VIE-07'],
  name: 'What cannot be shown says why, and can be downloaded',
  args: { content: { type: 'harmful' } },
  play: async () => {
    await expect(await screen.findByText('This file isn’t safe to open here.')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Download' }).length).toBeGreaterThan(1);
  },
};
export const Damaged: Story = { args: { content: { type: 'damaged' } } };
export const WithAPassword: Story = { args: { content: { type: 'encrypted' } } };
export const PagesOnAPhone: Story = {
  args: { content: { type: 'pdf', document: paper } },
  parameters: { windowSize: { width: 390, height: 844 } },
};
export const TablesInTheDark: Story = { ...Tables, name: 'Tables in the dark', globals: { skin: 'moye' } };

export const Loading: Story = { args: { content: { type: 'loading' } } };
export const Failed: Story = { args: { content: { type: 'failed', message: 'The server did not answer.', onRetry: fn() } } };
export const SmallPicture: Story = { args: { content: { type: 'image', url: drawing(160, 120, '#33B679') }, files: files.slice(0, 1) } };
export const LongUnbrokenText: Story = {
  args: {
    files: [{ id: '1', name: `${'unbroken'.repeat(30)}.txt`, size: 5 }],
    subject: '验收安排的通知'.repeat(30),
    content: { type: 'text', text: 'unbroken'.repeat(2000) },
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
