import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './RichTextEditor.tsx';

let handle: RichTextEditorHandle | null = null;
const html = () => handle?.getHtml() ?? '';

function Kept(props: RichTextEditorProps) {
  const editor = useRef<RichTextEditorHandle>(null);
  return (
    <RichTextEditor
      {...props}
      ref={(made) => {
        editor.current = made;
        handle = made;
      }}
    />
  );
}

const meta = {
  title: 'Mail/Writing/RichTextEditor/Tools',
  component: RichTextEditor,
  args: { defaultHtml: '', onChange: fn(), onImageFiles: fn(), onImagesRefused: fn() },
  render: (args) => <Kept {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Body' });
const openTool = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const InsertsATable: Story = {
  name: 'a grid asks by keyboard how large a table shall be; Tab moves in it and adds a row behind the last cell',
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body);
    await openTool(canvasElement, 'Insert table');
    await waitFor(() => expect(screen.getByRole('button', { name: '1 × 1 table' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(body.querySelectorAll('tr')).toHaveLength(2));
    await expect(body.querySelectorAll('td')).toHaveLength(4);
    await waitFor(() => expect(body).toHaveFocus());
    // A paragraph after the table lets the user continue writing.
    await expect(body.lastElementChild?.localName).toBe('p');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(body).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(body.querySelectorAll('tr')).toHaveLength(3);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(body).toHaveFocus();
    await openTool(canvasElement, 'Table');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete table' }));
    await waitFor(() => expect(body.querySelector('table')).toBeNull());
  },
};

const table = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table><p>after</p>';

export const ChangesATable: Story = {
  name: 'rows and columns come and go, cells are merged and split, a row becomes the head',
  args: { defaultHtml: table },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    handle?.focus('start');
    const choose = async (name: string) => {
      await openTool(canvasElement, 'Table');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(body).toHaveFocus());
    };
    await choose('Insert row below');
    await expect(body.querySelectorAll('tr')).toHaveLength(3);
    await choose('Insert column after');
    await expect(body.querySelector('tr')?.children).toHaveLength(3);
    await choose('Delete row');
    await expect(body.querySelectorAll('tr')).toHaveLength(2);
    handle?.setHtml(table);
    handle?.focus('start');
    await openTool(canvasElement, 'Table');
    await expect(await screen.findByRole('menuitem', { name: 'Merge cells' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    handle?.focus('start');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await choose('Merge cells');
    await expect(body.querySelector('td[rowspan="2"]')).toHaveTextContent('13');
    await choose('Split cell');
    await expect(body.querySelectorAll('td')).toHaveLength(4);
    handle?.setHtml(table);
    handle?.focus('start');
    await choose('Header row');
    await expect(body.querySelectorAll('th')).toHaveLength(2);
    await expect(html()).toContain('<th style="border: 1px solid');
  },
};

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

export const ResizesAPicture: Story = {
  name: 'a chosen picture gets a size and words',
  args: { defaultHtml: `<p><img src="${dot}" alt="" width="40" height="40"> b</p>` },
  play: async ({ canvasElement }) => {
    const picture = bodyOf(canvasElement).querySelector('p > span > img');
    if (!picture) throw new Error('The letter has no picture.');
    const { left, top } = picture.getBoundingClientRect();
    // The editor looks up the element at the point, so the coordinates must be real.
    await userEvent.pointer({ keys: '[MouseLeft]', target: picture, coords: { clientX: left + 20, clientY: top + 20 } });
    await openTool(canvasElement, 'Image');
    await userEvent.click(await screen.findByRole('button', { name: 'Medium' }));
    await waitFor(() => expect(html()).toContain('width="480"'));
    await expect(html()).not.toContain('height');
    await openTool(canvasElement, 'Image');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Description' }), { target: { value: 'Seal' } });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(html()).toContain('alt="Seal"'));
    await openTool(canvasElement, 'Image');
    await userEvent.click(await screen.findByRole('button', { name: 'Original size' }));
    await waitFor(() => expect(html()).not.toContain('width='));
  },
};

const file = (name: string, type: string, size?: number) => {
  const made = new File(['x'], name, { type });
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};

function pasteFiles(target: HTMLElement, files: File[]) {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  // A real clipboard in a test loses the size of a file.
  Object.defineProperty(data, 'files', { value: files });
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

export const RefusesOtherPictures: Story = {
  tags: ['CMP-19', 'CMP-20'],
  name: 'Takes JPEG, GIF, PNG and BMP up to 10 MB and tells of the others',
  play: async ({ canvasElement, args }) => {
    const good = ['image/jpeg', 'image/gif', 'image/png', 'image/bmp'].map((type, index) => file(`${index}`, type));
    const svg = file('a.svg', 'image/svg+xml');
    const large = file('b.png', 'image/png', 10_485_761);
    pasteFiles(bodyOf(canvasElement), [...good, svg, large]);
    await expect(args.onImageFiles).toHaveBeenCalledWith(good);
    await expect(args.onImagesRefused).toHaveBeenCalledWith([
      { file: svg, reason: 'type' },
      { file: large, reason: 'size' },
    ]);
    // The toolbar renders after the message.
    await waitFor(() =>
      expect(canvasElement.querySelector('input[type="file"]')).toHaveAttribute('accept', 'image/jpeg,image/gif,image/png,image/bmp'),
    );
  },
};

export const WithoutPictures: StoryObj<typeof RichTextEditor> = {
  tags: ['CMP-22'],
  name: 'Has no button for pictures where none may be uploaded',
  args: { onImageFiles: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Insert table' });
    await expect(within(canvasElement).queryByRole('button', { name: 'Insert image' })).toBeNull();
  },
};

export const FontsSizesAndLines: Story = {
  name: 'a menu sets the font, the size and the distance of lines',
  args: { defaultHtml: '<p>锦书</p>' },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body);
    handle?.focus('start');
    await userEvent.keyboard('{Control>}a{/Control}');
    const choose = async (menu: string, choice: string) => {
      await openTool(canvasElement, 'Text style');
      await userEvent.click(await screen.findByRole('menuitem', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Line height', '1.75');
    await waitFor(() => expect(html()).toContain('line-height: 1.75'));
    await choose('Font', 'Kai');
    await waitFor(() => expect(html()).toContain('font-family: KaiTi'));
    await choose('Size', '24');
    await waitFor(() => expect(html()).toContain('font-size: 24px'));
    await choose('Size', 'Standard');
    await waitFor(() => expect(html()).not.toContain('font-size'));
  },
};

export const AnEmoji: Story = {
  name: 'an emoji goes to the caret',
  args: { defaultHtml: '<p>好</p>' },
  play: async ({ canvasElement }) => {
    handle?.focus('end');
    // Click directly: waiting for lazy content doesn't work inside React's test queue.
    (await within(canvasElement).findByRole('button', { name: 'Emoji' })).click();
    const field = await screen.findByRole('searchbox', { name: 'Search emoji' });
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.change(field, { target: { value: 'handshake' } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle?.getText()).toBe('好🤝'));
  },
};

export const NarrowToolbar: Story = {
  name: 'tools without room stand behind a button',
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Bold' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Quote' })).toBeNull();
    await openTool(canvasElement, 'More formatting');
    const more = within(await screen.findByRole('toolbar', { name: 'More formatting' }));
    await userEvent.click(more.getByRole('button', { name: 'Quote' }));
    await waitFor(() => expect(bodyOf(canvasElement).querySelector('blockquote')).not.toBeNull());
  },
};

export const RulesWhileTyping: Story = {
  name: 'three dashes become a line and an address a link',
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body);
    // The editor hears of typed text by beforeinput, as from a browser.
    const type = async (text: string) => {
      for (const data of text) {
        document.execCommand('insertText', false, data);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    await type('---');
    await waitFor(() => expect(body.querySelector('hr')).not.toBeNull());
    await type('see https://jinshu.example/a. ');
    await waitFor(() => expect(body.querySelector('a')).toHaveAttribute('href', 'https://jinshu.example/a'));
    await expect(body.querySelector('a')).toHaveTextContent('https://jinshu.example/a');
  },
};

const longLetter = `${'<p>第三版已阅，整体可行。以下三处请再斟酌：<b>验收合格后三十日内</b>付款，与二期合同口径一致。</p>'.repeat(400)}`;

export const AKeyStaysCheap: Story = {
  name: 'a key in a letter of 400 paragraphs takes less than 8 ms of the page',
  args: { defaultHtml: longLetter },
  play: async ({ canvasElement }) => {
    bodyOf(canvasElement).focus();
    handle?.focus('end');
    const times: number[] = [];
    for (let key = 0; key < 40; key += 1) {
      const start = performance.now();
      document.execCommand('insertText', false, '字');
      await Promise.resolve();
      times.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const median = times.sort((one, other) => one - other)[20] ?? 0;
    await expect(median).toBeLessThan(8);
  },
};

const longQuote = `<p>Dear Ida,</p><blockquote><table>${Array.from(
  { length: 1_500 },
  (_, index) => `<tr><td>row ${index}</td><td><b>Budget</b></td></tr>`,
).join('')}</table></blockquote>`;
/** Rows of a message, including those in an inactive (`data-resting`) quote. */
const rowsOf = (body: HTMLElement) => (body.querySelector('[data-resting]')?.shadowRoot ?? body).querySelectorAll('tr');
const isFilling = (body: HTMLElement) => body.hasAttribute('data-filling');

export const OpensAboveALongQuote: Story = {
  tags: ['CMP-33'],
  name: 'A letter takes words while the long mail below it still comes in, and undo knows nothing of that mail',
  args: { defaultHtml: longQuote },
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    handle?.focus('start');
    await expect(isFilling(body)).toBe(true);
    await expect(rowsOf(body).length).toBeLessThan(1_500);
    document.execCommand('insertText', false, '字');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(isFilling(body)).toBe(false), { timeout: 15_000 });
    await expect(rowsOf(body)).toHaveLength(1_500);
    await expect(body.querySelector('[data-resting]')?.shadowRoot?.querySelectorAll('table')).toHaveLength(1);
    // Loading the rest of the quote must not count as a change or move the caret.
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    document.execCommand('insertText', false, '句');
    await waitFor(() => expect(body.querySelector('p')).toHaveTextContent('字句Dear Ida,'));
    // One step for each word at most, and then there is nothing more to be undone.
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(body.querySelector('p')).toHaveTextContent(/^Dear Ida,$/));
    await expect(rowsOf(body)).toHaveLength(1_500);
  },
};

