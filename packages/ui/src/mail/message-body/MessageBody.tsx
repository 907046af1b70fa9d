import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { isDesigned } from './isDesigned.ts';
import { placeFrame } from './letterFrame.ts';
import type { MisleadingLink } from './linkTarget.ts';
import * as styles from './MessageBody.css.ts';
import { showLetter } from './showLetter.ts';
import { useWholeLetter } from './useWholeLetter.ts';

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  /** The HTML body as the sender wrote it; it is cleaned here. */
  html?: string | undefined;
  /** The plain-text body. */
  text?: string | undefined;
  /**
   * Body that is shown. If the message doesn't have it, the other one is shown.
   * @default 'html'
   */
  mode?: 'html' | 'text' | undefined;
  /**
   * Returns the proxy URL of a remote image. Omit it until the reader consents: remote images then stay hidden. They are never loaded from
   * the sender's URL. Passing another function renders the message again.
   */
  resolveRemote?: ((url: string) => string | undefined) | undefined;
  /**
   * Path of all message images on the page's own server; the frame's policy blocks other image URLs.
   * @default '/'
   */
  imagePath?: string | undefined;
  /** Returns the URL of an inline image by its content id. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
  /** Called with whether the message has remote images, so that the app can offer to show them. */
  onRemoteImages?: ((hasRemoteImages: boolean) => void) | undefined;
  /** Takes a pressed `mailto:` link; without it the browser does. */
  onMailto?: ((href: string) => void) | undefined;
  /** Takes a pressed link whose words name another place than it leads to; without it the browser opens it. */
  onMisleadingLink?: ((link: MisleadingLink) => void) | undefined;
  /**
   * Colors of the message in a dark skin: adapted to the skin, or original on a light sheet. By default, text messages and messages without
   * their own background are adapted, and designed ones are not.
   */
  inDark?: 'adapted' | 'original' | undefined;
  /** Letters longer than this are cut, with a button for the rest: cleaning takes time in proportion. @default 200000 */
  maxLength?: number | undefined;
  className?: string | undefined;
}

/** Body of a message in a sandboxed frame: it can't run scripts or affect the page around it. */
export function MessageBody(props: MessageBodyProps) {
  const { html, text, mode = 'html', resolveRemote, imagePath = '/', inDark, maxLength = 200_000, className } = props;
  const { messageBody: words } = useStrings();
  const holderRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  const [target, setTarget] = useState('');
  const [isLost, setLost] = useState(false);
  const toldRemote = useRef<boolean>(undefined);
  const showsHtml = html !== undefined && (mode === 'html' || text === undefined);
  const source = (showsHtml ? html : text) ?? '';
  const { showQuote, hideQuote } = words;
  const isAdapted = useMemo(() => (inDark ? inDark === 'adapted' : !showsHtml || !isDesigned(source)), [inDark, showsHtml, source]);

  useLayoutEffect(() => {
    latest.current = props;
  });
  useFrame(holderRef, frameRef, words.name);
  const { isCut, page, showAll } = useWholeLetter(source, showsHtml, maxLength);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const part = isCut ? source.slice(0, maxLength) : source;
    setTarget('');
    return showLetter(
      frame,
      {
        body: showsHtml ? { html: page ?? part } : { text: part },
        quote: { show: showQuote, hide: hideQuote },
        resolveRemote,
        resolveCid: (contentId) => latest.current.resolveCid?.(contentId),
        imagePath,
        isAdapted,
        isLost,
      },
      {
        onRemoteImages(hasRemoteImages) {
          if (toldRemote.current === hasRemoteImages) return;
          toldRemote.current = hasRemoteImages;
          latest.current.onRemoteImages?.(hasRemoteImages);
        },
        onLost: () => setLost(true),
        takeMailto(href) {
          latest.current.onMailto?.(href);
          return latest.current.onMailto !== undefined;
        },
        takeMisleading(link) {
          latest.current.onMisleadingLink?.(link);
          return latest.current.onMisleadingLink !== undefined;
        },
        showTarget: setTarget,
      },
    );
  }, [source, isCut, page, maxLength, showsHtml, resolveRemote, showQuote, hideQuote, imagePath, isAdapted, isLost]);

  return (
    <div className={clsx(styles.sheet, className)}>
      <div ref={holderRef} />
      {target !== '' && (
        <span className={styles.target} aria-hidden>
          <bdi>{target}</bdi>
        </span>
      )}
      {isCut && (
        <p className={styles.cut}>
          {words.cut}{' '}
          <button type="button" className={styles.showAll} onClick={showAll}>
            {words.showAll}
          </button>
        </p>
      )}
    </div>
  );
}

/** Places an empty message frame into its holder. */
function useFrame(holderRef: RefObject<HTMLElement | null>, frameRef: RefObject<HTMLIFrameElement | null>, title: string) {
  useLayoutEffect(() => {
    if (!holderRef.current) return;
    const frame = placeFrame(holderRef.current);
    frame.className = styles.frame;
    frameRef.current = frame;
    return () => frame.remove();
  }, [holderRef, frameRef]);

  useLayoutEffect(() => {
    if (frameRef.current) frameRef.current.title = title;
  }, [frameRef, title]);
}
