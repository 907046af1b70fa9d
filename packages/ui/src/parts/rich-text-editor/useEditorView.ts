import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { type EditorStatus, isSameStatus, readStatus } from './commands.ts';
import { createEditor, createState } from './createEditor.ts';
import { createFilling } from './createFilling.ts';
import { openHtml } from './openHtml.ts';
import { createPlugins } from './plugins.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

interface EditorViewOptions extends Pick<RichTextEditorProps, 'defaultHtml' | 'minRows' | 'imagePath' | 'onChange' | 'errorMessage'> {
  place: RefObject<HTMLElement | null>;
  /** Holds the view while it is mounted. */
  viewRef: RefObject<EditorView | null>;
  label: string;
  placeholder: string;
  isReadOnly: boolean;
  errorId: string;
  askForLink: () => void;
  onImageFiles: ((files: File[]) => void) | undefined;
}

/** Creates the editor and updates it with the props. Returns the toolbar state as soon as there is one. */
export function useEditorView({ place, viewRef, ...options }: EditorViewOptions) {
  const strings = useStrings().richTextEditor;
  const { label, isReadOnly, errorMessage, errorId } = options;
  const [filling] = useState(createFilling);
  const [status, setStatus] = useState<EditorStatus | undefined>(undefined);

  const onState = useEffectEvent((state: EditorState, hasChanged: boolean) => {
    const next = readStatus(state);
    setStatus((shown) => (shown && isSameStatus(shown, next) ? shown : next));
    if (hasChanged) options.onChange?.();
    filling.follow(state);
  });
  const takeDropped = useEffectEvent((files: File[]) => {
    options.onImageFiles?.(files);
    return options.onImageFiles !== undefined;
  });
  const mount = useEffectEvent((host: HTMLElement) => {
    const { placeholder } = options;
    const letter = openHtml(options.defaultHtml ?? '');
    const view = createEditor({
      place: host,
      doc: letter.doc,
      plugins: createPlugins({ placeholder, askForLink: options.askForLink }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        class: styles.body,
        style: options.minRows ? `min-block-size: calc(${options.minRows}lh + 28px)` : '',
        ...(placeholder === '' ? {} : { 'aria-placeholder': placeholder }),
      },
      originalLabel: strings.original,
      resizeLabel: strings.resize,
      imagePath: options.imagePath,
      isEditable: () => !isReadOnly,
      onImageFiles: (files) => takeDropped(files),
      onState: (state, hasChanged) => onState(state, hasChanged),
    });
    viewRef.current = view;
    filling.begin(view, letter);
    setStatus(readStatus(view.state));
    return view;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const view = mount(place.current);
    return () => {
      filling.stop();
      viewRef.current = null;
      view.destroy();
    };
  }, [place, viewRef, filling]);
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
  }, [viewRef, isReadOnly, label, errorMessage, errorId]);

  const replace = useCallback(
    (view: EditorView, html: string) => {
      const letter = openHtml(html);
      view.updateState(createState(letter.doc, [...view.state.plugins]));
      filling.begin(view, letter);
      setStatus(readStatus(view.state));
    },
    [filling],
  );
  return { status, filling, replace };
}
