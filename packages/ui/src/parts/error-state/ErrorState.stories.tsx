import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Parts/Structure/ErrorState',
  component: ErrorState,
  args: {
    title: '邮件列表没有载入',
    children: '服务器暂时没有回应（500）。已读内容不受影响，请稍后再试；若持续出现，请联系管理员。',
    requestId: 'req-7f3a91c2',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}>
      <ErrorState {...args} requestId={undefined} isAnnounced={false} />
      <ErrorState {...args} isRetrying isAnnounced={false} />
      <ErrorState {...args} details="GET /api/mail/list/ · 500 · 2026-11-20 09:42" isAnnounced={false} />
      <ErrorState drawing="lost" title="找不到这封邮件" action={<Button>关闭标签页</Button>} isAnnounced={false}>
        它可能已移动到其他文件夹，或已被删除。
      </ErrorState>
    </div>
  ),
};

export const AnnouncedAndRetriedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('邮件列表没有载入');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RequestIdCopied: Story = {
  play: async ({ canvas }) => {
    const written: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy request ID' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
      await expect(written).toEqual(['req-7f3a91c2']);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  },
};

export const LongAndUnbrokenText: Story = {
  args: { title: '很长的标题'.repeat(20), children: 'unbroken'.repeat(40), requestId: 'f'.repeat(120) },
};

export const RightToLeft: Story = {
  args: { title: 'تعذر تحميل القائمة', children: 'الخادم لا يستجيب.' },
  parameters: { direction: 'rtl' },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
