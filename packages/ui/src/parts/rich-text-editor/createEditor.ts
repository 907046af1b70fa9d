import type { Node } from 'prosemirror-model';
import { EditorState, type Plugin, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isFill } from './fillEditor.ts';
import { cleanStationery } from './html.ts';
import { createImageView } from './imageView.ts';
import { openLink } from './openLink.ts';
import { createOriginalView } from './originalView.ts';
import { cleanPastedHtml } from './pasteHtml.ts';
import { purify } from './purify.ts';
import { createQuoteView } from './restingQuotes.ts';
import { schema } from './schema.ts';

interface EditorOptions {
  place: HTMLElement;
  doc: Node;
  plugins: Plugin[];
  attributes: Record<string, string>;
  originalLabel: string;
  resizeLabel: string;
  imagePath: string | undefined;
  isEditable: () => boolean;
  onImageFiles: (files: File[]) => boolean;
  onState: (state: EditorState, hasChanged: boolean) => void;
}

const imageFiles = (data: DataTransfer | null) => [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

/** Makes the state of an editor, with an empty history. */
export const createState = (doc: Node, plugins: Plugin[]) => EditorState.create({ schema, doc, plugins });

/** Creates the editor inside `options.place`. */
export function createEditor(options: EditorOptions): EditorView {
  const view: EditorView = new EditorView(options.place, {
    state: createState(options.doc, options.plugins),
    attributes: (state) => {
      const paper = state.doc.attrs.stationery === null ? '' : cleanStationery(state.doc.attrs.stationery).style;
      return paper === '' ? options.attributes : { ...options.attributes, style: paper, 'data-paper': '' };
    },
    editable: options.isEditable,
    nodeViews: {
      image: createImageView(options.resizeLabel, options.imagePath),
      original: createOriginalView(options.originalLabel),
      blockquote: createQuoteView(options.imagePath, options.originalLabel),
    },
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (!isFill(transaction)) options.onState(state, transaction.docChanged);
    },
    handleDOMEvents: {
      // Ignore keys of an input method, even when Safari sends them after the end of the composition.
      keydown: (_view, event) => event.keyCode === 229,
    },
    handleClick: (target, _at, event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      return link !== null && target.dom.contains(link) && openLink(link, event);
    },
    transformPastedHTML: (html) => purify(cleanPastedHtml(html)),
    handlePaste: (_view, event) => {
      const files = imageFiles(event.clipboardData);
      // Word and Excel put a picture of the text beside the text itself; the text is what is meant.
      const hasText = event.clipboardData?.types.includes('text/plain') ?? false;
      return files.length > 0 && !hasText && options.onImageFiles(files);
    },
    handleDrop: (target, event) => {
      const files = imageFiles(event.dataTransfer);
      if (files.length === 0 || files.length < (event.dataTransfer?.files.length ?? 0)) return false;
      const at = target.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) target.dispatch(target.state.tr.setSelection(Selection.near(target.state.doc.resolve(at.pos))));
      const isTaken = options.onImageFiles(files);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  });
  return view;
}
