import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const press = fn();

const meta = {
  title: 'Parts/Structure/EmptyState',
  component: EmptyState,
  args: {
    title: 'Drafts is empty',
    children: 'Unfinished mail is kept here every five minutes.',
    actions: (
      <Button tone="accent" icon={<Icon name="compose_filled" />} onPress={press}>
        Compose
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryDrawing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <EmptyState
        drawing="search"
        title="没有找到符合条件的邮件"
        actions={
          <>
            <Button tone="accent">修改条件</Button>
            <Button>清除全部条件</Button>
          </>
        }
      >
        关键字“验收报告” 发件人“周慕云”。可以减少条件，或检查关键字是否写错。
      </EmptyState>
      <EmptyState drawing="failure" title="邮件列表没有载入" actions={<Button tone="accent">重试</Button>}>
        服务器暂时没有回应（500）。
      </EmptyState>
      <EmptyState drawing="lost" title="找不到这封邮件">
        它可能已移动到其他文件夹，或已被删除。
      </EmptyState>
      <EmptyState drawing="empty" title="草稿箱是空的" />
      <EmptyState drawing="reviewed" title="就这 4 封了">
        今天已审核 17 封，平均等待 6 分钟
      </EmptyState>
    </div>
  ),
};

export const AnnouncedFailure: Story = {
  args: { drawing: 'failure', title: 'The list could not be loaded', isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  },
};

export const ActionWithTheKeyboard: Story = {
  play: async () => {
    press.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const LongUnbrokenText: Story = { args: { title: '很长的标题'.repeat(20), children: 'unbroken'.repeat(40) } };

export const RightToLeft: Story = { args: { title: 'لا مسودات', children: 'تحفظ الرسائل هنا.' }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryDrawing, globals: { density: 'compact' } };
