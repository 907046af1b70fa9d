import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { inertDocument } from './inertDocument.ts';
import { blockAttributes, purify } from './purify.ts';
import { isHolding, sourceOf } from './quoteSource.ts';

const { original: originalAttribute, signature: signatureAttribute } = blockAttributes;

/** Sides a paragraph can be set to. */
export type Alignment = 'start' | 'center' | 'end' | 'justify';

const alignments: Readonly<Record<string, Alignment>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  justify: 'justify',
};

const lengthPattern = /^\d+(?:\.\d+)?(?:px|pt|em|rem|%)$/;
const cleanText = /^[^;{}<>"\\]{1,200}$/;

/** A CSS value that says no more than it should: no url(), no second declaration. */
const cssValue = (value: string | null) => (value && cleanText.test(value) && !/url\s*\(|expression|var\s*\(/i.test(value) ? value : null);

/** Normalizes a color for messages, because browsers return another format than they were given. */
const colourValue = (value: string | null) => {
  const parts =
    /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(value ?? '')?.slice(1) ??
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value ?? '')?.slice(1);
  if (!parts) return cssValue(value);
  const isHex = value?.startsWith('#');
  return `#${parts
    .map((part) => (isHex ? part : Number(part).toString(16).padStart(2, '0')))
    .join('')
    .toUpperCase()}`;
};

const alignOf = (dom: HTMLElement): Alignment | null => {
  const written = dom.style.textAlign || dom.getAttribute('align') || '';
  return alignments[written.toLowerCase()] ?? null;
};
const indentOf = (dom: HTMLElement) => {
  const margin = Number.parseFloat(dom.style.marginInlineStart || dom.style.marginLeft || dom.style.paddingLeft);
  return Number.isFinite(margin) ? Math.max(0, Math.min(8, Math.round(margin / 24))) : 0;
};
const lineHeightOf = (dom: HTMLElement) => {
  const written = dom.style.lineHeight;
  const times = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1);
  return /^\d+(?:\.\d+)?%?$/.test(written) && times >= 1 && times <= 4 ? String(Math.round(times * 100) / 100) : null;
};
const blockStyle = (attrs: Attrs) =>
  [
    attrs.align && `text-align: ${attrs.align}`,
    attrs.indent > 0 && `margin-inline-start: ${attrs.indent * 24}px`,
    attrs.lineHeight && `line-height: ${attrs.lineHeight}`,
    attrs.background && `background-color: ${colourValue(attrs.background)}`,
  ]
    .filter(Boolean)
    .join('; ');
/** Marks a block of a quoted message, so that the editor styles don't override its original style. */
const quotedAttrs = ({ source }: Attrs) => (source === null ? {} : { 'data-quoted': '' });
const blockAttrs = (attrs: Attrs) => {
  const style = blockStyle(attrs);
  return { ...quotedAttrs(attrs), ...(style === '' ? {} : { style }) };
};
const sourceSpec = { source: { default: null } };
const readSource = (dom: HTMLElement) => ({ source: sourceOf(dom) });
const blockSpec = {
  ...sourceSpec,
  align: { default: null },
  indent: { default: 0 },
  lineHeight: { default: null },
  background: { default: null },
};
const readBlock = (dom: HTMLElement) => ({
  align: alignOf(dom),
  indent: indentOf(dom),
  lineHeight: lineHeightOf(dom),
  background: colourValue(dom.getAttribute('bgcolor')),
  ...readSource(dom),
});

const span = (dom: HTMLElement, name: string) => Math.max(1, Math.min(100, Number(dom.getAttribute(name)) || 1));
const readCell = (dom: HTMLElement) => ({
  colspan: span(dom, 'colspan'),
  rowspan: span(dom, 'rowspan'),
  background: colourValue(dom.style.backgroundColor || dom.getAttribute('bgcolor')),
  // A head is written so without being asked.
  align: dom.localName === 'th' && dom.style.textAlign === 'left' ? null : alignOf(dom),
  width: lengthPattern.test(dom.style.width) ? dom.style.width : null,
  ...readSource(dom),
});
const tableWidthOf = (dom: HTMLElement) => {
  const written = dom.style.width || dom.getAttribute('width') || '';
  const width = /^\d+$/.test(written) ? `${written}px` : written;
  return lengthPattern.test(width) ? width : null;
};
const cellAttrs = ({ colspan, rowspan, background, align, width }: Attrs) => ({
  ...(colspan === 1 ? {} : { colspan }),
  ...(rowspan === 1 ? {} : { rowspan }),
  style: [background && `background-color: ${colourValue(background)}`, align && `text-align: ${align}`, width && `width: ${width}`]
    .filter(Boolean)
    .join('; '),
});
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  attrs: {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    background: { default: null },
    align: { default: null },
    width: { default: null },
    // Asked for by the commands of tables; here a cell says its width itself.
    colwidth: { default: null },
    ...sourceSpec,
  },
  isolating: true,
  parseDOM: [{ tag, getAttrs: readCell }],
  toDOM: (node): DOMOutputSpec => [tag, { ...cellAttrs(node.attrs), ...quotedAttrs(node.attrs) }, 0],
});

