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
import { useStrings } from '../provider/index.ts';
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

/** What a parent can ask of the editor. */
export interface RichTextEditorHandle {
  /** The letter as HTML with its looks inline. It reads the whole letter, so ask after a pause, not at each key. */
  getHtml: () => string;
  /** Whether a long letter is still coming in or being made ready. Who asks for the letter meanwhile gets all of it, but waits for it. */
  isFilling: () => boolean;
  /** The letter without formatting. */
  getText: () => string;
  /** Replaces the letter and forgets the history. */
  setHtml: (html: string) => void;
  /** Puts HTML at the caret: a template. */
  insertHtml: (html: string) => void;
  /** Puts a picture at the caret, as the answer to `onImageFiles`. */
  insertImage: (image: { src: string; alt: string }) => void;
  /** Puts a signature below the letter and above the original, in place of an earlier one; `null` takes it away. */
  setSignature: (html: string | null) => void;
  /** Writes the letter on a paper, or on none. */
  setStationery: (stationery: Stationery | null) => void;
  /** Puts the caret into the letter, by default where it was. */
  focus: (place?: 'start' | 'end') => void;
  /** Whether the letter says nothing. */
  isEmpty: () => boolean;
}

export interface RichTextEditorProps {
  /** The name of the field. @default the word for Body */
  label?: string | undefined;
  /** The letter at first. Later changes go through the handle. */
  defaultHtml?: string | undefined;
  placeholder?: string | undefined;
  /** Called at each change of the letter, without it; read it from the handle after a pause. */
  onChange?: (() => void) | undefined;
  /** Called with pictures that were chosen, pasted or dropped. Without it the editor has no picture button. */
  onImageFiles?: ((files: File[]) => void) | undefined;
  /** Called with pictures of other types than JPEG, GIF, PNG and BMP, or above 10 MB: they are not handed to `onImageFiles`. */
  onImagesRefused?: ((refused: RefusedImage[]) => void) | undefined;
  /** Below which path the writer's own pictures lie: of all that would be fetched these alone are shown. */
  imagePath?: string | undefined;
  onFocus?: (() => void) | undefined;
  isReadOnly?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Controls at the end of the toolbar: signatures, the switch to plain text. */
  end?: ReactNode;
  className?: string | undefined;
  ref?: Ref<RichTextEditorHandle> | undefined;
}

/** Writes a letter with formatting. It is heavy; load it when a letter is opened. For plain text use `PlainTextEditor`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { defaultHtml = '', placeholder = '', isReadOnly = false, errorMessage, onImageFiles, onImagesRefused, end, className } = props;
  const strings = useStrings().richTextEditor;
  const label = props.label ?? strings.body;
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const viewRef = useRef<EditorView | null>(null);
  const fill = useRef<LetterFill | undefined>(undefined);
  const ahead = useRef<WritingAhead | undefined>(undefined);
  const [status, setStatus] = useState<EditorStatus | undefined>(undefined);
  // The letter can be written before its many tools are drawn.
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
  const isEditable = useEffectEvent(() => !isReadOnly);
  // Made once, so that the toolbar is drawn anew only when a tool looks different.
  const [{ askForLink, ...tools }] = useState(() => makeTools(viewRef, caret, setLink));

  /** Lets the rest of a letter come into the editor, in place of what may still be coming. */
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
    const letter = openHtml(defaultHtml);
    const view = createEditor({
      place: host,
      doc: letter.doc,
      plugins: createPlugins({ placeholder, askForLink }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        class: styles.body,
        ...(placeholder === '' ? {} : { 'aria-placeholder': placeholder }),
      },
      originalLabel: strings.original,
      resizeLabel: strings.resize,
      imagePath: props.imagePath,
      isEditable: () => isEditable(),
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
  // The view asks again whether it may be written into, and takes its name and error anew.
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
      className={clsx(styles.root, className)}
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
          askForLink={askForLink}
          onImageFiles={onImageFiles && takeImages}
          end={end}
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
