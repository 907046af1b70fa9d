import DOMPurify from 'dompurify';
import { DOMSerializer, Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHtml, writeAhead, writeHtml, writeText } from './html.ts';
import { schema } from './schema.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Text alone: the DOM of this test cleans less well than a browser does.
const quoted = 'Budget $1 and $$ more';
const letter = (words: string) => readHtml(`<p>${words}</p><div data-jinshu-original="">${quoted}</div>`);

it('writes the original as it came, signs of a pattern in it too', () => {
  expect(writeHtml(letter('first'))).toContain(`<div data-jinshu-original="">${quoted}</div>`);
  expect(writeText(letter('first'))).toBe('first\n> Budget $1 and $$ more');
});

it('leaves alone what only looks like the place of an original', () => {
  const words = '&lt;div data-jinshu-original="0"&gt;&lt;/div&gt;';
  expect(writeHtml(letter(words))).toContain('&lt;div data-jinshu-original="0"&gt;&lt;/div&gt;');
});

it('writes indents and the edge of a quote so that Outlook and Gmail show them', () => {
  const indented = schema.node('paragraph', { indent: 2 }, schema.text('a'));
  const quote = schema.node('blockquote', null, schema.node('paragraph', null, schema.text('b')));
  const html = writeHtml(schema.node('doc', null, [indented, quote]));
  expect(html).toContain('margin-left: 48px; margin-inline-start: 48px');
  expect(html).toContain('border-left: 3px solid; ');
});

it('cleans an original once, however often the letter around it is read', () => {
  const doc = letter('first');
  const clean = vi.spyOn(DOMPurify, 'sanitize');
  const texts = [writeText(doc), writeText(doc.copy(doc.content)), writeText(doc)];
  expect(new Set(texts).size).toBe(1);
  expect(clean).toHaveBeenCalledTimes(1);
  clean.mockRestore();
});

describe('a letter above a long quoted mail', () => {
  const row = '<tr><td>third quarter</td><td><b>Budget</b>, as agreed</td></tr>';
  const long = () => readHtml(`<p>Dear Ida,</p><blockquote><table>${row.repeat(200)}</table><ul><li>one</li></ul></blockquote>`);
  /** Copies a document, so that none of its nodes have cached HTML. */
  const anew = (doc: Node) => Node.fromJSON(schema, doc.toJSON());
  const typed = (doc: Node, at = 1) => EditorState.create({ doc }).tr.insertText('x', at).doc;

  it('is made into HTML and text anew only where something was typed', () => {
    const doc = long();
    expect([writeHtml(doc), writeText(doc)]).toEqual([writeHtml(anew(doc)), writeText(anew(doc))]);
    const next = typed(doc);
    const whole = [writeHtml(anew(next)), writeText(anew(next))];
    const blocks = vi.spyOn(DOMSerializer.prototype, 'serializeNode');
    const texts = vi.spyOn(Node.prototype, 'textBetween');
    expect([writeHtml(next), writeText(next)]).toEqual(whole);
    expect([blocks.mock.calls.length, texts.mock.calls.length]).toEqual([1, 1]);
  });

  it('is made anew in the cell of the quote that was changed, and in no other', () => {
    const doc = long();
    writeHtml(doc);
    const next = typed(doc, doc.content.size - 400);
    const whole = writeHtml(anew(next));
    const blocks = vi.spyOn(DOMSerializer.prototype, 'serializeNode');
    expect(writeHtml(next)).toBe(whole);
    expect(blocks).toHaveBeenCalledOnce();
  });

  it('is written ahead bit by bit while nothing else is to be done', () => {
    const asked: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => asked.push(act));
    vi.stubGlobal('cancelIdleCallback', (id: number) => asked.splice(id - 1, 1));
    const doc = long();
    const ahead = writeAhead(doc);
    expect(ahead.isDone()).toBe(false);
    // A slow machine, on which each block takes as long as may be written at a time.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 4;
      return now;
    });
    let rests = 0;
    for (let act = asked.shift(); act; act = asked.shift()) {
      act();
      rests += 1;
    }
    vi.mocked(performance.now).mockRestore();
    expect(ahead.isDone()).toBe(true);
    const blocks = vi.spyOn(DOMSerializer.prototype, 'serializeNode');
    const texts = vi.spyOn(Node.prototype, 'textBetween');
    writeHtml(doc);
    writeText(doc);
    expect([rests > 100, blocks.mock.calls.length, texts.mock.calls.length]).toEqual([true, 0, 0]);
  });

  it('is not written ahead any more once its editor is gone', () => {
    const cancelled = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancelled);
    writeAhead(long()).stop();
    expect(cancelled.mock.calls).toEqual([[7]]);
  });
});
