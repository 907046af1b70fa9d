import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { RichTextEditor, type RichTextEditorHandle } from './RichTextEditor.tsx';

const letter =
  '<p>知夏、以安：</p><p>第三版已阅，整体可行。以下三处请再斟酌：</p><p>一、第 4.2 条“交付后三十日内付款”，建议改为“验收合格后三十日内”，与二期合同口径一致；</p><p>二、违约金上限由 20% 调整为 <b>15%</b>，理由见法务批注；</p><p>若无异议，明日中午前定稿送审。</p><div data-jinshu-signature><p>张文远<br>品牌管理部 · 云川集团</p></div>';
const original =
  '<div data-jinshu-original><p>Dear colleagues,</p><table bgcolor="#f0f4f9"><tr><td>Kept as it came.</td></tr></table></div>';

const meta = {
  title: 'Mail/Writing/RichTextEditor',
  component: RichTextEditor,
  args: { defaultHtml: letter, onChange: fn(), onImageFiles: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultHtml: '', placeholder: 'Write here' } };

export const WithOriginal: Story = { args: { defaultHtml: `<p>Agreed.</p>${original}` } };

export const QuotesInTheDark: Story = {
  tags: ['RED-57'],
  name: 'In a dark skin a quote with colours of its own stands on a light sheet, one without in the colours of the skin',
  globals: { skin: 'moye' },
  args: {
    defaultHtml:
      '<p>Agreed.</p><blockquote><p>plain</p></blockquote><blockquote><p><span style="color: #222222">dark ink</span></p></blockquote>',
  },
  play: async ({ canvas, canvasElement }) => {
    const body = await canvas.findByRole('textbox', { name: 'Body' });
    const looks = [...body.querySelectorAll('blockquote')].map((quote) => {
      const { backgroundColor, colorScheme } = getComputedStyle(quote);
      return [quote.textContent, backgroundColor, colorScheme];
    });
    await expect(looks).toEqual([
      ['plain', 'rgba(0, 0, 0, 0)', getComputedStyle(canvasElement).colorScheme],
      ['dark ink', 'rgb(255, 255, 255)', 'light'],
    ]);
  },
};

export const Formats: Story = {
  args: {
    defaultHtml:
      '<h1>Heading</h1><h2>Heading</h2><h3>Heading</h3><p style="text-align:center">Centre <i>italic</i> <u>underline</u> <s>struck</s> <code>code</code> <a href="https://jinshu.example">link</a></p><ul><li>One<ol><li>Two</li></ol></li></ul><blockquote><p>Quoted</p></blockquote><pre>const a = 1;</pre><hr><table><tr><th>Name</th><td>1</td></tr><tr><th>Sum</th><td>2</td></tr></table>',
  },
};

export const Invalid: Story = { args: { defaultHtml: '', errorMessage: 'Write something before sending.' } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const WithEndSlot: Story = { args: { end: <Button variant="quiet">Plain text</Button> } };

export const FormatsByKeyboard: Story = {
  args: { defaultHtml: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Body' });
    await expect(body).toHaveAttribute('aria-multiline', 'true');
    await userEvent.click(body);
    await userEvent.keyboard('{Control>}b{/Control}');
    const bold = await canvas.findByRole('button', { name: 'Bold' });
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() => expect(body.querySelector('ul li')).not.toBeNull());
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    // The toolbar remembers the tool that was used last.
    await expect(canvas.getByRole('button', { name: 'Bulleted list' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Numbered list' })).toHaveFocus();
    // The first Escape closes the tooltip of the tool.
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(body).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(body).not.toHaveFocus();
  },
};

export const LinksByKeyboard: Story = {
  args: { defaultHtml: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Body' });
    await userEvent.click(body);
    await userEvent.keyboard('{Control>}k{/Control}');
    const page = within(canvasElement.ownerDocument.body);
    const address = await page.findByRole('textbox', { name: 'Link address' });
    await waitFor(() => expect(address).toHaveFocus());
    fireEvent.change(address, { target: { value: 'jinshu.example' } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.querySelector('a')).toHaveAttribute('href', 'https://jinshu.example'));
    await waitFor(() => expect(body).toHaveFocus());
  },
};

function Driven() {
  const editor = useRef<RichTextEditorHandle>(null);
  return (
    <>
      <Button onPress={() => editor.current?.setSignature('<p>张文远</p>')}>Signature</Button>
      <Button onPress={() => editor.current?.setStationery({ id: 's1', style: 'background-color: #fffdf6' })}>Paper</Button>
      <Button onPress={() => editor.current?.insertImage({ src: '/favicon.svg', alt: 'Logo' })}>Image</Button>
      <RichTextEditor ref={editor} defaultHtml={`<p>Agreed.</p>${original}`} />
    </>
  );
}

export const DrivenFromOutside: Story = {
  tags: ['CMP-10', 'CMP-15'],
  name: 'Takes a signature, a paper and a picture',
  render: () => <Driven />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Body' });
    for (const name of ['Signature', 'Paper', 'Image']) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(body.querySelector('[data-jinshu-signature]')).toHaveTextContent('张文远'));
    await expect(body.style.backgroundColor).toBe('rgb(255, 253, 246)');
    await expect(canvas.getByRole('img', { name: 'Logo' })).toBeInTheDocument();
  },
};

export const LongAndUnbroken: Story = {
  args: { defaultHtml: `<p>${'donaudampfschifffahrt'.repeat(20)}</p><p>${'第三版已阅整体可行'.repeat(60)}</p>` },
  decorators: [(Story) => <div style={{ inlineSize: 420 }}>{Story()}</div>],
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
