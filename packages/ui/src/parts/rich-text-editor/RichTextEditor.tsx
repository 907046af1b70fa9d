import { clsx } from 'clsx';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { type EditorStatus, insertImage, isSameStatus, readStatus, setSignature } from './commands.ts';
import { createEditor, createState } from './createEditor.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { fillEditor, type LetterFill } from './fillEditor.ts';
import { cleanStationery, isEmptyDoc, readSlice, type Stationery, type WritingAhead, writeAhead, writeHtml, writeText } from './html.ts';
import { type RefusedImage, sortImages } from './imageFiles.ts';
import { LinkPopover } from './LinkPopover.tsx';
import { makeTools } from './makeTools.ts';
import { type OpenedLetter, openHtml } from './openHtml.ts';
import { createPlugins } from './plugins.ts';
import { sealQuotes } from './quoteSource.ts';
import * as styles from './RichTextEditor.css.ts';
import { caret as caretMark } from './tools.css.ts';

/** Handle of the editor, for its parent. */
export interface RichTextEditorHandle {
  /** Returns the message as HTML with inline styles. It reads the whole message, so call it after a pause, not at each keystroke. */
  getHtml: () => string;
  /**
   * Returns whether a long message is still being loaded or prepared. `getHtml` and `getText` return the whole message even then, but take
   * longer.
   */
  isFilling: () => boolean;
  /** Returns the message without formatting. */
  getText: () => string;
  /** Replaces the letter and forgets the history. */
  setHtml: (html: string) => void;
  /** Puts HTML at the caret: a template. */
  insertHtml: (html: string) => void;
  /** Inserts an image at the caret, after `onImageFiles` was called. */
  insertImage: (image: { src: string; alt: string }) => void;
  /** Puts a signature below the letter and above the original, in place of an earlier one; `null` takes it away. */
  setSignature: (html: string | null) => void;
  /** Sets the stationery of the message; `null` removes it. */
  setStationery: (stationery: Stationery | null) => void;
  /** Moves the focus into the message, by default to the last caret position. */
  focus: (place?: 'start' | 'end') => void;
  /** Returns whether the message has no content. */
  isEmpty: () => boolean;
}

export interface RichTextEditorProps {
  /** The name of the field. @default the word for Body */
  label?: string | undefined;
  /** Initial HTML of the message. Make later changes through the handle. */
  defaultHtml?: string | undefined;
  placeholder?: string | undefined;
  /** Height of an empty message, in lines. Otherwise it fills its place. */
  minRows?: number | undefined;
  /** Called at each change of the message, without the content. Read it from the handle after a pause. */
  onChange?: (() => void) | undefined;
  /** Called with selected, pasted or dropped images. Without it the editor has no image button. */
  onImageFiles?: ((files: File[]) => void) | undefined;
  /** Called with images of types other than JPEG, GIF, PNG and BMP, or above 10 MB. They aren't passed to `onImageFiles`. */
  onImagesRefused?: ((refused: RefusedImage[]) => void) | undefined;
  /** Path of the user's own images. Of all images that need a request, only those directly below this path are loaded. */
  imagePath?: string | undefined;
  onFocus?: (() => void) | undefined;
  isReadOnly?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Controls at the end of the toolbar: signatures, the switch to plain text. */
  end?: ReactNode;
  className?: string | undefined;
  ref?: Ref<RichTextEditorHandle> | undefined;
}

