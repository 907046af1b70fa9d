import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { frameDocument } from './frameDocument.ts';
import * as styles from './MessageBody.css.ts';
import { plainTextToHtml } from './plainTextToHtml.ts';
import { sanitizeMessageHtml } from './sanitizeMessageHtml.ts';
import { watchFrame } from './watchFrame.ts';

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  /** The HTML body as the sender wrote it; it is cleaned here. */
  html?: string | undefined;
  /** The plain-text body. */
  text?: string | undefined;
  /** Which of the two is shown. A mode without a body shows the other. @default 'html' */
  mode?: 'html' | 'text' | undefined;
  /** The reader has agreed to load pictures from elsewhere. @default false */
  showsRemoteImages?: boolean | undefined;
  /** Finds the address of an inline picture by its content-id. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
  /** Hears whether the letter has pictures from elsewhere, so that the app can offer to show them. */
  onRemoteImages?: ((hasRemoteImages: boolean) => void) | undefined;
  /** Takes a pressed `mailto:` link; without it the browser does. */
  onMailto?: ((href: string) => void) | undefined;
  /** Turns light into dark, for a reader who wants letters to follow a dark skin. @default false */
  isInverted?: boolean | undefined;
  /** Letters longer than this are cut, with a button for the rest: cleaning takes time in proportion. @default 400000 */
  maxLength?: number | undefined;
  className?: string | undefined;
}

/** `srcdoc` of a frame that has not been filled yet is not told from an older letter otherwise. */
let generations = 0;

/** Shows the body of a mail in a frame of its own, where nothing of it runs and nothing of it reaches the page around. */
export function MessageBody({
  html,
  text,
  mode = 'html',
  showsRemoteImages = false,
  resolveCid,
  onRemoteImages,
  onMailto,
  isInverted = false,
  maxLength = 400_000,
  className,
}: MessageBodyProps) {
  const { messageBody: words } = useStrings();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const handlers = useRef({ onRemoteImages, onMailto, resolveCid });
  const showsHtml = html !== undefined && (mode === 'html' || text === undefined);
  const source = (showsHtml ? html : text) ?? '';
  const [wholeSource, setWholeSource] = useState<string>();
  const isCut = source.length > maxLength && wholeSource !== source;

  const letter = useMemo(() => {
    const part = isCut ? source.slice(0, maxLength) : source;
    if (!showsHtml) return { html: plainTextToHtml(part), bodyStyle: '', hasRemoteImages: false };
    // A server has nothing to clean with, and no frame to fill: that comes when the page is there.
    if (typeof window === 'undefined') return { html: '', bodyStyle: '', hasRemoteImages: false };
    return sanitizeMessageHtml(part, { showsRemoteImages, resolveCid: (contentId) => handlers.current.resolveCid?.(contentId) });
  }, [source, isCut, maxLength, showsHtml, showsRemoteImages]);

  useLayoutEffect(() => {
    handlers.current = { onRemoteImages, onMailto, resolveCid };
  });

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    generations += 1;
    frame.srcdoc = frameDocument({
      ...letter,
      showsRemoteImages,
      isInverted,
      isSheet: !isInverted && getComputedStyle(frame.ownerDocument.documentElement).colorScheme === 'dark',
      fontFamily: getComputedStyle(frame).fontFamily,
      lang: frame.ownerDocument.documentElement.lang,
      generation: generations,
    });
    return watchFrame(frame, String(generations), (href) => {
      handlers.current.onMailto?.(href);
      return handlers.current.onMailto !== undefined;
    });
  }, [letter, showsRemoteImages, isInverted]);

  useEffect(() => handlers.current.onRemoteImages?.(letter.hasRemoteImages), [letter.hasRemoteImages]);

  return (
    <div className={clsx(styles.sheet, className)}>
      <iframe
        ref={frameRef}
        className={styles.frame}
        title={words.name}
        referrerPolicy="no-referrer"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      {isCut && (
        <p className={styles.cut}>
          {words.cut}{' '}
          <button type="button" className={styles.showAll} onClick={() => setWholeSource(source)}>
            {words.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
