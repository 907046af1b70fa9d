import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { clearFormat, indent, outdent, redo, selectOriginalBefore, toggle, toggleList, undo } from './commands.ts';
import { isFill } from './fillEditor.ts';
import { restingQuotes } from './restingQuotes.ts';
import { schema } from './schema.ts';
import { leaveTable, nextCell, previousCell } from './tables.ts';

const { marks, nodes } = schema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

// Outside tables Tab is left to the browser: it leaves the editor, as a keyboard user expects. Mod-Enter is left to the form: it sends.
const { 'Mod-Enter': _send, ...plainKeys } = baseKeymap;

const keys = (askForLink: () => void): Record<string, Command> => ({
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('em'),
  'Mod-u': toggle('underline'),
  'Mod-Shift-x': toggle('strike'),
  'Mod-e': toggle('code'),
  'Mod-\\': clearFormat,
  'Mod-Shift-7': toggleList('ordered_list'),
  'Mod-Shift-8': toggleList('bullet_list'),
  'Mod-]': indent,
  'Mod-[': outdent,
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-k': () => {
    askForLink();
    return true;
  },
  Tab: nextCell,
  'Shift-Tab': previousCell,
  ArrowDown: leaveTable('down'),
  ArrowUp: leaveTable('up'),
  'Shift-Enter': breakLine,
  Enter: splitListItem(nodes.list_item),
  Backspace: chainCommands(undoInputRule, selectOriginalBefore),
});

/** Converts three dashes in an empty paragraph to a horizontal rule. */
const ruleByDashes = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph || $start.depth > 1) return null;
  const after = [nodes.horizontal_rule.create(), nodes.paragraph.create()];
  const tr = state.tr.replaceWith($start.before(), $start.after(), after);
  return tr.setSelection(TextSelection.near(tr.doc.resolve($start.before() + 1)));
});

/**
 * Converts an address to a link when a space follows. Chinese text and punctuation also end an address, because no space separates them.
 */
const linkByAddress = new InputRule(/(?:^|[^\w/])((?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+)\s$/, (state, match, _start, end) => {
  const address = (match[1] ?? '').replace(/[.,;:!?)]+$/, '');
  const from = end - (match[1] ?? '').length;
  const to = from + address.length;
  if (!/\.\w|\/\/\w/.test(address) || state.doc.rangeHasMark(from, to, marks.link)) return null;
  const href = address.startsWith('www.') ? `https://${address}` : address;
  return state.tr.insertText(' ', end).addMark(from, to, marks.link.create({ href })).removeStoredMark(marks.link);
});

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,3})[.、]\s$/,
      nodes.ordered_list,
      (match) => ({ order: Number(match[1]) }),
      (match, node) => node.childCount + node.attrs.order === Number(match[1]),
    ),
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    ruleByDashes,
    linkByAddress,
  ],
});

/** Shows a hint in an empty letter. It is a decoration, so it is never part of what is sent. */
const placeholder = (text: string) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const first = doc.firstChild;
        const isEmpty = doc.childCount === 1 && first?.type === nodes.paragraph && first.content.size === 0;
        return isEmpty ? DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, { 'data-placeholder': text })]) : null;
      },
    },
  });

/** Tables are mended when they are changed, but not one that is still coming in: cells would be added that its sender never wrote. */
function tables(): Plugin {
  const { spec } = tableEditing();
  return new Plugin({
    ...spec,
    appendTransaction: (transactions, before, after) =>
      transactions.some(isFill) ? null : spec.appendTransaction?.call(spec as Plugin, transactions, before, after),
  });
}

/** The plugins of an editor; the order is the order in which they see a key. */
export function createPlugins(options: { placeholder: string; askForLink: () => void }): Plugin[] {
  return [
    restingQuotes(),
    rules,
    keymap(keys(options.askForLink)),
    keymap(plainKeys),
    tables(),
    history({ newGroupDelay: 500 }),
    ...(options.placeholder === '' ? [] : [placeholder(options.placeholder)]),
  ];
}
