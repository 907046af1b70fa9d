import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Attrs, MarkType, Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { type Alignment, isSafeHref, schema } from './schema.ts';

const { marks, nodes } = schema;

/** Marks that are on or off. */
export type ToggledMark = 'strong' | 'em' | 'underline' | 'strike' | 'code';
/** Marks that carry a CSS value. */
export type ValuedMark = 'color' | 'background' | 'fontSize' | 'fontFamily';
/** Type of a paragraph. */
export type BlockKind = 'paragraph' | 'heading1' | 'heading2' | 'heading3' | 'code';

/** Toolbar state at the caret. */
export interface EditorStatus {
  strong: boolean;
  em: boolean;
  underline: boolean;
  strike: boolean;
  code: boolean;
  isLink: boolean;
  isBulletList: boolean;
  isOrderedList: boolean;
  isQuote: boolean;
  isTable: boolean;
  isImage: boolean;
  block: BlockKind;
  align: Alignment;
  lineHeight: string;
  color: string;
  background: string;
  fontSize: string;
  fontFamily: string;
  canUndo: boolean;
  canRedo: boolean;
}

function valueAt(state: EditorState, type: MarkType): string {
  const { from, $from, to, empty } = state.selection;
  const held = type.isInSet(state.storedMarks ?? $from.marks());
  if (empty) return held?.attrs.value ?? '';
  // The first character speaks for the selection: reading all of a long one at every key would cost the frame.
  let found: string | undefined;
  state.doc.nodesBetween(from, Math.min(to, from + 1), (node) => {
    if (node.isInline) found ??= type.isInSet(node.marks)?.attrs.value ?? '';
  });
  return found ?? '';
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  return empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
}

/** Returns the toolbar state. It walks up from the caret and never through the whole message, so long messages don't slow down typing. */
export function readStatus(state: EditorState): EditorStatus {
  const { $from } = state.selection;
  let isBulletList = false;
  let isOrderedList = false;
  let isQuote = false;
  let isTable = false;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (!isBulletList && !isOrderedList) {
      isBulletList = type === nodes.bullet_list;
      isOrderedList = type === nodes.ordered_list;
    }
    if (type === nodes.blockquote) isQuote = true;
    if (type === nodes.table) isTable = true;
  }
  const { type, attrs } = $from.parent;
  return {
    strong: hasMark(state, marks.strong),
    em: hasMark(state, marks.em),
    underline: hasMark(state, marks.underline),
    strike: hasMark(state, marks.strike),
    code: hasMark(state, marks.code),
    isLink: hasMark(state, marks.link),
    isBulletList,
    isOrderedList,
    isQuote,
    isTable,
    isImage: chosenImage(state) !== undefined,
    block: type === nodes.heading ? (`heading${attrs.level}` as BlockKind) : type === nodes.code_block ? 'code' : 'paragraph',
    align: attrs.align ?? 'start',
    lineHeight: attrs.lineHeight ?? '',
    color: valueAt(state, marks.color),
    background: valueAt(state, marks.background),
    fontSize: valueAt(state, marks.fontSize),
    fontFamily: valueAt(state, marks.fontFamily),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** Whether two readings look the same, so that the toolbar stays as it is while the user types. */
export function isSameStatus(one: EditorStatus, other: EditorStatus): boolean {
  return (Object.keys(one) as (keyof EditorStatus)[]).every((key) => one[key] === other[key]);
}

/** Turns a mark on or off. */
export const toggle = (name: ToggledMark): Command => toggleMark(marks[name]);

/** Gives the selection a value of a mark, or takes it away with an empty one. */
export function setValue(name: ValuedMark, value: string): Command {
  return (state, dispatch) => {
    const type = marks[name];
    const { tr, selection } = state;
    if (selection.empty) tr.removeStoredMark(type);
    for (const { $from, $to } of selection.ranges) tr.removeMark($from.pos, $to.pos, type);
    if (value !== '') {
      const mark = type.create({ value });
      if (selection.empty) tr.addStoredMark(mark);
      for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, mark);
    }
    dispatch?.(tr);
    return true;
  };
}

/** Makes the paragraphs of the selection headings, code, or paragraphs again. */
export function setBlock(kind: BlockKind): Command {
  if (kind === 'paragraph') return setBlockType(nodes.paragraph);
  if (kind === 'code') return setBlockType(nodes.code_block);
  return setBlockType(nodes.heading, { level: Number(kind.slice(-1)) });
}

/** Changes attributes of every block of the selection that has them. */
function setBlockAttrs(change: (attrs: Attrs) => Attrs): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges) {
      state.doc.nodesBetween($from.pos, $to.pos, (node: Node, position: number) => {
        if (node.type === nodes.paragraph || node.type === nodes.heading)
          tr.setNodeMarkup(position, null, { ...node.attrs, ...change(node.attrs) });
      });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Sets paragraphs to a side. */
export const setAlign = (align: Alignment): Command => setBlockAttrs(() => ({ align: align === 'start' ? null : align }));

/** Sets the distance of the lines; empty takes it away. */
export const setLineHeight = (lineHeight: string): Command => setBlockAttrs(() => ({ lineHeight: lineHeight === '' ? null : lineHeight }));

const clampIndent = (indent: number) => Math.max(0, Math.min(8, indent));

/** Moves paragraphs in by a step, or list items a level deeper. */
export const indent: Command = (state, dispatch) =>
  sinkListItem(nodes.list_item)(state, dispatch) || setBlockAttrs((attrs) => ({ indent: clampIndent(attrs.indent + 1) }))(state, dispatch);

/** Moves paragraphs out by a step, or list items a level up. */
export const outdent: Command = (state, dispatch) =>
  liftListItem(nodes.list_item)(state, dispatch) || setBlockAttrs((attrs) => ({ indent: clampIndent(attrs.indent - 1) }))(state, dispatch);

/** Makes a list of the selection, turns a list of the other kind into this one, or ends the list. */
export function toggleList(kind: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to, (node) => node.type === nodes.bullet_list || node.type === nodes.ordered_list);
    if (!range) return wrapInList(nodes[kind])(state, dispatch);
    if (range.parent.type === nodes[kind]) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(range.$from.before(range.depth), nodes[kind]));
    return true;
  };
}