export const AnswersALongMail: Story = {
  tags: ['CMP-33'],
  name: 'An answer can be written before any of the long mail below it is read, which then comes in as it is',
  args: { defaultHtml: `<p></p><p>Original message</p>${longQuote}<p>End</p></div><p>Behind</p>` },
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    handle?.focus('start');
    await expect(body.children).toHaveLength(1);
    document.execCommand('insertText', false, '字');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(body).toHaveTextContent(/^字$/);
    await waitFor(() => expect(isFilling(body)).toBe(false), { timeout: 15_000 });
    await expect(
      [...body.children].map(({ shadowRoot, textContent }) => (shadowRoot ?? { textContent }).textContent?.slice(0, 16)),
    ).toEqual(['字', 'Original message', 'Dear Ida,', 'row 0Budgetrow 1', 'End', 'Behind']);
    await expect(rowsOf(body)).toHaveLength(1_500);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(body.querySelector('p')).toHaveTextContent(/^$/));
    await expect(rowsOf(body)).toHaveLength(1_500);
  },
};

export const GivesAllOfALetterAtAnyTime: Story = {
  tags: ['CMP-33'],
  name: 'Whoever asks for a letter, or selects all of it, while its end still comes in has all of it',
  args: { defaultHtml: longQuote },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await expect(handle?.isFilling()).toBe(true);
    await expect(html().match(/<tr>/g)).toHaveLength(1_500);
    await expect(handle?.getText().match(/^> row \d+/gm)).toHaveLength(1_500);
    await expect(isFilling(body)).toBe(false);
    handle?.setHtml(longQuote);
    await expect(isFilling(body)).toBe(true);
    handle?.focus('start');
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(rowsOf(body)).toHaveLength(1_500));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(body).toHaveTextContent(/^$/));
    await expect(handle?.isEmpty()).toBe(true);
  },
};

