/** What stands in an element for those who hear it. */
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
 * React Aria tells how a button fares by a picture that is named by the button, and leaves it in the page for some seconds. A button that
 * goes as its action ends would take the name along, so each such picture gets its words as soon as it is there.
 */
export function nameAnnouncements(): void {
  const announcer = document.querySelector('[data-live-announcer]');
  if (!announcer) return;
  nameIn(announcer);
  if (watched.has(announcer)) return;
  watched.add(announcer);
  new MutationObserver(() => nameIn(announcer)).observe(announcer, { childList: true, subtree: true });
}
