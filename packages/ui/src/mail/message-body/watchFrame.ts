import { toggleQuote, unfoldAround } from '../../foundation/safe-html/foldQuote.ts';
import { media } from '../../foundation/theme/measures.ts';
import { isMisleading, type MisleadingLink, shownTarget, wordsOf } from './linkTarget.ts';

/** A frame taller than this scrolls inside: browsers stop painting somewhere beyond. */
const MAX_HEIGHT = 100_000;
/** A message whose height depends on its frame (`100vh`) would grow forever. */
const MAX_GROWTHS = 40;

/** Minimum zoom of a message in a narrow window; wider content scrolls. */
const leastZoom = 0.45;

/** Handlers for a message and its links. */
export interface FrameHandlers {
  /** Fills the body of the new document, reports progress to `onHeight`, and returns a function that stops it. */
  fillBody: (body: HTMLElement, onHeight: (what: 'grown' | 'filled') => void) => (() => void) | undefined;
  /** Hears that the frame has loaded, and holds another document. */
  onLost: () => void;
  /** Handles a pressed `mailto:` link; returns whether it did. */
  takeMailto: (href: string) => boolean;
  /** Handles a pressed link that leads elsewhere than its text says; returns whether it did. */
  takeMisleading: (link: MisleadingLink) => boolean;
  /** Shows where the link under the pointer or with the focus leads; nothing for an empty text. */
  showTarget: (target: string) => void;
}

/**
 * Waits for the frame's new document, then keeps the frame as high as its content and brings keys and links of the
 * letter to the page around. No script runs inside: all of it listens from outside.
 */
export function watchFrame(frame: HTMLIFrameElement, generation: string, handlers: FrameHandlers): () => void {
  const stop = new AbortController();
  let endFill: (() => void) | undefined;
  let height: ReturnType<typeof keepHeight> | undefined;
  let request = 0;

  const attach = () => {
    const content = frame.contentDocument;
    // The load event waits for every picture; a document is worth measuring as soon as it is parsed.
    if (content?.documentElement?.dataset.generation !== generation || content.readyState === 'loading') return false;
    // An empty message is complete before its height is watched.
    let isFilling = true;
    endFill = handlers.fillBody(content.body, (what) => {
      isFilling &&= what !== 'filled';
      if (!isFilling) frame.removeAttribute('aria-busy');
      height?.adjust(isFilling);
    });
    isFilling &&= endFill !== undefined;
    if (isFilling) frame.setAttribute('aria-busy', 'true');
    height = keepHeight(frame, content, isFilling);
    // A page of jsdom takes signals of its own realm only.
    const inFrame = new (content.defaultView ?? globalThis).AbortController();
    stop.signal.addEventListener('abort', () => inFrame.abort());
    const { signal } = inFrame;
    content.addEventListener('click', (event) => followLink(event, content, handlers), { signal });
    content.addEventListener('auxclick', (event) => event.button === 1 && followLink(event, content, handlers), { signal });
    const show = (event: Event) => handlers.showTarget(shownTarget(linkOf(event)));
    const hide = () => handlers.showTarget('');
    content.addEventListener('mouseover', show, { signal });
    content.addEventListener('focusin', show, { signal });
    content.addEventListener('focusin', unfoldAround, { signal });
    content.addEventListener('focusout', hide, { signal });
    content.documentElement.addEventListener('mouseleave', hide, { signal });
    content.addEventListener('keydown', (event) => forwardKey(event, frame), { signal });
    return true;
  };
  const poll = () => {
    if (!stop.signal.aborted && !height && !attach()) request = requestAnimationFrame(poll);
  };
  const look = () => {
    if (frame.contentDocument?.documentElement?.dataset.generation !== generation) handlers.onLost();
    else if (!height) attach();
  };
  frame.addEventListener('load', look, { signal: stop.signal });
  if (!attach()) request = requestAnimationFrame(poll);

  return () => {
    stop.abort();
    cancelAnimationFrame(request);
    endFill?.();
    frame.removeAttribute('aria-busy');
    height?.end();
    handlers.showTarget('');
  };
}

/** Keeps the frame as high as its content. While content is being added, the frame never shrinks, so that the page doesn't jump. */
function keepHeight(frame: HTMLIFrameElement, content: Document, isFilledLater: boolean) {
  const { documentElement: root, body } = content;
  let isFilling = isFilledLater;
  let growths = 0;
  let width = 0;
  let zoom = 1;
  // What was designed for a desk is seen whole in a narrower window; two fingers make it larger.
  const zoomTo = (next: number) => {
    zoom = Math.max(leastZoom, next);
    body.style.setProperty('zoom', String(zoom), 'important');
  };
  const adjust = () => {
    if (frame.clientWidth !== width) {
      width = frame.clientWidth;
      growths = 0;
      zoomTo(1);
    }
    if (root.scrollWidth > width + 1 && !window.matchMedia(media.wide).matches) {
      const margin = Number.parseFloat(getComputedStyle(root).paddingInlineStart) || 0;
      zoomTo((zoom * (width - 2 * margin - 1)) / (root.scrollWidth - margin));
    }
    const scrollbar = root.scrollWidth > root.clientWidth ? Math.max(0, frame.clientHeight - root.clientHeight) || 16 : 0;
    const height = Math.min(MAX_HEIGHT, Math.ceil(Math.max(root.offsetHeight, body.scrollHeight * zoom)) + scrollbar);
    const current = Number.parseInt(frame.style.blockSize, 10) || 0;
    if (height === current || (isFilling && height < current)) return;
    if (height > current && ++growths > MAX_GROWTHS) {
      root.style.setProperty('overflow-y', 'auto', 'important');
      return;
    }
    frame.style.blockSize = `${height}px`;
  };
  const observer = new ResizeObserver(adjust);
  observer.observe(root);
  observer.observe(body);
  adjust();
  return {
    /** Call after content was added. The observer updates the height, except when the message is lower than the one before. */
    adjust(isMoreToCome: boolean) {
      growths = 0;
      if (isFilling && !isMoreToCome) requestAnimationFrame(adjust);
      isFilling = isMoreToCome;
    },
    end: () => observer.disconnect(),
  };
}

const linkOf = ({ target }: Event) => (target as Element | null)?.closest?.<HTMLElement>('a[href], area[href]') ?? null;

/** Anchors resolve against the page, so scroll to targets in the message here. */
function followLink(event: MouseEvent, content: Document, { takeMailto, takeMisleading }: FrameHandlers): void {
  const link = linkOf(event);
  const href = link?.getAttribute('href') ?? '';
  if (!link) return;
  if (link.dataset.fold !== undefined) {
    event.preventDefault();
    toggleQuote(link);
  } else if (href.startsWith('#')) {
    event.preventDefault();
    const name = decodeAnchor(href.slice(1));
    (content.getElementById(name) ?? content.getElementsByName(name)[0])?.scrollIntoView();
  } else if (/^mailto:/i.test(href)) {
    if (takeMailto(href)) event.preventDefault();
  } else if (isMisleading(link) && takeMisleading({ href, text: wordsOf(link) })) {
    event.preventDefault();
  }
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Keys pressed in the message stay in its document: forward them to the page's shortcuts. */
function forwardKey(event: KeyboardEvent, frame: HTMLIFrameElement): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const copy = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(copy)) event.preventDefault();
}
