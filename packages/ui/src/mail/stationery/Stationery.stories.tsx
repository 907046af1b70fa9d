import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RichTextEditor, type RichTextEditorHandle } from '../../parts/rich-text-editor/index.ts';
import { stationeryDesigns } from './designs.ts';
import { RecentStationery } from './RecentStationery.tsx';
import { StationeryPicker, type StationeryPickerProps } from './StationeryPicker.tsx';
import { toStationery } from './stationery.ts';

function Held(props: StationeryPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ inlineSize: 296 }}>
      <StationeryPicker
        {...props}
        value={value}
        onChange={(design) => {
          setValue(design?.id);
          props.onChange(design);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Writing/Stationery',
  component: StationeryPicker,
  args: { onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StationeryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CMP-15'],
  name: 'Fourteen papers, chosen by keyboard',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(15);
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'No stationery' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(stationeryDesigns[13]);
    await userEvent.click(canvas.getByRole('option', { name: 'No stationery' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Chosen: Story = { args: { value: 'plum' } };
export const RightToLeft: Story = { args: { value: 'brocade' }, parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { args: { value: 'plum' }, parameters: { chromatic: { forcedColors: 'active' } } };

const onChange = fn();
const onShowAll = fn();
export const UsedLast: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 272 }}>
      <RecentStationery ids={['hills', 'gone']} onChange={onChange} onShowAll={onShowAll} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Distant hills' }));
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'hills' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'All 14' }));
    await expect(onShowAll).toHaveBeenCalledOnce();
  },
};

const letter =
  '<p>知夏、以安：</p><p>第三版已阅，整体可行。以下三处请再斟酌：<a href="https://jinshu.example">附件</a></p><blockquote><p>验收合格后三十日内付款。</p></blockquote><p>若无异议，明日中午前定稿送审。</p>';

function Letters() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(400px, 1fr))', gap: 16 }}>
      {stationeryDesigns.map((design) => {
        const { style } = toStationery(design);
        // As a mail program shows it: the element and its style, nothing else.
        return (
          <iframe
            key={design.id}
            title={design.names.en}
            style={{ inlineSize: '100%', blockSize: 380, border: 'none' }}
            srcDoc={`<body style="margin:0;font:15px/26px sans-serif"><div style="min-height:380px;box-sizing:border-box;${style.replaceAll('"', '&quot;')}">${letter}</div>`}
          />
        );
      })}
    </div>
  );
}

/** Each stationery design with a message on it. */
export const EveryPaper: StoryObj = { render: () => <Letters />, parameters: { layout: 'fullscreen' } };

let handle: RichTextEditorHandle | null = null;
function Written() {
  const editor = useRef<RichTextEditorHandle>(null);
  const [paper, setPaper] = useState<string>();
  return (
    <div style={{ display: 'flex' }}>
      <div style={{ flex: 1 }}>
        <RichTextEditor
          ref={(made) => {
            editor.current = made;
            handle = made;
          }}
          defaultHtml={letter}
        />
      </div>
      <div style={{ inlineSize: 296 }}>
        <StationeryPicker
          value={paper}
          onChange={(design) => {
            setPaper(design?.id);
            editor.current?.setStationery(design && toStationery(design));
          }}
        />
      </div>
    </div>
  );
}

export const OnALetter: StoryObj = {
  tags: ['CMP-15'],
  name: 'A paper becomes the background of the letter, goes out with it and comes back',
  render: () => <Written />,
  globals: { skin: 'moye' },
  play: async ({ canvas }) => {
    const body = canvas.getByRole('textbox', { name: 'Body' });
    for (const { id, names, css } of stationeryDesigns) {
      await userEvent.click(canvas.getByRole('option', { name: names.en }));
      await waitFor(() => expect(handle?.getHtml()).toContain(`data-jinshu-stationery="${id}"`));
      // Saved and opened again it is the same paper.
      const html = handle?.getHtml() ?? '';
      handle?.setHtml(html);
      await expect(handle?.getHtml()).toBe(html);
      await expect(body.style.backgroundImage.split('url(').length).toBe((css['background-image'] ?? '').split('url(').length);
    }
    await userEvent.click(canvas.getByRole('option', { name: 'No stationery' }));
    await waitFor(() => expect(handle?.getHtml()).not.toContain('stationery'));
  },
};

export const Compact: Story = { ...EveryPaper, globals: { density: 'compact' } };
