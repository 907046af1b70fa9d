import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MessageSource } from './index.ts';

const meta = {
  title: 'Mail/Reading/MessageSource',
  component: MessageSource,
  args: {
    title: 'Source',
    text: 'From: Chen Wei <chen.wei@jinshu.example>\nTo: Lin Yue <lin.yue@jinshu.example>\nSubject: =?UTF-8?B?6K+E5a6h?=\n\n周五可以。\n<script>alert(1)</script>',
    downloadLabel: 'Download message',
    downloadHref: '#eml',
  },
} satisfies Meta<typeof MessageSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['VIE-01', 'VIE-02'],
  name: 'Shows markup as text and leads to the file',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Download message' })).toHaveFocus();
  },
};

const manyLines = `${'X-Line: of a mail with files in it\n'.repeat(200_000)}${'a'.repeat(150_000)}`;

export const ManyMegabytes: Story = {
  tags: ['VIE-01'],
  name: 'A mail of megabytes is all there, and what is out of sight is not laid out',
  args: { text: manyLines },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('pre') as HTMLElement;
    await expect(text.textContent === manyLines).toBe(true);
    await expect(text.clientHeight).toBeGreaterThan(200_000 * 18);
    const far = text.children[300] as HTMLElement;
    const onChange = fn();
    far.addEventListener('contentvisibilityautostatechange', (event) => onChange((event as ContentVisibilityAutoStateChangeEvent).skipped));
    far.scrollIntoView();
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(false));
  },
};

const oneLine = `${'a'.repeat(99_999)}😀${'锦书'.repeat(60_000)}`;

/** Returns the clipboard text of the selection. */
function copied(): string {
  const clipboardData = new DataTransfer();
  const begin = getSelection()?.anchorNode;
  begin?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}

export const NoLineEnds: Story = {
  tags: ['VIE-01'],
  name: 'A mail without line ends is shown in pieces and copied as it is',
  args: { text: oneLine },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('pre') as HTMLElement;
    await expect(text.children.length).toBeGreaterThan(1);
    await expect([...text.children].every((piece) => (piece.textContent ?? '').isWellFormed())).toBe(true);
    getSelection()?.selectAllChildren(text);
    await expect(copied() === oneLine).toBe(true);
    getSelection()?.setBaseAndExtent(text.children[0]?.firstChild as Node, 99_990, text.children[1]?.firstChild as Node, 4);
    await expect(copied()).toBe('aaaaaaaaa😀锦书');
    getSelection()?.selectAllChildren(canvasElement.querySelector('main') as HTMLElement);
    await expect(copied() === oneLine).toBe(true);
    getSelection()?.removeAllRanges();
  },
};

export const LongUnbrokenLine: Story = { args: { text: `X-Long: ${'a'.repeat(900)}` } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