const restingOf = (body: HTMLElement) => body.querySelector<HTMLElement>('[data-resting]');
const farQuote = `<p>Agreed.</p><blockquote>${Array.from(
  { length: 600 },
  (_, index) => `<p>line ${index} <a href="https://elsewhere.example/${index}">there</a> and so on</p>`,
).join('')}<p><img src="https://elsewhere.example/seen.png" alt="logo"></p></blockquote><p>Behind</p>`;
const filled = async (body: HTMLElement) => {
  await waitFor(() => expect(isFilling(body)).toBe(false), { timeout: 15_000 });
  await expect(restingOf(body)?.shadowRoot?.querySelectorAll('p')).toHaveLength(601);
};
const pressAt = (target: Element, { x, y }: { x: number; y: number }, type: 'click' | 'mousedown' | 'mouseup') =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }));

export const ALongQuoteRests: Story = {
  tags: ['CMP-33'],
  name: 'A long quote stands as it is while a letter is written above it, and what is written is all of it',
  args: { defaultHtml: farQuote },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    handle?.focus('start');
    await filled(body);
    const shadow = restingOf(body)?.shadowRoot;
    await expect(getComputedStyle(shadow?.querySelector('p') ?? body).marginBlockEnd).toBe('8px');
    // Its images aren't loaded, and its links aren't tab stops.
    await expect(shadow?.querySelector('img')).not.toHaveAttribute('src');
    await expect(shadow?.querySelector('img')).toHaveAttribute('alt', 'logo');
    await expect([...(shadow?.querySelectorAll('a') ?? [])].every(({ tabIndex }) => tabIndex === -1)).toBe(true);
    document.execCommand('insertText', false, '字');
    await waitFor(() => expect(body.querySelector('p')).toHaveTextContent('字Agreed.'));
    await expect(restingOf(body)?.shadowRoot).toBe(shadow);
    await expect(html().match(/line \d+/g)).toHaveLength(600);
    await expect(html()).toContain('https://elsewhere.example/seen.png');
  },
};

