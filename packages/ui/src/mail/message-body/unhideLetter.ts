import { over, type Paint, readPaint, type Solid } from './paint.ts';

/** Number of text nodes inspected: a message that hides all of these hides itself. */
const mostPieces = 300;
/** Minimum height of readable text, in pixels. */
const leastHeight = 3;

/** Colors that differ by less in every channel are indistinguishable. */
const leastDifference = 8;
/** Opacity below which text is invisible. */
const leastCover = 0.05;

function areAlike(one: string, other: string): boolean {
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channelsOf(other);
  return channelsOf(one).every((channel, index) => Math.abs(channel - (others[index] ?? 0)) < leastDifference);
}

/** Whether the text of an element differs visibly from its background and is opaque enough. */
function standsOut(element: Element): boolean {
  const { color } = getComputedStyle(element);
  const layers: Paint[] = [];
  let cover = readPaint(color).alpha;
  for (let under: Element | null = element; under; under = under.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(under);
    cover *= Number(opacity);
    // The colors of a background image aren't known.
    if (backgroundImage !== 'none') return cover >= leastCover;
    layers.push(readPaint(backgroundColor));
    if (layers.at(-1)?.alpha === 1) break;
  }
  const ground = layers.reduceRight<Solid>((below, layer) => over(layer, below), { hex: '#ffffff', alpha: 1 });
  return cover >= leastCover && !areAlike(over(readPaint(color), ground).hex, ground.hex);
}

const isInSight = (element: Element, box: DOMRect): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  box.width > 0 &&
  box.height >= leastHeight &&
  box.right > 0 &&
  box.bottom > 0;

/** Whether a message has text, but none of its text or images is visible. */
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
    if (isInSight(parent, range.getBoundingClientRect()) && standsOut(parent)) return false;
  }
  return looked > 0;
}

/** Removes a message's style sheets if they hide it, so that its text is shown unstyled. */
export function unhideLetter(body: HTMLElement): void {
  const sheets = body.querySelectorAll('style');
  if (sheets.length > 0 && isHidden(body)) for (const sheet of sheets) sheet.remove();
}
