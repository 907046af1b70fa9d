import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { foldQuote } from '../../foundation/safe-html/foldQuote.ts';
import { createLetterAdapter, type LetterAdapter } from './adaptLetter.ts';
import { fillLetter } from './fillLetter.ts';
import { frameDocument } from './frameDocument.ts';
import { groundOf } from './groundOf.ts';
import { isDesigned } from './isDesigned.ts';
import { placeFrame } from './letterFrame.ts';
import type { MisleadingLink } from './linkTarget.ts';
import * as styles from './MessageBody.css.ts';
import { openLetter } from './openLetter.ts';
import { plainTextToHtml } from './plainTextToHtml.ts';
import { readMarkup } from './readMarkup.ts';
import { unhideLetter } from './unhideLetter.ts';
import { isDark, watchDarkness } from './watchDarkness.ts';
import { watchFrame } from './watchFrame.ts';

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

/** Long message shown in full, with its parsed HTML, which is reused when the message is shown differently. */
interface WholeLetter {
  source: string;
  page?: Document;
}

/** A frame that has not been filled yet is not told from one with an older letter otherwise. */
let generations = 0;

/**
 * Writes a message into its frame. Writing shows it immediately, while `srcdoc` loads a page and takes two more frames. A browser that
 * reloads the frame's empty page, for example after moving the frame, discards the written content: `srcdoc` is used then.
 */
function fill(frame: HTMLIFrameElement, letter: string, isLost: boolean): void {
  const content = isLost ? null : frame.contentDocument;
  if (!content) {
    frame.srcdoc = letter;
    return;
  }
  content.open();
  content.write(letter);
  content.close();
}

/** Body of a message in a sandboxed frame: it can't run scripts or affect the page around it. */
export function MessageBody({
  html,
  text,
  mode = 'html',
  resolveRemote,
  imagePath = '/',
  resolveCid,
  onRemoteImages,
  onMailto,
  onMisleadingLink,
  inDark,
  maxLength = 200_000,
  className,
}: MessageBodyProps) {
  const { messageBody: words } = useStrings();
  const holderRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const handlers = useRef({ onRemoteImages, onMailto, onMisleadingLink, resolveCid });
  const [target, setTarget] = useState('');
  const [isLost, setLost] = useState(false);
  const toldRemote = useRef<boolean>(undefined);
  const showsHtml = html !== undefined && (mode === 'html' || text === undefined);
  const source = (showsHtml ? html : text) ?? '';
  const [whole, setWhole] = useState<WholeLetter>();
  const isCut = source.length > maxLength && whole?.source !== source;
  const page = isCut ? undefined : whole?.page;
  const endReading = useRef<() => void>(undefined);
  const { showQuote, hideQuote } = words;
  const isAdapted = useMemo(() => (inDark ? inDark === 'adapted' : !showsHtml || !isDesigned(source)), [inDark, showsHtml, source]);

  useLayoutEffect(() => {
    handlers.current = { onRemoteImages, onMailto, onMisleadingLink, resolveCid };
  });

  useLayoutEffect(() => {
    if (!holderRef.current) return;
    const frame = placeFrame(holderRef.current);
    frame.className = styles.frame;
    frameRef.current = frame;
    return () => frame.remove();
  }, []);

  // Reset for another message.
  useLayoutEffect(() => {
    setWhole((before) => (before?.source === source ? before : undefined));
    return () => {
      endReading.current?.();
      endReading.current = undefined;
    };
  }, [source]);

  /** Keeps the cut message visible until the whole one is parsed, which takes a second or two. */
  const showAll = () => {
    if (!showsHtml) setWhole({ source });
    else endReading.current ??= readMarkup(source, (read) => setWhole({ source, page: read }));
  };

  useLayoutEffect(() => {
    if (frameRef.current) frameRef.current.title = words.name;
  }, [words.name]);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    generations += 1;
    const generation = generations;
    const around = frame.ownerDocument.documentElement;
    const part = isCut ? source.slice(0, maxLength) : source;
    const quote = { show: showQuote, hide: hideQuote };
    const letter = showsHtml
      ? openLetter(page ?? part, { resolveRemote, resolveCid: (contentId) => handlers.current.resolveCid?.(contentId) })
      : undefined;
    const document = frameDocument({
      html: letter ? '' : plainTextToHtml(part, quote),
      bodyStyle: letter?.bodyStyle ?? '',
      bodyClass: letter?.bodyClass ?? '',
      imageSource: `${frame.ownerDocument.location.origin}${imagePath}`,
      isSheet: !isAdapted && isDark(around),
      fontFamily: getComputedStyle(frame).fontFamily,
      lang: around.lang,
      generation,
    });
    fill(frame, document, isLost);
    setTarget('');
    let isOver = false;
    let adapter: LetterAdapter | undefined;
    const adapt = (isNight: boolean) => {
      const content = frame.contentDocument;
      content?.documentElement.classList.toggle('jinshu-sheet', !isAdapted && isNight);
      adapter?.restore();
      adapter = isAdapted && isNight && content ? createLetterAdapter(content, groundOf(frame)) : undefined;
      adapter?.adapt();
    };
    // Outside the effect: the app may react a frame after the message appears.
    const tellRemote = (hasRemoteImages: boolean) =>
      queueMicrotask(() => {
        if (isOver || toldRemote.current === hasRemoteImages) return;
        toldRemote.current = hasRemoteImages;
        handlers.current.onRemoteImages?.(hasRemoteImages);
      });
    if (!letter) tellRemote(false);
    const endWatch = watchFrame(frame, String(generation), {
      fillBody(body, onHeight) {
        adapt(isDark(around));
        if (!letter) return undefined;
        return fillLetter(letter.pieces(body), {
          onGrown() {
            adapter?.adapt();
            // That there are none is known at the end.
            if (letter.hasRemoteImages()) tellRemote(true);
            onHeight('grown');
          },
          onFilled() {
            unhideLetter(body);
            foldQuote(body, quote);
            adapter?.adapt();
            tellRemote(letter.hasRemoteImages());
            onHeight('filled');
          },
        });
      },
      onLost: () => setLost(true),
      takeMailto(href) {
        handlers.current.onMailto?.(href);
        return handlers.current.onMailto !== undefined;
      },
      takeMisleading(link) {
        handlers.current.onMisleadingLink?.(link);
        return handlers.current.onMisleadingLink !== undefined;
      },
      showTarget: setTarget,
    });
    const endDarkness = watchDarkness(around, adapt);
    return () => {
      isOver = true;
      endDarkness();
      endWatch();
    };
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
