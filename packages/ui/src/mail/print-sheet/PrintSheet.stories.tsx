import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintSheet } from './PrintSheet.tsx';

const meta = {
  title: 'Mail/Reading/PrintSheet',
  component: PrintSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    subject: '关于云川二期项目验收安排的通知',
    sender: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    to: [{ name: '林月', address: 'lin.yue@jinshu.example' }],
    cc: [{ name: '陈伟', address: 'chen.wei@jinshu.example' }],
    date: '2026年11月20日 09:42',
    tags: [{ id: 'tag1', name: '重点项目', color: '#D9482B' }],
    attachments: [{ sid: '2', name: '二期验收日程与分工.pdf', size: 482_113 }],
    html: '<p>各位同事：</p><p>验收会定在<b>下周三</b>，安排见<a href="https://yunchuan.example/plan">这里</a>，问题请写给<a href="mailto:zhou.muyun@yunchuan.example">zhou.muyun@yunchuan.example</a>。</p>',
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (canvasElement: HTMLElement) => {
  const root = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  if (!root) throw new Error('The letter has no tree of its own.');
  return root;
};

export const Default: Story = {
  tags: ['VIE-08'],
  name: 'The head as a table, the files, and the addresses of links behind their words',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '关于云川二期项目验收安排的通知' })).toBeVisible();
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'From周慕云 <zhou.muyun@yunchuan.example>',
      'To林月 <lin.yue@jinshu.example>',
      'Cc陈伟 <chen.wei@jinshu.example>',
      'Date2026年11月20日 09:42',
      'Tags重点项目',
      '1 attachment二期验收日程与分工.pdf (470.81 KB)',
    ]);
    const links = [...rootOf(canvasElement).querySelectorAll('a')].map((link) => link.getAttribute('data-shown'));
    await expect(links).toEqual(['https://yunchuan.example/plan', null]);
  },
};

export const PlainText: Story = { args: { html: undefined, text: 'Line one\n\nLine two <not a tag>' } };

/** The message can't run or load anything, nor hide or cover the header. */
export const Hostile: Story = {
  args: {
    html: `<style>:host{display:none!important;position:fixed!important}*{position:fixed;inset:0}</style><script>window.__pwned=1</script>
<img src=x onerror="window.__pwned=1"><img src="https://tracker.example/p.gif"><div style="position:absolute;inset:-300px;background:#fff">over the head</div><p>Readable</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const root = rootOf(canvasElement);
    await expect(root.querySelector('script, [onerror], img[src]')).toBeNull();
    await expect('__pwned' in window).toBe(false);
    const heading = canvas.getByRole('heading');
    const { x, y, width, height } = heading.getBoundingClientRect();
    await expect(heading.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  },
};

export const LongUnbrokenText: Story = { args: { subject: '验收'.repeat(200), html: `<p>${'a'.repeat(600)}</p>` } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