const nodes = {
  doc: { content: 'block+', attrs: { stationery: { default: null } } },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: blockSpec,
    parseDOM: [
      { tag: 'p', getAttrs: readBlock },
      { tag: 'div', getAttrs: readBlock, priority: 20 },
    ],
    toDOM: (node): DOMOutputSpec => ['p', blockAttrs(node.attrs), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...blockSpec, level: { default: 1 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (dom: HTMLElement) => {
        const { lineHeight, ...block } = readBlock(dom);
        // 1.4 is what each heading is written with.
        return { ...block, lineHeight: lineHeight === '1.4' ? null : lineHeight, level: Math.min(3, level) };
      },
    })),
    toDOM: (node): DOMOutputSpec => [`h${node.attrs.level}`, blockAttrs(node.attrs), 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: sourceSpec,
    parseDOM: [{ tag: 'blockquote', getAttrs: readSource }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  /** Container of blocks in a quoted message. */
  section: {
    content: 'block+',
    group: 'block',
    attrs: { ...sourceSpec, background: { default: null } },
    parseDOM: [
      {
        tag: 'div, center, article, section, main, header, footer, aside, address, fieldset, figure',
        getAttrs: (dom: HTMLElement) => isHolding(dom) && { ...readSource(dom), background: colourValue(dom.getAttribute('bgcolor')) },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['div', attrs.background ? { style: `background-color: ${attrs.background}` } : {}, 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  ordered_list: {
    ...orderedList,
    content: 'list_item+',
    group: 'block',
    attrs: { ...orderedList.attrs, ...sourceSpec },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (dom: HTMLElement) => ({ order: dom.hasAttribute('start') ? Number(dom.getAttribute('start')) : 1, ...readSource(dom) }),
      },
    ],
  },
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block', attrs: sourceSpec, parseDOM: [{ tag: 'ul', getAttrs: readSource }] },
  list_item: { ...listItem, content: 'paragraph block*', attrs: sourceSpec, parseDOM: [{ tag: 'li', getAttrs: readSource }] },
  table: {
    content: 'table_row+',
    group: 'block',
    isolating: true,
    tableRole: 'table',
    attrs: { width: { default: null }, ...sourceSpec },
    parseDOM: [{ tag: 'table', getAttrs: (dom: HTMLElement) => ({ width: tableWidthOf(dom), ...readSource(dom) }) }],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'table',
      { ...(attrs.width ? { style: `width: ${attrs.width}` } : {}), ...quotedAttrs(attrs) },
      ['tbody', 0],
    ],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    attrs: sourceSpec,
    parseDOM: [{ tag: 'tr', getAttrs: readSource }],
    toDOM: (): DOMOutputSpec => ['tr', 0],
  },
  table_cell: cell('td'),
  table_header: cell('th'),
  signature: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: `div[${signatureAttribute}]`, priority: 60 }],
    toDOM: (): DOMOutputSpec => ['div', { [signatureAttribute]: '' }, 0],
  },
  original: {
    group: 'block',
    atom: true,
    selectable: true,
    attrs: { html: {} },
    parseDOM: [{ tag: `div[${originalAttribute}]`, priority: 60, getAttrs: (dom: HTMLElement) => ({ html: purify(dom.innerHTML) }) }],
    toDOM: (node): DOMOutputSpec => {
      const dom = inertDocument().createElement('div');
      dom.setAttribute(originalAttribute, '');
      dom.innerHTML = node.attrs.html;
      return dom;
    },
  },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, title: { default: null }, width: { default: null }, height: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom: HTMLElement) => {
          const src = dom.getAttribute('src') ?? '';
          // Drop images on the sender's own disk: the recipients couldn't load them.
          if (!/^(?:https?:|data:image\/|blob:|cid:|\/)/i.test(src)) return false;
          const size = (name: string) => (/^\d+$/.test(dom.getAttribute(name) ?? '') ? dom.getAttribute(name) : null);
          return {
            src,
            alt: dom.getAttribute('alt') ?? '',
            title: dom.getAttribute('title'),
            width: size('width'),
            height: size('height'),
          };
        },
      },
    ],
    toDOM: (node): DOMOutputSpec => ['img', node.attrs],
  },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: (): DOMOutputSpec => ['br'] },
} as const satisfies Record<string, NodeSpec>;

