import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect } from 'storybook/test';
import { generatedLetter } from '../../foundation/testing/letterArbitrary.ts';
import { readHtml, writeHtml } from './html.ts';
import { goOn, openHtml } from './openHtml.ts';
import { sealQuotes } from './quoteSource.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const meta = { component: RichTextEditor, title: 'Mail/Writing/RichTextEditor/RoundTrip' } satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a message as the editor loads it, including content that arrives in chunks. */
function opened(html: string) {
  const { doc, rest } = openHtml(html);
  const { tr } = EditorState.create({ doc });
  for (let next = rest.next(); !next.done; next = rest.next()) goOn(tr, next.value);
  sealQuotes(tr.doc);
  return tr.doc;
}
const words = (doc: Node) => doc.textContent.replace(/\s/g, '');
const roundTrip = (html: string) => writeHtml(opened(html));

export const DraftsComeBackAsTheyWereSaved: Story = {
  tags: ['CMP-53'],
  name: 'A draft that is saved, opened and saved again is the same, whatever stands in it',
  play: async () => {
    await fc.assert(
      fc.property(generatedLetter, (doc) => {
        doc.check();
        const saved = writeHtml(doc);
        const again = readHtml(saved);
        if (writeHtml(again) !== saved) throw new Error(`${saved}\n${writeHtml(again)}`);
        if (!readHtml(writeHtml(again)).eq(again)) throw new Error(`another letter than was saved: ${saved}`);
        if (words(again) !== words(doc)) throw new Error(`words are lost: ${saved}`);
      }),
      { numRuns: 100, seed: 17 },
    );
  },
};

const lines = {
  empty: '<p></p>',
  twoLines: '<p>a<br><br></p>',
  cells: '<table><tbody><tr><td></td><td><p><br></p></td></tr></tbody></table>',
};

export const EmptyLinesAndCellsStayOne: Story = {
  tags: ['CMP-53'],
  name: 'An empty line is one line, and an empty cell has one, however often a draft is opened',
  play: async () => {
    const shapes = (html: string) => {
      let saved = html;
      const seen = [0, 1, 2].map(() => {
        const doc = readHtml(saved);
        saved = writeHtml(doc);
        return doc.toString();
      });
      return [...new Set(seen)];
    };
    await expect(shapes(lines.empty)).toEqual(['doc(paragraph)']);
    await expect(shapes(lines.twoLines)).toEqual(['doc(paragraph("a", hard_break))']);
    await expect(shapes(lines.cells)).toEqual(['doc(table(table_row(table_cell(paragraph), table_cell(paragraph))))']);
    await expect(shapes('<p>a</p><br><p>b</p>')).toEqual(['doc(paragraph("a"), paragraph, paragraph("b"))']);
    await expect(shapes('<div>a<br></div><div><br></div><div>b</div>')).toEqual(['doc(paragraph("a"), paragraph, paragraph("b"))']);
  },
};

const newsletter =
  '<x-note a="1"></x-note><center><TABLE width=600 cellpadding="0" border="0" bgcolor="#f4f4f4"><tr><td style="padding:0 24px;background:#123456 url(https://x.example/a.png)"><div style="background-color:#eee;color:#333"><p>第一<p>第二&nbsp;段<o:p></o:p></div></td><td></td></tr></TABLE><br><br><font color=red>尾</font></center>';
const quote = (body: string) => `<p><br></p><p>------ Original message ------<br>From: Ida</p><blockquote type="cite">${body}</blockquote>`;
const inside = (html: string) => html.slice(html.indexOf('>', html.indexOf('<blockquote')) + 1, html.lastIndexOf('</blockquote>'));

export const WhatIsQuotedGoesOutAsItCame: Story = {
  tags: ['RED-57'],
  name: 'A mail that is quoted goes out byte for byte as it came, where nobody wrote in it',
  play: async () => {
    const bodies = [
      newsletter,
      `${newsletter}${'<blockquote>deeper</blockquote>'}`,
      newsletter.repeat(80),
      'plain<br>lines<br><br>',
      '&lt;b&gt; a  b',
    ];
    for (const body of bodies) {
      const first = roundTrip(quote(body));
      await expect(inside(first)).toBe(body);
      // As a draft that is opened again, and with words above it.
      await expect(roundTrip(first)).toBe(first);
      const doc = opened(first);
      const typed = EditorState.create({ doc }).tr.insertText('Dear Ida', 1).doc;
      await expect(inside(writeHtml(typed))).toBe(body);
    }
  },
};

export const OneWordMoreInAQuoteChangesThatLineAlone: Story = {
  tags: ['RED-57'],
  name: 'Who writes in a quoted mail changes that line alone: tables, grounds and distances stay as they came',
  play: async () => {
    const body =
      '<center class="w"><table width="600" cellpadding="0" border="0"><tbody><tr><td bgcolor="#123456" style="padding: 0 24px">one</td><td><div style="background-color: #eee"><p class="x">two</p><p style="margin: 0">three <b>four</b></p></div></td></tr></tbody></table></center>';
    const doc = opened(quote(body));
    let at = 0;
    doc.descendants((node, position) => {
      if (node.text === 'two') at = position + 3;
    });
    const { tr } = EditorState.create({ doc });
    const typed = tr.insertText('!', at).doc;
    await expect(inside(writeHtml(typed))).toBe(body.replace('two', 'two!'));
    await expect(inside(roundTrip(writeHtml(typed)))).toBe(body.replace('two', 'two!'));
    // Undoing the change restores the original message.
    const undone = EditorState.create({ doc: typed }).tr.delete(at, at + 1).doc;
    await expect(inside(writeHtml(undone))).toBe(body);
  },
};

export const WhatActsDoesNotGoOnInAQuote: Story = {
  tags: ['RED-57'],
  name: 'A quote that could act, or that ends where it does not say, goes out as it was read',
  play: async () => {
    const acts = roundTrip(quote('<p onclick="x()">a<img src="x" onerror="y()"></p><a href="javascript:x()">b</a>'));
    await expect(acts).not.toMatch(/onclick|onerror|javascript:/);
    const open = roundTrip(`<div data-jinshu-stationery="lan" style="color: red">${quote('<b>a</div>b')}<p>c</p></div>`);
    await expect(roundTrip(open)).toBe(open);
  },
};
