import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import { Popover, type PopoverProps, PopoverTrigger } from './Popover.tsx';

const remark: PopoverProps['children'] = ({ close }) => (
  <div style={{ display: 'grid', gap: 10 }}>
    <TextArea label="Note" rows={2} defaultValue="周五前寄到二号楼前台" />
    <Button tone="accent" size="small" onPress={close}>
      Save
    </Button>
  </div>
);

const meta: Meta<typeof Popover> = {
  title: 'Parts/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Note',
    size: 'medium',
    children: remark,
  },
  render: (args) => (
    <PopoverTrigger>
      <Button>Note</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
};

export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = {};

export const Open: Story = {
  render: (args) => (
    <PopoverTrigger defaultOpen>
      <Button>Note</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
};

export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 110, paddingBlockEnd: 120 }}>
      {(['content', 'small', 'medium', 'large'] as const).map((size) => (
        <PopoverTrigger key={size} isOpen>
          <Button>{size}</Button>
          <Popover label={size} size={size} padding={size === 'content' ? 'small' : 'regular'} isNonModal>
            {`A popover of the size ${size}`}
          </Popover>
        </PopoverTrigger>
      ))}
    </div>
  ),
};

export const OpenedAndClosedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Note' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Note' });
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongUnbrokenText: Story = { ...Open, args: { children: 'unbroken'.repeat(40) } };

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Open, globals: { density: 'compact' } };
