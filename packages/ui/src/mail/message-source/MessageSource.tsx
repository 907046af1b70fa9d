import { type ClipboardEvent, useMemo, useRef } from 'react';
import * as styles from './MessageSource.css.ts';

export interface MessageSourceProps {
  /** Title of the text: source or header. */
  title: string;
  text: string;
  downloadLabel: string;
  /** Download URL of the message file. Without it the link is omitted. */
  downloadHref?: string | undefined;
}

/** A line of the style sheet, in pixels. */
const lineHeight = 18;
/** Lines that are laid out together when they scroll into view. */
const linesOfPiece = 500;
/** A piece of lines that never end is cut, or it would be as long as the mail. */
const longestPiece = 100_000;

interface Piece {
  from: number;
  text: string;
  lines: number;
}

/** Cuts a text at the ends of lines. */
function cutIntoPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const longest = Math.min(from + longestPiece, text.length);
    let [to, lines] = [from, 0];
    while (to < longest && lines < linesOfPiece) {
      const end = text.indexOf('\n', to) + 1;
      if (end === 0 || end > longest) break;
      to = end;
      lines += 1;
    }
    if (to === from || (lines < linesOfPiece && longest === text.length)) to = longest;
    // A character of two units stays whole.
    if (to < text.length && /[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1;
    pieces.push({ from, text: text.slice(from, to), lines: Math.max(1, lines) });
    from = to;
  }
  return pieces;
}

/**
 * Shows the source or header of a message as plain text. Content out of view is laid out when it scrolls into view, because messages can
 * have megabytes.
 */
export function MessageSource({ title, text, downloadLabel, downloadHref }: MessageSourceProps) {
  const pieces = useMemo(() => cutIntoPieces(text), [text]);
  const source = useRef<HTMLPreElement>(null);
  // The browser would copy a line break after each piece, even where the text has none.
  const copy = (event: ClipboardEvent) => {
    const [pre, selection] = [source.current, getSelection()];
    if (!pre || !selection || selection.isCollapsed || !selection.containsNode(pre, true)) return;
    const range = selection.getRangeAt(0).cloneRange();
    if (!pre.contains(range.startContainer)) range.setStart(pre, 0);
    if (!pre.contains(range.endContainer)) range.setEnd(pre, pre.childNodes.length);
    event.preventDefault();
    event.clipboardData.setData('text/plain', range.toString());
  };
  return (
    <main className={styles.root} onCopy={copy}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {downloadHref !== undefined && (
          <a href={downloadHref} download className={styles.link}>
            {downloadLabel}
          </a>
        )}
      </header>
      <pre ref={source} className={styles.text} dir="ltr">
        {pieces.map((piece) => (
          <span key={piece.from} className={styles.piece} style={{ containIntrinsicBlockSize: `auto ${piece.lines * lineHeight}px` }}>
            {piece.text}
          </span>
        ))}
      </pre>
    </main>
  );
}
