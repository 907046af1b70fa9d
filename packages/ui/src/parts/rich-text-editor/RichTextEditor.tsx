import { clsx } from 'clsx';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, type Ref, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { Stationery } from './html.ts';
import { type RefusedImage, sortImages } from './imageFiles.ts';
import { LinkPopover } from './LinkPopover.tsx';
import { makeTools } from './makeTools.ts';
import * as styles from './RichTextEditor.css.ts';
import { caret as caretMark } from './tools.css.ts';
import { useEditorHandle } from './useEditorHandle.ts';
import { useEditorView } from './useEditorView.ts';

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
  const [link, setLink] = useState<string | undefined>(undefined);
  // Created once, so that the toolbar only re-renders when the look of a tool changes.
  const [tools] = useState(() => makeTools(viewRef, caret, setLink));
  const takeImages = useCallback(
    (files: File[]) => {
      const { taken, refused } = sortImages(files);
      if (taken.length > 0) onImageFiles?.(taken);
      if (refused.length > 0) onImagesRefused?.(refused);
    },
    [onImageFiles, onImagesRefused],
  );
  const { status, ...editor } = useEditorView({
    ...props,
    ...{ place, viewRef, label, placeholder, isReadOnly, errorId },
    askForLink: tools.askForLink,
    onImageFiles: onImageFiles && takeImages,
  });
  // Render the message first, so that the user can write before the toolbar is ready.
  const hasTools = useDeferredValue(status !== undefined, false);
  useEditorHandle(props.ref, { viewRef, ...editor });

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
