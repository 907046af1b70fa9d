import { foldQuote, type QuoteWords } from '../../foundation/safe-html/foldQuote.ts';
import type { PictureSources } from '../../foundation/safe-html/letterCleaner.ts';
import { createLetterAdapter, type LetterAdapter } from './adaptLetter.ts';
import { fillLetter } from './fillLetter.ts';
import { frameDocument } from './frameDocument.ts';
import { groundOf } from './groundOf.ts';
import { openLetter } from './openLetter.ts';
import { plainTextToHtml } from './plainTextToHtml.ts';
import { unhideLetter } from './unhideLetter.ts';
import { isDark, watchDarkness } from './watchDarkness.ts';
import { type FrameHandlers, watchFrame } from './watchFrame.ts';

/** Message to show in a frame. */
interface ShownLetter extends PictureSources {
  /** HTML of the sender, which is cleaned here, or plain text. */
  body: { html: string | Document } | { text: string };
  quote: QuoteWords;
  /** Path of all message images on the page's own server. */
  imagePath: string;
  /** Whether the message takes the colors of a dark skin. */
  isAdapted: boolean;
  /** Whether the browser has discarded what was written into the frame. */
  isLost: boolean;
}

/** Handlers for the links, the images and the frame of a message. */
interface LetterHandlers extends Omit<FrameHandlers, 'fillBody'> {
  /** Called with whether the message has remote images as soon as that is known. */
  onRemoteImages: (hasRemoteImages: boolean) => void;
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

/** Shows a message in its frame, and adapts it to the skin of the page around. Returns a function that stops both. */
export function showLetter(
  frame: HTMLIFrameElement,
  { body, quote, imagePath, isAdapted, isLost, ...pictures }: ShownLetter,
  { onRemoteImages, ...handlers }: LetterHandlers,
): () => void {
  generations += 1;
  const generation = generations;
  const around = frame.ownerDocument.documentElement;
  const letter = 'html' in body ? openLetter(body.html, pictures) : undefined;
  const document = frameDocument({
    html: 'text' in body ? plainTextToHtml(body.text, quote) : '',
    bodyStyle: letter?.bodyStyle ?? '',
    bodyClass: letter?.bodyClass ?? '',
    imageSource: `${frame.ownerDocument.location.origin}${imagePath}`,
    isSheet: !isAdapted && isDark(around),
    fontFamily: getComputedStyle(frame).fontFamily,
    lang: around.lang,
    generation,
  });
  fill(frame, document, isLost);
  let isOver = false;
  let adapter: LetterAdapter | undefined;
  const adapt = (isNight: boolean) => {
    const content = frame.contentDocument;
    content?.documentElement.classList.toggle('jinshu-sheet', !isAdapted && isNight);
    adapter?.restore();
    adapter = isAdapted && isNight && content ? createLetterAdapter(content, groundOf(frame)) : undefined;
    adapter?.adapt();
  };
  // Not while the caller's effect runs: the app may react a frame after the message appears.
  const tellRemote = (hasRemoteImages: boolean) => queueMicrotask(() => !isOver && onRemoteImages(hasRemoteImages));
  if (!letter) tellRemote(false);
  const endWatch = watchFrame(frame, String(generation), {
    ...handlers,
    fillBody(shown, onHeight) {
      adapt(isDark(around));
      if (!letter) return undefined;
      return fillLetter(letter.pieces(shown), {
        onGrown() {
          adapter?.adapt();
          // That there are none is known at the end.
          if (letter.hasRemoteImages()) tellRemote(true);
          onHeight('grown');
        },
        onFilled() {
          unhideLetter(shown);
          foldQuote(shown, quote);
          adapter?.adapt();
          tellRemote(letter.hasRemoteImages());
          onHeight('filled');
        },
      });
    },
  });
  const endDarkness = watchDarkness(around, adapt);
  return () => {
    isOver = true;
    endDarkness();
    endWatch();
  };
}
