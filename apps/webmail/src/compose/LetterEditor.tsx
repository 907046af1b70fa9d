import type { Draft } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { PlainTextEditor } from '@jinshu/ui/plain-text-editor';
import { RichTextEditor, type RichTextEditorHandle, type Stationery } from '@jinshu/ui/rich-text-editor';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';
import { usePictures } from './usePictures.ts';

/** How long the keys rest before the letter is read out of the editor: reading goes through all of it. */
const restMs = 400;

export interface LetterEditorHandle {
  /** Hands over what was typed last. */
  commit: () => void;
  /** Settled when the pictures that are on their way stand in the letter, with whether all do; nothing while none is. */
  pictures: () => Promise<boolean> | undefined;
  focus: () => void;
  /** Puts a template at the caret (CMP-16). */
  insert: (html: string) => void;
  /** Puts a signature in place of the one that is there, or takes it out (CMP-10). Plain text knows by its words which that is. */
  sign: (html: string | null, before?: string) => void;
  /** Writes the letter on a paper (CMP-15). */
  paper: (stationery: Stationery | null) => void;
}

export interface LetterEditorProps {
  isHtml: boolean;
  html: string;
  text: string;
  onChange: (change: Partial<Draft>) => void;
  /** Whether pictures can be added now; says why where they cannot. */
  takesFiles: () => boolean;
  /** Puts the caret before the first word when the editor shows. */
  autoFocus?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Controls before the switch between the two: the signatures. */
  end?: ReactNode;
  ref?: Ref<LetterEditorHandle> | undefined;
}

/** The body of a mail: with formatting or without (CMP-11). */
export function LetterEditor({ isHtml, html, text, onChange, takesFiles, autoFocus = false, errorMessage, end, ref }: LetterEditorProps) {
  const { formatMessage } = useIntl();
  const editor = useRef<RichTextEditorHandle>(null);
  const plainEditor = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const handOver = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (editor.current) onChange({ html: editor.current.getHtml(), text: editor.current.getText() });
  };
  const rest = () => {
    // The form hears at once that there is something to save, and at the next rest what.
    if (timer.current === undefined) onChange({});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The end of a long letter comes in first: to wait for it here would hold up whoever is writing.
      if (editor.current?.isFilling()) rest();
      else handOver();
    }, restMs);
  };
  /** Plain text goes to the end of what is there, above what is quoted. */
  const insertText = (more: string) => {
    const at = plainEditor.current?.selectionStart ?? text.length;
    onChange({ text: `${text.slice(0, at)}${more}${text.slice(at)}` });
  };
  const signText = (signature: string | null, before = '') => {
    const [next, old] = [toText(signature ?? ''), toText(before)];
    const at = old === '' ? -1 : text.lastIndexOf(old);
    if (at >= 0) onChange({ text: text.slice(0, at) + next + text.slice(at + old.length) });
    else if (next !== '') insertText(`\n${next}\n`);
  };
  const { pictures, coming } = usePictures(editor, takesFiles);
  useImperativeHandle(ref, () => ({
    commit: handOver,
    pictures: coming,
    focus: () => (editor.current ?? plainEditor.current)?.focus(),
    insert: (inserted) => (editor.current ? editor.current.insertHtml(inserted) : insertText(toText(inserted))),
    sign: (signature, before) => (editor.current ? editor.current.setSignature(signature) : signText(signature, before)),
    paper: (stationery) => {
      if (isHtml) return editor.current?.setStationery(stationery);
      if (!stationery) return;
      // Plain text lies on no paper: it becomes a letter that does.
      paperToCome.current = stationery;
      onChange({ isHtml: true, html: toHtml(text) });
    },
  }));
  const paperToCome = useRef<Stationery>(null);
  const shown = useRef(isHtml);
  const begin = useEffectEvent((isOther: boolean) => {
    if (!autoFocus && !isOther) return;
    plainEditor.current?.setSelectionRange(0, 0);
    plainEditor.current?.focus();
    editor.current?.focus('start');
    if (paperToCome.current) editor.current?.setStationery(paperToCome.current);
    paperToCome.current = null;
  });
  const finish = useEffectEvent(handOver);
  // The button that changes the editor goes with the old one.
  useEffect(() => {
    begin(shown.current !== isHtml);
    shown.current = isHtml;
  }, [isHtml]);
  // A layout effect ends while the editor is still there to be read.
  useLayoutEffect(() => () => finish(), []);

  const other = (
    <Button
      variant="quiet"
      size="small"
      onPress={() => {
        handOver();
        onChange(isHtml ? { isHtml: false } : { isHtml: true, html: toHtml(text) });
      }}
    >
      {formatMessage(isHtml ? s.plainText : s.richText)}
    </Button>
  );
  if (!isHtml)
    return (
      <PlainTextEditor
        ref={plainEditor}
        value={text}
        onChange={(next) => onChange({ text: next })}
        errorMessage={errorMessage}
        end={
          <>
            {end}
            {other}
          </>
        }
      />
    );
  return (
    <RichTextEditor
      ref={editor}
      defaultHtml={html}
      errorMessage={errorMessage}
      {...pictures}
      end={
        <>
          {end}
          {other}
        </>
      }
      onChange={rest}
    />
  );
}

/** HTML as plain text: each block a line. */
function toText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '$&\n'), 'text/html');
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** Plain text as HTML: each line a paragraph. */
function toHtml(text: string): string {
  const place = document.createElement('div');
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    place.append(paragraph);
  }
  return place.innerHTML;
}
