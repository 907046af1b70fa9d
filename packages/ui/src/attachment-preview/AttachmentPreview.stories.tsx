import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AttachmentPreview, type AttachmentPreviewProps } from './AttachmentPreview.tsx';
import type { PreviewContent } from './PreviewContent.tsx';

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
  title: 'Mail/AttachmentPreview',
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
  name: 'VIE-07 a picture is shown with name and subject, enlarged and turned',
  play: async () => {
    await screen.findByRole('dialog', { name: '现场布置示意.svg' });
    await expect(screen.getByText(/关于云川二期项目验收安排的通知/)).toBeVisible();
    const picture = await screen.findByRole('img', { name: '现场布置示意.svg' });
    await waitFor(() => expect(picture).toBeVisible());
    // It begins as large as the stage allows.
    await expect(picture.getBoundingClientRect().width).toBeLessThan(1300);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    const enlarged = picture.getBoundingClientRect().width;
    await userEvent.keyboard('{+}');
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(enlarged));
    await userEvent.keyboard('0r');
    await waitFor(() => expect(picture.style.rotate).toBe('90deg'));
    const turned = picture.getBoundingClientRect();
    await expect(turned.height).toBeGreaterThan(turned.width);
    await userEvent.click(screen.getByRole('button', { name: 'Turn left' }));
    await waitFor(() => expect(picture.style.rotate).toBe('0deg'));
  },
};

export const WalkedWithTheKeyboard: Story = {
  name: 'VIE-07 files are gone through one by one: text as text, html without scripts, others only to download',
  // The browser says so itself: what the file wants to run does not.
  parameters: { expectedErrors: ['Blocked script execution'] },
  render: (args) => <Walk {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Previous file' })).toBeDisabled();
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByText(/研发,周慕云,11-22/)).toBeVisible();
    screen.getByRole('button', { name: 'Next file' }).focus();
    await userEvent.keyboard('{Enter}');
    const frame = await screen.findByTitle('二期验收方案（终稿）.html');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'");
    await userEvent.keyboard('{PageDown}');
    await expect(await screen.findByText('This file cannot be shown here.')).toBeVisible();
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('4');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TooLarge: Story = {
  name: 'VIE-05 a file that is too large is not shown',
  args: { currentId: '4', content: { type: 'too-large' } },
  play: async () => {
    await expect(await screen.findByText('This file is too large to be shown here.')).toBeVisible();
  },
};

const page = new Blob(['<script>parent.document.title = "ran"</script>'], { type: 'text/html' });

export const PdfIsNeverAPage: Story = {
  args: { content: { type: 'pdf', data: page } },
  play: async () => {
    const frame = await screen.findByTitle('现场布置示意.svg');
    await waitFor(() => expect(frame.getAttribute('src')).toMatch(/^blob:/));
    const shown = await fetch(frame.getAttribute('src') ?? '');
    await expect(shown.headers.get('content-type')).toBe('application/pdf');
    await expect(document.title).not.toBe('ran');
  },
};

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
