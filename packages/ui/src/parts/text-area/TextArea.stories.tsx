import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const remark = '财务要求补高铁行程单，周五前寄到二号楼前台，收件人写陆景行。';

const meta = {
  title: 'Parts/Forms/TextArea',
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: remark, maxLength: 200 } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea {...args} placeholder="A note to yourself" />
      <TextArea {...args} label="With help" rows={2} description="Only you can see it." />
      <TextArea {...args} label="Beside" labelPosition="beside" defaultValue={remark} maxLength={200} />
      <TextArea {...args} label="One row that grows" rows={1} maxRows={4} defaultValue={remark} />
      <TextArea {...args} label="Fixed height" rows={3} maxRows={3} defaultValue={remark.repeat(4)} />
      <TextArea {...args} label="Without a count" maxLength={200} showsCount={false} defaultValue={remark} />
      <TextArea {...args} label="Hidden name" isLabelHidden placeholder="Hidden name" />
      <TextArea {...args} label="Invalid" errorMessage="A remark is needed." />
      <TextArea {...args} label="Disabled" isDisabled defaultValue={remark} maxLength={200} />
      <TextArea {...args} label="Read only" isReadOnly defaultValue={remark} />
    </div>
  ),
};

export const GrowsWithTheText: Story = {
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Note' });
    const first = text.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('one{Enter}two{Enter}three{Enter}four');
    const grown = text.getBoundingClientRect().height;
    await expect(grown).toBeGreaterThan(first + 30);
    await userEvent.keyboard('{Enter}five{Enter}six{Enter}seven{Enter}eight');
    await expect(text.getBoundingClientRect().height).toBeLessThan(grown + 40);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const SaysWhenLittleRoomIsLeft: Story = {
  args: { maxLength: 20, defaultValue: '一二三四五六七八' },
  play: async ({ args, canvas, canvasElement }) => {
    const news = canvasElement.querySelector('[aria-live=polite]');
    await expect(canvas.getByText('8 / 20')).toBeVisible();
    await expect(news).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), '九十');
    await expect(news).toHaveTextContent('10 characters left');
    await userEvent.keyboard('abcde');
    await expect(news).toHaveTextContent('5 characters left');
    await userEvent.keyboard('fghijklm');
    await expect(news).toHaveTextContent('No characters left');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('一二三四五六七八九十abcdefghij');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'A reason is needed.', isRequired: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Note' });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('A reason is needed.');
  },
};

export const LongUnbrokenText: Story = {
  args: {
    label: '一个写得很长的字段名称'.repeat(5),
    defaultValue: `${'unbroken'.repeat(20)}${'一段没有标点的长文字'.repeat(8)}`,
    maxLength: 300,
  },
};

export const RightToLeft: Story = {
  args: { label: 'ملاحظة', defaultValue: 'مراجعة سنوية', maxLength: 200 },
  parameters: { direction: 'rtl' },
};

export const Compact: Story = { args: { defaultValue: remark, maxLength: 200 }, globals: { density: 'compact' } };

export const ForcedColoursHaveAnEdge: Story = {
  args: { defaultValue: remark, maxLength: 200 },
  parameters: { chromatic: { forcedColors: 'active' } },
};
