import { DOMSerializer, type Fragment, type Node as LetterNode } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type PluginView, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView, type NodeView } from 'prosemirror-view';
import { isFill } from './fillEditor.ts';
import { drawImage } from './imageView.ts';
import { letterSheet } from './letterSheet.ts';
import { openLink } from './openLink.ts';
import { createOriginalView } from './originalView.ts';
import { schema } from './schema.ts';

/**
 * Chromium reads all text of an editable element at each keystroke, for the input method. It doesn't read shadow trees, so a long quote
 * stays in one until the user edits it or selects text in it (docs/decisions/0050).
 */

/** Characters and nodes of a quote that is long. */
const least = 10_000;

interface Rest {
  /** Whether the user has entered a quote. From then on all quotes can be edited like the rest of the message. */
  isAwake: boolean;
  quotes: DecorationSet;
}

const key = new PluginKey<Rest>('rest');
const awake: Rest = { isAwake: true, quotes: DecorationSet.empty };

function quotesIn(doc: LetterNode, known: DecorationSet): DecorationSet {
  const found: Decoration[] = [];
  doc.forEach((node, from) => {
    const to = from + node.nodeSize;
    if (node.type !== schema.nodes.blockquote || node.content.size < least || known.find(from, to).length > 0) return;
    found.push(Decoration.node(from, to, {}, { isResting: true }));
  });
  return found.length === 0 ? known : known.add(doc, found);
}

const quotesOf = (state: EditorState) => key.getState(state)?.quotes.find() ?? [];
const wake = (view: EditorView) => view.dispatch(view.state.tr.setMeta(key, true));

const isOver = (event: MouseEvent) => event.composedPath().some((one) => one instanceof HTMLElement && one.dataset.resting === '');

const linkAt = (event: MouseEvent) => event.composedPath().find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement);

/** Wakes the quotes when the selection comes into one. A browser loses the place where a drag began when the page changes meanwhile. */
function followSelection(view: EditorView): PluginView {
  let start: { event: MouseEvent; isOver: boolean } | undefined;
  const look = () => {
    const { from, to } = view.state.selection;
    if (!start && quotesOf(view.state).some((quote) => from < quote.to && to > quote.from)) wake(view);
  };
  const press = (event: MouseEvent) => {
    start = event.button === 0 ? { event, isOver: isOver(event) } : undefined;
  };
  const release = (event: MouseEvent) => {
    const began = start;
    start = undefined;
    const link = isOver(event) ? linkAt(event) : undefined;
    if (!began || !view.editable || !(began.isOver || isOver(event))) look();
    else if (!link || !openLink(link, event)) enter(view, event.shiftKey ? undefined : began.event, event);
  };
  view.dom.addEventListener('mousedown', press);
  window.addEventListener('mouseup', release);
  look();
  return {
    update: look,
    destroy: () => {
      view.dom.removeEventListener('mousedown', press);
      window.removeEventListener('mouseup', release);
    },
  };
}

/**
 * Activates the quotes, then places the caret where the user clicked or selects the dragged range. Without a start, the selection begins at
 * the current anchor.
 */
function enter(view: EditorView, start: MouseEvent | undefined, end: MouseEvent): void {
  wake(view);
  // Active quotes have the same position as inactive ones, so the coordinates are still valid.
  const placeOf = ({ clientX, clientY }: MouseEvent) => view.posAtCoords({ left: clientX, top: clientY })?.pos;
  const { doc, selection, tr } = view.state;
  const [anchor = selection.anchor, head] = [start && placeOf(start), placeOf(end)];
  if (head !== undefined) view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
  view.focus();
}

