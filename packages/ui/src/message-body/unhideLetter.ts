/** So many pieces of text are looked at: a letter that hides all of these hides itself. */
const mostPieces = 300;
/** Smaller letters than these nobody reads. */
const leastHeight = 3;

const isInSight = (element: Element, box: DOMRect): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  box.width > 0 &&
  box.height >= leastHeight &&
  box.right > 0 &&
  box.bottom > 0;

/** Whether a letter has something to show, and nothing of it is in sight. */
function isHidden(body: HTMLElement): boolean {
  for (const picture of body.querySelectorAll('img')) if (isInSight(picture, picture.getBoundingClientRect())) return false;
  const { ownerDocument: inside } = body;
  const texts = inside.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = inside.createRange();
  let looked = 0;
  for (let text = texts.nextNode(); text && looked < mostPieces; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || parent.matches('style, title') || text.nodeValue?.trim() === '') continue;
    looked += 1;
    range.selectNodeContents(text);
    if (isInSight(parent, range.getBoundingClientRect())) return false;
  }
  return looked > 0;
}

/** Takes the style sheets out of a letter that they hide: its words are shown as they would be without them. */
export function unhideLetter(body: HTMLElement): void {
  const sheets = body.querySelectorAll('style');
  if (sheets.length > 0 && isHidden(body)) for (const sheet of sheets) sheet.remove();
}