/** Editor for a formatted message. It is large, so load it only when the user opens a message. For plain text use `PlainTextEditor`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const strings = useStrings().richTextEditor;
  const { label = strings.body, placeholder = '', isReadOnly = false, errorMessage, onImageFiles, onImagesRefused } = props;
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const viewRef = useRef<EditorView | null>(null);
  const fill = useRef<LetterFill | undefined>(undefined);
  const ahead = useRef<WritingAhead | undefined>(undefined);
  const [status, setStatus] = useState<EditorStatus | undefined>(undefined);
  // Render the message first, so that the user can write before the toolbar is ready.
  const hasTools = useDeferredValue(status !== undefined, false);
  const [link, setLink] = useState<string | undefined>(undefined);

  const onState = useEffectEvent((state: EditorState, hasChanged: boolean) => {
    const next = readStatus(state);
    setStatus((shown) => (shown && isSameStatus(shown, next) ? shown : next));
    if (hasChanged) props.onChange?.();
    fill.current?.follow(state);
  });
  const takeImages = useCallback(
    (files: File[]) => {
      const { taken, refused } = sortImages(files);
      if (taken.length > 0) onImageFiles?.(taken);
      if (refused.length > 0) onImagesRefused?.(refused);
    },
    [onImageFiles, onImagesRefused],
  );
  const takeDropped = useEffectEvent((files: File[]) => {
    if (onImageFiles) takeImages(files);
    return onImageFiles !== undefined;
  });
  // Created once, so that the toolbar only re-renders when the look of a tool changes.
  const [tools] = useState(() => makeTools(viewRef, caret, setLink));

  /** Starts loading the rest of a message into the editor. Stops any loading still in progress. */
  const begin = useCallback((view: EditorView, { rest }: OpenedLetter) => {
    fill.current?.stop();
    ahead.current?.stop();
    const write = () => {
      view.dom.removeAttribute('data-filling');
      sealQuotes(view.state.doc);
      ahead.current = writeAhead(view.state.doc);
    };
    fill.current = fillEditor(view, rest, write);
    if (!fill.current.isDone()) view.dom.setAttribute('data-filling', '');
  }, []);
  const mount = useEffectEvent((host: HTMLElement) => {
    const letter = openHtml(props.defaultHtml ?? '');
    const view = createEditor({
      place: host,
      doc: letter.doc,
      plugins: createPlugins({ placeholder, askForLink: tools.askForLink }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        class: styles.body,
        style: props.minRows ? `min-block-size: calc(${props.minRows}lh + 28px)` : '',
        ...(placeholder === '' ? {} : { 'aria-placeholder': placeholder }),
      },
      originalLabel: strings.original,
      resizeLabel: strings.resize,
      imagePath: props.imagePath,
      isEditable: () => !isReadOnly,
      onImageFiles: (files) => takeDropped(files),
      onState: (state, hasChanged) => onState(state, hasChanged),
    });
    viewRef.current = view;
    begin(view, letter);
    setStatus(readStatus(view.state));
    return view;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const view = mount(place.current);
    return () => {
      fill.current?.stop();
      ahead.current?.stop();
      viewRef.current = null;
      view.destroy();
    };
  }, []);
  // Update the view: whether it is editable, its label and its error.
  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    view.setProps({ editable: () => !isReadOnly });
    view.dom.setAttribute('aria-readonly', String(isReadOnly));
    view.dom.setAttribute('aria-label', label);
    view.dom.setAttribute('aria-invalid', String(errorMessage !== undefined));
    if (errorMessage === undefined) view.dom.removeAttribute('aria-describedby');
    else view.dom.setAttribute('aria-describedby', errorId);
  }, [isReadOnly, label, errorMessage, errorId]);

  useImperativeHandle(props.ref, () => {
    const view = () => {
      if (!viewRef.current) throw new Error('The editor is not mounted.');
      return viewRef.current;
    };
    const dispatch = (command: Command) => command(view().state, view().dispatch);
    const whole = () => {
      fill.current?.finish();
      return view().state.doc;
    };
    return {
      getHtml: () => writeHtml(whole()),
      getText: () => writeText(whole()),
      isFilling: () => fill.current?.isDone() === false || ahead.current?.isDone() === false,
      setHtml: (html) => {
        const letter = openHtml(html);
        view().updateState(createState(letter.doc, [...view().state.plugins]));
        begin(view(), letter);
        setStatus(readStatus(view().state));
      },
      insertHtml: (html) => view().dispatch(view().state.tr.replaceSelection(readSlice(html)).scrollIntoView()),
      insertImage: (image) => dispatch(insertImage(image)),
      setSignature: (html) => {
        whole();
        dispatch(setSignature(html === null ? null : readSlice(html).content));
      },
      setStationery: (paper) => view().dispatch(view().state.tr.setDocAttribute('stationery', paper && cleanStationery(paper))),
      focus: (where) => {
        if (where === 'end') whole();
        const { tr, doc } = view().state;
        if (where) view().dispatch(tr.setSelection(where === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc)));
        view().focus();
      },
      isEmpty: () => isEmptyDoc(whole()),
    };
  }, [begin]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys pass through on their way between toolbar and letter
    <div
      className={clsx(styles.root, props.className)}
      data-invalid={errorMessage !== undefined || undefined}
      onFocus={props.onFocus}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'F10' && event.altKey) {
          event.preventDefault();
          toolbar.current?.querySelector<HTMLElement>('button:not([inert] *)')?.focus();
        } else if (event.key === 'Escape' && toolbar.current?.contains(event.target as Node)) {
          event.stopPropagation();
          viewRef.current?.focus();
        }
      }}
    >
      {!isReadOnly && (
        <EditorToolbar
          ref={toolbar}
          status={hasTools ? status : undefined}
          {...tools}
          onImageFiles={onImageFiles && takeImages}
          end={props.end}
        />
      )}
      {errorMessage !== undefined && (
        <p id={errorId} className={styles.error}>
          {errorMessage}
        </p>
      )}
      <div ref={place} className={styles.place}>
        <span ref={caret} className={caretMark} />
      </div>
      <LinkPopover address={link} caret={caret} onClose={() => setLink(undefined)} run={tools.run} />
    </div>
  );
}
