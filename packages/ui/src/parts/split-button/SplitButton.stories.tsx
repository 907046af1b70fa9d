import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import * as layout from '../../foundation/styles/stories.css.ts';
import { MenuItem } from '../menu/index.ts';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Parts/Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Send',
    menuLabel: 'More ways to send',
    icon: <Icon name="send" />,
    menu: (
      <>
        <MenuItem id="schedule" icon="clock">
          Scheduled send
        </MenuItem>
        <MenuItem id="separately" icon="person">
          Send separately
        </MenuItem>
      </>
    ),
    onPress: fn(),
    onAction: fn(),
  },
  argTypes: { icon: { control: false }, menu: { control: false } },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: 'accent' } };

export const EveryToneSizeAndState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <div key={size} className={layout.grid}>
          {(['neutral', 'accent', 'danger'] as const).map((tone) => (
            <SplitButton key={tone} {...args} {...{ size, tone }} menuLabel={`More, ${size}, ${tone}`}>
              {tone}
            </SplitButton>
          ))}
          <SplitButton {...args} size={size} isDisabled menuLabel={`More, ${size}, disabled`}>
            Disabled
          </SplitButton>
          <SplitButton {...args} size={size} tone="accent" isMenuDisabled menuLabel={`More, ${size}, closed`}>
            No other way
          </SplitButton>
          <SplitButton {...args} size={size} tone="accent" isPending menuLabel={`More, ${size}, pending`}>
            Pending
          </SplitButton>
        </div>
      ))}
    </div>
  ),
};

export const BothHalvesWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to send' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Scheduled send' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('separately');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const LongAndUnbrokenText: Story = {
  render: (args) => (
    <div className={layout.narrow}>
      <SplitButton {...args}>云川二期项目验收资料与合同归档文件夹二〇二六年度第四季度</SplitButton>
      <SplitButton {...args} tone="accent" menuLabel="More">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
      </SplitButton>
    </div>
  ),
};

export const RightToLeft: Story = { args: { tone: 'accent', children: 'إرسال' }, parameters: { direction: 'rtl' } };

export const Compact: Story = { args: { tone: 'accent' }, globals: { density: 'compact' } };

export const InForcedColours: Story = { args: { tone: 'accent' }, parameters: { chromatic: { forcedColors: 'active' } } };