const arrows: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The editor hears of a caret that a key moved in a task of its own, and another key may come before that. */
function readCaret(view: EditorView): void {
  const selection = document.getSelection();
  if (!selection?.anchorNode || !selection.focusNode || !view.dom.contains(selection.focusNode)) return;
  const anchor = view.posAtDOM(selection.anchorNode, selection.anchorOffset);
  const head = view.posAtDOM(selection.focusNode, selection.focusOffset);
  const { doc, selection: known, tr } = view.state;
  if (anchor === known.anchor && head === known.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** Whether a key leads into a quote that rests. */
function leadsIn(view: EditorView, { key: pressed, ctrlKey, metaKey }: KeyboardEvent, quotes: readonly Decoration[]): boolean {
  const { $from, $to } = view.state.selection;
  const [before, after] = [$from.depth === 0 ? $from.pos : $from.before(1), $to.depth === 0 ? $to.pos : $to.after(1)];
  const direction = arrows[pressed];
  const isFar = /^Page/.test(pressed) || ((ctrlKey || metaKey) && (direction !== undefined || pressed === 'Home' || pressed === 'End'));
  if (isFar) return quotes.some(({ from }) => (/Up|Home|Left/.test(pressed) ? from < before : from >= after));
  const isBeside = quotes.some(({ from, to }) => (to === before && pressed !== 'ArrowDown') || (from === after && pressed !== 'ArrowUp'));
  return direction !== undefined && isBeside && view.endOfTextblock(direction);
}

/** Lets long quotes rest. */
export const restingQuotes = (): Plugin<Rest> =>
  new Plugin<Rest>({
    key,
    state: {
      init: (_config, { doc }) => ({ isAwake: false, quotes: quotesIn(doc, DecorationSet.empty) }),
      apply: (transaction, rest, _before, state) => {
        if (rest.isAwake) return rest;
        if (transaction.getMeta(key) === true) return awake;
        const kept = transaction.docChanged ? rest.quotes.map(transaction.mapping, state.doc) : rest.quotes;
        return { isAwake: false, quotes: isFill(transaction) ? quotesIn(state.doc, kept) : kept };
      },
    },
    view: followSelection,
    props: {
      decorations: (state) => key.getState(state)?.quotes,
      handleKeyDown: (view, event) => {
        const quotes = quotesOf(view.state);
        if (quotes.length === 0 || !/^(?:Arrow|Page|Home|End)/.test(event.key)) return false;
        readCaret(view);
        // The key is then handled as usual.
        if (leadsIn(view, event, quotes)) wake(view);
        return false;
      },
    },
  });

const isResting = (decorations: readonly Decoration[]) => decorations.some(({ spec }) => spec.isResting === true);

/** Creates a renderer for blocks that can't be edited. */
function createDrawing(imagePath: string | undefined, originalLabel: string) {
  const shown = DOMSerializer.fromSchema(schema);
  const image = (node: LetterNode) => {
    const img = document.createElement('img');
    drawImage(img, node, imagePath);
    return img;
  };
  const drawOriginal = createOriginalView(originalLabel);
  const original = (node: LetterNode) => drawOriginal(node).dom;
  const serializer = new DOMSerializer({ ...shown.nodes, image, original }, shown.marks);
  /** Content elements of rendered blocks. */
  const insides = new WeakMap<Node, HTMLElement>();

  function draw(node: LetterNode): Node {
    const toDOM = serializer.nodes[node.type.name];
    if (node.isTextblock || node.isLeaf || !toDOM) {
      const drawn = serializer.serializeNode(node) as HTMLElement;
      // A line that is empty has its height as in the editor.
      if (node.isTextblock && (node.childCount === 0 || node.lastChild?.type === schema.nodes.hard_break))
        drawn.append(document.createElement('br'));
      for (const link of drawn.querySelectorAll('a')) link.tabIndex = -1;
      return drawn;
    }
    const { dom, contentDOM } = DOMSerializer.renderSpec(document, toDOM(node));
    if (contentDOM) {
      insides.set(dom, contentDOM);
      grow(contentDOM, undefined, node.content);
    }
    return dom;
  }

  /** Re-renders changed blocks. While a message is loading, these are the blocks added at its end. */
  function grow(place: ParentNode & Node, before: Fragment | undefined, after: Fragment): void {
    let same = 0;
    while (before && same < before.childCount && before.child(same) === after.maybeChild(same)) same += 1;
    const [old, next, drawn] = [before?.maybeChild(same), after.maybeChild(same), place.childNodes[same]];
    const inside = drawn && insides.get(drawn);
    if (old && next?.sameMarkup(old) && inside) {
      grow(inside, old.content, next.content);
      same += 1;
    }
    while (place.childNodes.length > same) place.lastChild?.remove();
    for (let index = same; index < after.childCount; index += 1) place.append(draw(after.child(index)));
  }
  return grow;
}

/** Draws a quote: like any block, or resting. */
export function createQuoteView(imagePath: string | undefined, originalLabel: string) {
  const grow = createDrawing(imagePath, originalLabel);
  return (quote: LetterNode, view: EditorView, _position: unknown, decorations: readonly Decoration[]): NodeView => {
    const dom = document.createElement('blockquote');
    if (!isResting(decorations)) {
      return { dom, contentDOM: dom, update: (next, around) => next.sameMarkup(quote) && !isResting(around) };
    }
    let shown = quote;
    dom.contentEditable = 'false';
    dom.dataset.resting = '';
    const shadow = dom.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [letterSheet()];
    const fill = (from: Fragment | undefined, to: Fragment) => {
      grow(shadow, from, to);
      // A rule of the page does not look into the shadow tree.
      dom.toggleAttribute('data-coloured', shadow.querySelector('[style*="color"], [style*="background"]') !== null);
    };
    fill(undefined, quote.content);

    // Don't follow links in a message being written.
    dom.addEventListener('click', (event) => {
      if (view.editable && linkAt(event)) event.preventDefault();
    });
    // What is dropped falls between words.
    dom.addEventListener('dragenter', () => view.editable && wake(view));

    return {
      dom,
      update: (next, around) => {
        if (!next.sameMarkup(shown) || !isResting(around)) return false;
        fill(shown.content, next.content);
        shown = next;
        return true;
      },
      stopEvent: (event) => /^(?:mouse|pointer|click|touch)/.test(event.type),
      ignoreMutation: () => true,
    };
  };
}
