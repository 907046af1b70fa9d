import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { createLetterAdapter, type LetterAdapter } from './adaptLetter.ts';
import { fillLetter } from './fillLetter.ts';
import { foldQuote } from './foldQuote.ts';
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
  /** Which of the two is shown. A mode without a body shows the other. @default 'html' */
  mode?: 'html' | 'text' | undefined;
  /**
   * Finds the address of our own that brings a picture from elsewhere, once the reader has agreed. Another function shows the letter anew.
   * Without one no picture from elsewhere is shown; none is ever loaded from where the sender put it.
   */
  resolveRemote?: ((url: string) => string | undefined) | undefined;
  /** The path below which all pictures of letters lie on our own server; a policy keeps the letter to it. @default '/' */
  imagePath?: string | undefined;
  /** Finds the address of an inline picture by its content-id. */
  resolveCid?: ((contentId: string) => string | undefined) | undefined;
  /** Hears whether the letter has pictures from elsewhere, so that the app can offer to show them. */
  onRemoteImages?: ((hasRemoteImages: boolean) => void) | undefined;
  /** Takes a pressed `mailto:` link; without it the browser does. */
  onMailto?: ((href: string) => void) | undefined;
  /** Takes a pressed link whose words name another place than it leads to; without it the browser opens it. */
  onMisleadingLink?: ((link: MisleadingLink) => void) | undefined;
  /**
   * How the letter shows in a dark skin: with its colours turned to those of the skin, or as it came, on a light sheet. A letter that is
   * text, or paints no ground of its own, is adapted where nothing is said; a designed one is not.
   */
  inDark?: 'adapted' | 'original' | undefined;
  /** Letters longer than this are cut, with a button for the rest: cleaning takes time in proportion. @default 200000 */
  maxLength?: number | undefined;
  className?: string | undefined;
}

/** A long letter that the reader wants to see whole, with its HTML as it was read: that is not read again when it is shown otherwise. */
interface WholeLetter {
  source: string;
  page?: Document;
}

/** A frame that has not been filled yet is not told from one with an older letter otherwise. */
let generations = 0;

/**
 * Puts a letter into its frame. Written there it stands at once, where `srcdoc` loads a page anew and takes two frames of the screen more.
 * What is written is lost when a browser loads the empty page of the frame again, as it does where the frame is moved: then `srcdoc` it is.
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

/** Shows the body of a mail in a frame of its own, where nothing of it runs and nothing of it reaches the page around. */
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

  // Another letter begins anew.
  useLayoutEffect(() => {
    setWhole((before) => (before?.source === source ? before : undefined));
    return () => {
      endReading.current?.();
      endReading.current = undefined;
    };
  }, [source]);

  /** What is there stays until the whole of it is read: to read it takes a second or two. */
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
    // Outside of the effect: what the app shows for it may come a frame later than the letter.
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
