import { Icon } from '../../foundation/icon/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import * as styles from './SearchForm.css.ts';

/** A place in a text: where it begins, and the place behind its end. */
export type TextMark = readonly [start: number, end: number];

export interface MarkedTextProps {
  text: string;
  /** In order, none over another. */
  marks: readonly TextMark[];
}

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let done = 0;
  return (
    <>
      {marks.map(([start, end]) => {
        const before = text.slice(done, start);
        done = end;
        return (
          <span key={start}>
            {showBidiControls(before)}
            <mark className={styles.mark}>{showBidiControls(text.slice(start, end))}</mark>
          </span>
        );
      })}
      {showBidiControls(text.slice(done))}
    </>
  );
}

export interface FoundSnippetProps extends MarkedTextProps {
  /** The file it is from; without it the body. */
  fileName?: string | undefined;
}

/** Excerpt of a message or attachment with its matches marked, shown after the subject. */
export function FoundSnippet({ fileName, ...text }: FoundSnippetProps) {
  return (
    <span className={styles.snippet}>
      {fileName !== undefined && (
        <>
          <span className={styles.snippetIcon}>
            <Icon name="attach" size={16} />
          </span>
          {showBidiControls(fileName)}
          {' · '}
        </>
      )}
      <MarkedText {...text} />
    </span>
  );
}
