import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSkin } from '../../foundation/testing/inSkin.ts';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewReader } from './ReviewReader.tsx';

const mail = {
  subject: '关于客户数据脱敏样例的说明',
  sender: { name: '沈怀瑾', address: 'shen.huaijin@jinshu.example' },
  to: [{ name: '何源项目组', address: 'partner@heyuan.example' }],
  cc: [{ name: '', address: 'qa@jinshu.example' }],
  sentAt: '2026-11-20T09:58:00+08:00',
  reason: '命中关键词“客户名单”，收件人含外域地址。',
  attachments: [
    { sid: '1', name: '脱敏样例-客户名单.xlsx', size: 657_408 },
    { sid: '2', name: '字段说明.docx', size: 188_416 },
  ],
};
const body = <ReviewBody html="<p>何源项目组各位老师：</p><p>附件为脱敏后的样例数据与字段说明，仅供联调使用，请勿外传。</p>" />;

const meta = {
  title: 'Mail/Administration/ReviewReader',
  component: ReviewReader,
  args: {
    mail,
    children: body,
    onPermit: fn(),
    onReject: fn(),
    onClose: fn(),
    onPreview: fn(),
    downloadHref: ({ sid }) => `#download-${sid}`,
    place: '2 / 4',
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['REV-09', 'REV-17'],
  name: 'Shows subject, date, sender, receivers and cc, and the files with download and preview',
  play: async ({ canvas, args }) => {
    const article = canvas.getByRole('article', { name: mail.subject });
    for (const text of ['沈怀瑾 shen.huaijin@jinshu.example', '何源项目组 partner@heyuan.example', 'qa@jinshu.example', 'Nov 20'])
      await expect(article).toHaveTextContent(text);
    await expect(canvas.getByRole('link', { name: 'Download 字段说明.docx' })).toHaveAttribute('href', '#download-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview 脱敏样例-客户名单.xlsx' }));
    await expect(args.onPreview).toHaveBeenCalledWith(mail.attachments[0]);
  },
};

export const AnsweredWithTheKeyboard: Story = {
  tags: ['REV-19', 'REV-22', 'REV-23'],
  name: 'Is permitted after a question, rejected with a reason, or closed',
  play: async ({ canvas, args }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await press('Approve');
    const question = await screen.findByRole('alertdialog', { name: 'Approve this message?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Approve' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPermit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Reject');
    const form = within(await screen.findByRole('dialog', { name: 'Reason' }));
    await waitFor(() => expect(form.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('附件需脱敏');
    await userEvent.click(form.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledWith('附件需脱敏');
  },
};

export const ScrollsToTheFiles: Story = {
  tags: ['REV-18'],
  name: 'A link scrolls to the attachments',
  args: { children: <div style={{ blockSize: 1600 }} /> },
  play: async ({ canvas }) => {
    const files = canvas.getByRole('region', { name: '2 attachments' });
    const before = files.getBoundingClientRect().top;
    await expect(before).toBeGreaterThan(1000);
    await userEvent.click(canvas.getByRole('button', { name: '2 attachments' }));
    await waitFor(() => expect(files.getBoundingClientRect().top).toBeLessThan(before - 900));
  },
};

const wideTable = `<table style="width:1500px"><tr><td>cell</td></tr></table>`;
const wideImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300"/>')}`;

const contentOf = (canvas: HTMLElement) => {
  const frame = canvas.querySelector('iframe');
  const content = frame?.contentDocument;
  if (!frame || !content?.body) throw new Error('The frame is empty.');
  return { frame, content, height: Math.ceil(content.body.getBoundingClientRect().height) };
};

export const BodyInAFrame: Story = {
  tags: ['REV-10', 'REV-12', 'REV-14', 'REV-16'],
  name: 'The body runs nothing, opens links in a new window, and is as high as its content and 10 px',
  args: {
    children: (
      <ReviewBody html='<p style="height:700px">letter <a href="https://jinshu.example/">link</a></p><script>document.body.textContent = "ran"</script>' />
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const { frame, content, height } = contentOf(canvasElement);
      expect(height).toBeGreaterThanOrEqual(700);
      expect(frame.clientHeight).toBe(height + 10);
      expect(content.body).toHaveTextContent('letter link');
    });
    const { frame, content } = contentOf(canvasElement);
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    await expect(content.querySelector('script')).toBeNull();
    await expect(content.querySelector('base')).toHaveAttribute('target', '_blank');
  },
};

export const OpenWhileTheSkinTurnsDark: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(contentOf(canvasElement).content.body).toHaveTextContent('附件'));
    const { frame, content } = contentOf(canvasElement);
    await waitFor(() => expect(frame.clientHeight).toBe(content.documentElement.offsetHeight + 10));
    const { clientHeight } = frame;
    await inSkin('moye', async () => {
      await waitFor(() => expect(getComputedStyle(content.documentElement).padding).toBe('16px'));
      await waitFor(() => expect(frame.clientHeight).toBe(clientHeight + 32));
    });
    await waitFor(() => expect(frame.clientHeight).toBe(clientHeight));
  },
};

export const WideContent: Story = {
  tags: ['REV-13', 'REV-15'],
  name: 'A wide table takes 30 px more, a wide picture the frame less 20 px',
  args: { children: <ReviewBody html={`${wideTable}<img src="https://tracker.example/pixel.png" width="3000" height="10">`} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const { frame, height } = contentOf(canvasElement);
      expect(frame.clientHeight).toBe(height + 40);
    });
    const { frame, content } = contentOf(canvasElement);
    const picture = content.createElement('img');
    picture.src = wideImage;
    content.body.append(picture);
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBe(frame.clientWidth - 20));
  },
};

export const PlainText: Story = {
  tags: ['REV-11'],
  name: 'A plain-text body keeps its lines',
  args: { children: <ReviewBody text={'第一行\n  <b>第二行</b>'} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(contentOf(canvasElement).content.querySelector('pre')?.textContent).toBe('第一行\n  <b>第二行</b>'));
  },
};

export const NotFound: Story = {
  tags: ['REV-20'],
  name: 'A mail that cannot be found is said',
  args: { mail: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Message not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AnsweredAlready: Story = {
  args: { isWaiting: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const LongUnbrokenText: Story = {
  args: {
    mail: {
      ...mail,
      subject: 'unbroken'.repeat(40),
      reason: '命中关键词'.repeat(40),
      to: [{ name: '', address: `${'a'.repeat(150)}@b.example` }],
    },
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
