/** Returns the text of an element as screen readers get it. */
const wordsOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.getAttribute('aria-hidden') === 'true' ? '' : ` ${wordsOf(node)} `;
    })
    .join('');

function nameIn(announcer: Element): void {
  for (const picture of announcer.querySelectorAll('[role="img"][aria-labelledby]')) {
    const ids = picture.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => picture.ownerDocument.getElementById(id)).filter((element) => element !== null);
    const words = named.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
    picture.removeAttribute('aria-labelledby');
    if (words) picture.setAttribute('aria-label', words);
    else picture.remove();
  }
}

const watched = new WeakSet<Element>();

/**
 * Gives React Aria's announcements their own text. React Aria announces the pending state of a button with an image that is labeled by the
 * button and stays in the page for some seconds. A button that is removed when its action ends would take the label with it, so copy the
 * label as soon as the image is added.
 */
export function nameAnnouncements(): void {
  const announcer = document.querySelector('[data-live-announcer]');
  if (!announcer) return;
  nameIn(announcer);
  if (watched.has(announcer)) return;
  watched.add(announcer);
  new MutationObserver(() => nameIn(announcer)).observe(announcer, { childList: true, subtree: true });
}
