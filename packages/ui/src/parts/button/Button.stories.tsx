import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Parts/Actions/Button',
  component: Button,
  args: { children: 'Send', onPress: fn() },
  argTypes: { icon: { control: false }, iconAfter: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'danger'] as const;
const variants = ['solid', 'quiet', 'link'] as const;
const sizes = ['small', 'regular', 'large'] as const;

export const Default: Story = {};

export const EveryToneVariantAndSize: Story = {
  render: () => (
    <>
      {sizes.map((size) =>
        variants.map((variant) => (
          <div key={`${size}-${variant}`} className={layout.grid} style={{ marginBlockEnd: 12 }}>
            {tones.map((tone) => (
              <Button key={tone} {...{ size, variant, tone }} icon={<Icon name="send" />}>
                {`${tone} ${variant}`}
              </Button>
            ))}
            {tones.map((tone) => (
              <Button key={tone} {...{ size, variant, tone }} isDisabled>
                Disabled
              </Button>
            ))}
          </div>
        )),
      )}
    </>
  ),
};

export const IconOnly: Story = {
  render: (args) => (
    <div className={layout.grid}>
      {sizes.map((size) => (
        <IconButton
          key={size}
          size={size}
          label={`Delete, ${size}`}
          shortcut="#"
          icon={<Icon name="delete" />}
          {...(args.onPress && { onPress: args.onPress })}
        />
      ))}
      <IconButton variant="solid" label="Refresh" icon={<Icon name="arrow_clockwise" />} />
      <IconButton isDisabled label="Print" icon={<Icon name="print" />} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete, small' })).toHaveFocus();
    const page = canvas.getByRole('button', { name: 'Delete, small' }).ownerDocument;
    await waitFor(() => expect(page.querySelector('[role=tooltip]')).toHaveTextContent('Delete, small'));
    await userEvent.keyboard('{Escape} ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PressedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DisabledIsNotPressed: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingKeepsFocusAndWidth: Story = {
  args: { tone: 'accent', isPending: true },
  render: (args) => (
    <div className={layout.grid}>
      <Button {...args} />
      <Button tone="accent">Send</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [running, resting] = canvas.getAllByRole('button');
    await expect(running?.getBoundingClientRect().width).toBe(resting?.getBoundingClientRect().width);
    await userEvent.tab();
    await expect(running).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Announcements stay in the page for a while; axe checks them after the button was removed. */
export const GoneWhenItsActionEnds: Story = {
  render: function Render(args) {
    const [at, setAt] = useState<'rest' | 'runs' | 'gone'>('rest');
    return (
      <>
        {at !== 'gone' && (
          <Button {...args} isPending={at === 'runs'} onPress={() => setAt('runs')}>
            Send
          </Button>
        )}
        <button type="button" onClick={() => setAt('gone')}>
          End
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const announced = () => canvasElement.ownerDocument.querySelector('[data-live-announcer] [role=img]');
    await waitFor(() => expect(announced()).toHaveAccessibleName('Send Working'));
    // The focus stays where it was: on the button that goes.
    await fireEvent.click(canvas.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Send/ })).not.toBeInTheDocument());
    await expect(announced()).toHaveAccessibleName('Send Working');
  },
};

export const LongAndUnbrokenText: Story = {
  render: () => (
    <div className={layout.narrow}>
      <Button icon={<Icon name="folder_arrow_right" />}>云川二期项目验收资料与合同归档文件夹二〇二六年度第四季度</Button>
      <Button tone="accent">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
    </div>
  ),
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { icon: <Icon name="send" />, iconAfter: <Icon name="chevron_down" /> },
};

export const ForcedColoursHaveAnEdge: Story = { args: { tone: 'accent' }, parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