/** A mark that is one CSS property on a span. */
const styleMark = (property: string, accept: (value: string) => string | null): MarkSpec => ({
  attrs: { value: {} },
  parseDOM: [{ style: property, getAttrs: (written) => ((value) => (value ? { value } : false))(accept(written)) }],
  toDOM: (mark): DOMOutputSpec => ['span', { style: `${property}: ${accept(mark.attrs.value) ?? mark.attrs.value}` }, 0],
});

/** Black is what text is anyway; kept, it would be black on black in a dark skin. */
const colour = (value: string) =>
  /^(?:windowtext|black|#000(?:000)?|rgb\(0, 0, 0\)|inherit|initial|transparent)$/i.test(value) ? null : colourValue(value);
const fontSizes: Readonly<Record<string, string>> = {
  1: '10px',
  2: '13px',
  3: '16px',
  4: '18px',
  5: '24px',
  6: '32px',
  7: '48px',
};

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom: HTMLElement) => {
          const href = dom.getAttribute('href') ?? '';
          return isSafeHref(href) && { href, title: dom.getAttribute('title') };
        },
      },
    ],
    toDOM: (mark): DOMOutputSpec => ['a', { ...mark.attrs, rel: 'noopener noreferrer', target: '_blank' }, 0],
  },
  fontFamily: styleMark('font-family', (value) => (value.length < 200 && !/[;{}<>\\(]/.test(value) ? value.replaceAll('"', "'") : null)),
  fontSize: {
    ...styleMark('font-size', (value) => (lengthPattern.test(value) ? value : null)),
    parseDOM: [
      { style: 'font-size', getAttrs: (written: string) => lengthPattern.test(written) && { value: written } },
      { tag: 'font[size]', getAttrs: (dom: HTMLElement) => ({ value: fontSizes[dom.getAttribute('size') ?? ''] ?? '16px' }) },
    ],
  },
  color: {
    ...styleMark('color', colour),
    parseDOM: [
      { style: 'color', getAttrs: (written: string) => ((value) => (value ? { value } : false))(colour(written)) },
      {
        tag: 'font[color]',
        getAttrs: (dom: HTMLElement) => ((value) => (value ? { value } : false))(colour(dom.getAttribute('color') ?? '')),
      },
    ],
  },
  background: {
    ...styleMark('background-color', (value) =>
      /^(?:transparent|inherit|initial|white|#fff(?:fff)?|rgb\(255, 255, 255\))$/i.test(value) ? null : colourValue(value),
    ),
  },
  em: {
    parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps a whole paste in a <b> that is not bold.
      { tag: 'b', getAttrs: (dom: HTMLElement) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value: string) => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(value) && null },
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, { tag: 'ins' }, { style: 'text-decoration=underline' }, { style: 'text-decoration-line=underline' }],
    toDOM: (): DOMOutputSpec => ['u', 0],
  },
  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'strike' },
      { tag: 'del' },
      { style: 'text-decoration=line-through' },
      { style: 'text-decoration-line=line-through' },
    ],
    toDOM: (): DOMOutputSpec => ['s', 0],
  },
  code: { parseDOM: [{ tag: 'code' }], toDOM: (): DOMOutputSpec => ['code', 0] },
} as const satisfies Record<string, MarkSpec>;

/** Returns whether an address may be the target of a link in a message. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|ftp:|#)/i.test(href.trim());
}

/** Schema of a message in the editor. */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
