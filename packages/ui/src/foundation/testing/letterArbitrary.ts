import * as fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from '../../parts/rich-text-editor/schema.ts';

/** Letters of every shape that an editor can make, for tests. */

const { nodes, marks } = schema;

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom(' ', '  ', ' a ', 'a  b', '你好，', '　全角', '\u00a0', '<b>&amp;', 'one\ntwo', 'a\tb', '😀', 'x', '"\'', '-- '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  )
  // No form and no mail carries these.
  .map((words) => [...words.toWellFormed()].filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t').join('') || 'x');

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom('em', 'strong', 'underline', 'strike', 'code').map((name) => schema.mark(name)),
  fc.constantFrom('#B72D29', '#336699', 'rgb(1, 2, 3)', '#abcdef').map((value) => marks.color.create({ value })),
  fc.constantFrom('#FFF3B0', 'rgb(200, 0, 10)').map((value) => marks.background.create({ value })),
  fc.constantFrom('12px', '18px', '10.5pt').map((value) => marks.fontSize.create({ value })),
  fc.constantFrom('SimSun', "'Microsoft YaHei', sans-serif").map((value) => marks.fontFamily.create({ value })),
  fc.constantFrom('https://jinshu.example/?a=1&b="2"', 'mailto:ida@jinshu.example', '#top').map((href) => marks.link.create({ href })),
);
const marked = fc.array(mark, { maxLength: 3 }).map((all) => all.reduce<readonly Mark[]>((set, one) => one.addToSet(set), []));

const inline: fc.Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(text, marked).map(([words, set]) => schema.text(words, set)) },
  { weight: 2, arbitrary: fc.constant(null).map(() => nodes.hard_break.create()) },
  {
    weight: 1,
    arbitrary: marked.map((set) => nodes.image.create({ src: 'https://jinshu.example/a.png', alt: 'a "b"', width: '20' }, null, set)),
  },
);
const line = fc.array(inline, { maxLength: 5 });

const looks = fc.record({
  align: fc.constantFrom(null, 'start', 'center', 'end', 'justify'),
  indent: fc.constantFrom(0, 0, 1, 8),
  lineHeight: fc.constantFrom(null, '1', '1.75'),
  background: fc.constantFrom(null, null, '#EEEEEE'),
});
const paragraph = fc.tuple(looks, line).map(([attrs, content]) => nodes.paragraph.create(attrs, content));
const cellLooks = fc.record({
  background: fc.constantFrom(null, '#4472C4'),
  align: fc.constantFrom(null, 'center', 'end'),
  width: fc.constantFrom(null, '120px', '25%'),
});

const { block } = fc.letrec<{ block: Node; blocks: Node[]; item: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'letter' },
    paragraph,
    fc.tuple(looks, fc.constantFrom(1, 2, 3), line).map(([attrs, level, content]) => nodes.heading.create({ ...attrs, level }, content)),
    text.map((words) => nodes.code_block.create(null, schema.text(words))),
    fc.constant(null).map(() => nodes.horizontal_rule.create()),
    tie('blocks').map((content) => nodes.blockquote.create(null, content)),
    tie('blocks').map((content) => nodes.signature.create(null, content)),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => nodes.bullet_list.create(null, items)),
    fc
      .tuple(fc.constantFrom(1, 1, 4), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([order, items]) => nodes.ordered_list.create({ order }, items)),
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([rows, columns]) =>
      fc.array(fc.tuple(fc.boolean(), cellLooks, tie('blocks')), { minLength: rows * columns, maxLength: rows * columns }).map((cells) =>
        nodes.table.create(
          { width: '100%' },
          Array.from({ length: rows }, (_, row) =>
            nodes.table_row.create(
              null,
              cells
                .slice(row * columns, (row + 1) * columns)
                .map(([isHead, attrs, content]) => (isHead ? nodes.table_header : nodes.table_cell).create(attrs, content)),
            ),
          ),
        ),
      ),
    ),
  ),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => nodes.list_item.create(null, [first, ...more])),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
}));

/** Arbitrary message with any structure. */
export const generatedLetter: fc.Arbitrary<Node> = fc
  .tuple(
    fc.constantFrom(null, null, { id: 'lan', style: 'background-color: rgb(238, 238, 255); padding: 24px' }),
    fc.array(block, { minLength: 1, maxLength: 5 }),
  )
  .map(([stationery, content]) => nodes.doc.create({ stationery }, content));
