import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { base } from '../../foundation/theme/base.ts';
import { TagChip } from './TagChip.tsx';

const meta = {
  title: 'Mail/Mailbox/TagChip',
  component: TagChip,
  args: { name: '重点项目', color: base.tagPreset.t08 },
} satisfies Meta<typeof TagChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryPresetAndSomeOthers: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {[...Object.values(base.tagPreset), '#000000', '#FFFFFF', '#FFFF00', '#00FF00'].map((color) => (
        <TagChip key={color} name={`会议 ${color}`} color={color} />
      ))}
    </div>
  ),
};

export const RemovedWithTheKeyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove tag 重点项目' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongUnbrokenText: Story = { args: { name: '名称特别长的标签名称特别长的标签averylongname', onRemove: fn() } };

export const RightToLeft: Story = { args: { name: 'مراجعة', onRemove: fn() }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryPresetAndSomeOthers, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryPresetAndSomeOthers, globals: { density: 'compact' } };
