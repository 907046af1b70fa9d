import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { Button } from '../button/index.ts';
import { Banner } from './Banner.tsx';

const press = fn();

const meta = {
  title: 'Parts/Overlays/Banner',
  component: Banner,
  args: {
    children: 'The sender requested a read receipt.',
    actions: (
      <Button size="small" onPress={press}>
        Tell
      </Button>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 6 }}>
      {(['info', 'warning', 'danger', 'success'] as const).map((tone) => (
        <Banner key={tone} tone={tone}>
          其中有 38 封邮件，请选择处理方式。
        </Banner>
      ))}
      <Banner tone="warning" icon={<Icon name="fire" size={20} />}>
        还可阅读 2 次
      </Banner>
    </div>
  ),
};

export const Announced: Story = {
  args: { tone: 'danger', isAnnounced: true, children: 'The password is wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password is wrong.');
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

export const LongUnbrokenText: Story = { args: { children: `${'很长的一句话'.repeat(30)}${'unbroken'.repeat(40)}` } };

export const LongActionOnAPhone: Story = {
  args: { actions: <Button size="small">{`Always show pictures of ${'somebody.'.repeat(8)}example`}</Button> },
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

export const RightToLeft: Story = { args: { children: 'يطلب المرسل إشعارا بالقراءة' }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryTone, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryTone, globals: { density: 'compact' } };