export const WritesWhereALongQuoteIsPressed: Story = {
  tags: ['CMP-33'],
  name: 'A press on a long quote writes there, and does not follow its link',
  args: { defaultHtml: farQuote },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await filled(body);
    const line = restingOf(body)?.shadowRoot?.querySelectorAll('p')[2];
    const link = line?.querySelector('a') as HTMLAnchorElement;
    const before = line?.getBoundingClientRect();
    const { left, right, top, height } = link.getBoundingClientRect();
    const at = { x: (left + right) / 2, y: top + height / 2 };
    pressAt(link, at, 'mousedown');
    await expect(pressAt(link, at, 'click')).toBe(false);
    await expect(restingOf(body)).not.toBeNull();
    pressAt(link, at, 'mouseup');
    await expect(restingOf(body)).toBeNull();
    const awake = body.querySelectorAll('blockquote p')[2];
    await expect(awake?.getBoundingClientRect()).toEqual(before);
    await waitFor(() => expect(body).toHaveFocus());
    document.execCommand('insertText', false, '字');
    await waitFor(() => expect(awake?.textContent).toMatch(/^line 2 th?字e?r?e? ?/));
  },
};

export const MarksWhatIsDrawnOverInALongQuote: Story = {
  tags: ['CMP-33'],
  name: 'What is drawn over in a long quote is selected',
  args: { defaultHtml: farQuote },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await filled(body);
    const [first, third] = [1, 3].map((index) => restingOf(body)?.shadowRoot?.querySelectorAll('p')[index] as HTMLElement);
    const [from, to] = [first, third].map((line) => line?.getBoundingClientRect());
    const host = restingOf(body) as HTMLElement;
    pressAt(host, { x: (from?.left ?? 0) + 1, y: (from?.top ?? 0) + 10 }, 'mousedown');
    pressAt(host, { x: (to?.left ?? 0) + 1, y: (to?.top ?? 0) + 10 }, 'mouseup');
    await waitFor(() => expect(document.getSelection()?.toString()).toMatch(/^line 1 there and so on\s+line 2 there and so on\s*$/));
  },
};

const keysInto: KeyboardEventInit[] = [{ key: 'ArrowDown' }, { key: 'ArrowRight' }, { key: 'PageDown' }, { key: 'End', ctrlKey: true }];

export const KeysLeadIntoALongQuote: Story = {
  tags: ['CMP-33'],
  name: 'Keys lead into a long quote as into any other',
  args: { defaultHtml: farQuote },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const press = (key: KeyboardEventInit) => body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    for (const key of keysInto) {
      handle?.setHtml(farQuote);
      handle?.focus('start');
      await filled(body);
      press({ key: 'ArrowRight' });
      press({ key: 'ArrowUp' });
      await expect(restingOf(body)).not.toBeNull();
      document.getSelection()?.modify('move', 'forward', 'lineboundary');
      await waitFor(() => {
        press(key);
        expect(restingOf(body)).toBeNull();
      });
    }
    handle?.setHtml(farQuote);
    handle?.focus('start');
    await filled(body);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await waitFor(() => expect(handle?.isEmpty()).toBe(true));
  },
};

export const ToolbarRightToLeft: Story = { args: { defaultHtml: table }, parameters: { direction: 'rtl' } };
export const ToolbarInForcedColours: Story = { args: { defaultHtml: table }, parameters: { chromatic: { forcedColors: 'active' } } };
