/** A frame taller than this scrolls inside: browsers stop painting somewhere beyond. */
const MAX_HEIGHT = 100_000;
/** A letter whose height depends on that of its frame (`100vh`) would grow for ever. */
const MAX_GROWTHS = 40;

/**
 * Waits for the frame's new document, then keeps the frame as high as its content and brings keys and links of the
 * letter to the page around. No script runs inside: all of it listens from outside.
 */
export function watchFrame(frame: HTMLIFrameElement, generation: string, takeMailto: (href: string) => boolean): () => void {
  const stop = new AbortController();
  let observer: ResizeObserver | undefined;
  let request = 0;

  const attach = () => {
    const content = frame.contentDocument;
    // The load event waits for every picture; a document is worth measuring as soon as it is parsed.
    if (content?.documentElement?.dataset.generation !== generation || content.readyState === 'loading') return false;
    observer = keepHeight(frame, content);
    content.addEventListener('click', (event) => followLink(event, content, takeMailto), { signal: stop.signal });
    content.addEventListener('keydown', (event) => forwardKey(event, frame), { signal: stop.signal });
    return true;
  };
  const poll = () => {
    if (!stop.signal.aborted && !observer && !attach()) request = requestAnimationFrame(poll);
  };
  frame.addEventListener('load', () => observer ?? attach(), { signal: stop.signal });
  request = requestAnimationFrame(poll);

  return () => {
    stop.abort();
    cancelAnimationFrame(request);
    observer?.disconnect();
  };
}

function keepHeight(frame: HTMLIFrameElement, content: Document): ResizeObserver {
  const { documentElement: root, body } = content;
  let growths = 0;
  let width = 0;
  const adjust = () => {
    if (frame.clientWidth !== width) {
      width = frame.clientWidth;
      growths = 0;
    }
    const scrollbar = root.scrollWidth > root.clientWidth ? Math.max(0, frame.clientHeight - root.clientHeight) || 16 : 0;
    const height = Math.min(MAX_HEIGHT, Math.ceil(Math.max(root.offsetHeight, body.scrollHeight)) + scrollbar);
    const current = Number.parseInt(frame.style.blockSize, 10) || 0;
    if (height === current) return;
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
  return observer;
}

/** Anchors resolve against the page around, so a jump inside the letter is made by hand. */
function followLink(event: MouseEvent, content: Document, takeMailto: (href: string) => boolean): void {
  const link = (event.target as Element | null)?.closest?.('a[href], area[href]');
  const href = link?.getAttribute('href') ?? '';
  if (href.startsWith('#')) {
    event.preventDefault();
    const name = decodeAnchor(href.slice(1));
    (content.getElementById(name) ?? content.getElementsByName(name)[0])?.scrollIntoView();
  } else if (/^mailto:/i.test(href) && takeMailto(href)) {
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

/** Keys pressed while the letter has focus stay in its document; shortcuts of the page listen outside. */
function forwardKey(event: KeyboardEvent, frame: HTMLIFrameElement): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const copy = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(copy)) event.preventDefault();
}