/** Quotes the selection or ends the quotation. */
export const toggleQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes.blockquote) return lift(state, dispatch);
  }
  return wrapIn(nodes.blockquote)(state, dispatch);
};

/** Takes all marks off the selection and makes its blocks plain paragraphs. */
export const clearFormat: Command = (state, dispatch) => {
  const { tr } = state;
  for (const { $from, $to } of state.selection.ranges) {
    tr.removeMark($from.pos, $to.pos);
    state.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (node.isTextblock) tr.setNodeMarkup(position, nodes.paragraph, {});
    });
  }
  dispatch?.(tr.setStoredMarks([]));
  return true;
};

/** The stretch of the link around the caret, or the selection. */
export function linkRange(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from, empty } = state.selection;
  const near = $from.parent.childAfter($from.parentOffset);
  const held = near.node === null ? undefined : marks.link.isInSet(near.node.marks);
  if (!held) return { from, to, href: '' };
  if (!empty) return { from, to, href: held.attrs.href };
  const start = $from.start() + near.offset;
  return { from: start, to: start + (near.node?.nodeSize ?? 0), href: held.attrs.href };
}

/** Links the selection; with nothing selected the address itself is written. An empty address takes the link away. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    const written = address.trim();
    if (written !== '') {
      const href = isSafeHref(written) ? written : written.includes('@') ? `mailto:${written}` : `https://${written}`;
      const mark = marks.link.create({ href });
      if (from === to) tr.replaceSelectionWith(schema.text(written, [...state.selection.$from.marks(), mark]), false);
      else tr.addMark(from, to, mark);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Inserts an image at the caret. */
export function insertImage(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create(attrs)).scrollIntoView());
    return true;
  };
}

/** Returns the selected image, if any. */
export function chosenImage(state: EditorState): Node | undefined {
  const { selection } = state;
  return selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : undefined;
}

/** Changes the selected image: its width in pixels or its alternative text. */
export function setImage(change: { width?: string | null; alt?: string }): Command {
  return (state, dispatch) => {
    const image = chosenImage(state);
    if (!image) return false;
    const { from } = state.selection;
    // The height follows the width, or the picture would be out of shape.
    const tr = state.tr.setNodeMarkup(from, null, { ...image.attrs, ...change, ...('width' in change ? { height: null } : {}) });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };
}

/** Inserts a horizontal rule and puts the caret below it. */
export const insertRule: Command = (state, dispatch) => {
  const tr = state.tr.replaceSelectionWith(nodes.horizontal_rule.create());
  const at = tr.selection.to;
  if (tr.doc.resolve(at).depth === 0 && tr.doc.resolve(at).nodeAfter === null) tr.insert(at, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView());
  return true;
};

/** Writes text at the caret, in the look of the words around. */
export function insertText(text: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };
}

/** Returns the position where the quoted message begins: its header of dashes and names, or a quote at the end of the document. */
function quoteStart(doc: Node): number | undefined {
  let start: number | undefined;
  doc.forEach((node, offset, index) => {
    if (start !== undefined || node.type !== nodes.blockquote) return;
    const before = index > 0 ? doc.child(index - 1) : undefined;
    if (before?.type === nodes.paragraph && before.textContent.startsWith('------')) start = offset - before.nodeSize;
    else if (index === doc.childCount - 1) start = offset;
  });
  return start;
}

/** Replaces the signature block, or inserts one above the quoted message. `null` removes the block. */
export function setSignature(content: Node['content'] | null): Command {
  return (state, dispatch) => {
    let place: { from: number; to: number } | undefined;
    let original: number | undefined;
    state.doc.forEach((node, offset) => {
      if (node.type === nodes.signature) place ??= { from: offset, to: offset + node.nodeSize };
      if (node.type === nodes.original) original ??= offset;
    });
    const { tr } = state;
    const made = content === null ? undefined : nodes.signature.create(null, content);
    if (place && made) tr.replaceWith(place.from, place.to, made);
    else if (place) tr.delete(place.from, place.to);
    else if (made) tr.insert(original ?? quoteStart(state.doc) ?? state.doc.content.size, made);
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** Selects the original, so that a second press deletes it. Deleting it with a single press would make it too easy to lose. */
export const selectOriginalBefore: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth !== 1) return false;
  const before = $from.before();
  const previous = state.doc.resolve(before).nodeBefore;
  if (previous?.type !== nodes.original) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, before - previous.nodeSize)));
  return true;
};

export { redo, undo };
