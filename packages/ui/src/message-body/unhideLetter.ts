import { over, type Paint, readPaint, type Solid } from './paint.ts';

/** So many pieces of text are looked at: a letter that hides all of these hides itself. */
const mostPieces = 300;
/** Smaller letters than these nobody reads. */
const leastHeight = 3;

/** Colours that no eye tells apart differ by less in each channel. */
const leastDifference = 8;
/** Less than this of a letter nobody sees. */
const leastCover = 0.05;

function areAlike(one: string, other: string): boolean {
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channelsOf(other);
  return channelsOf(one).every((channel, index) => Math.abs(channel - (others[index] ?? 0)) < leastDifference);
}

/** Whether words in an element are drawn in another colour than what lies under them, and drawn enough to be seen. */
function standsOut(element: Element): boolean {
  const { color } = getComputedStyle(element);
  const layers: Paint[] = [];
  let cover = readPaint(color).alpha;
  for (let under: Element | null = element; under; under = under.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(under);
    cover *= Number(opacity);
    // Nobody knows what colours a picture has.
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
    if (isInSight(parent, range.getBoundingClientRect()) && standsOut(parent)) return false;
  }
  return looked > 0;
}

/** Takes the style sheets out of a letter that they hide: its words are shown as they would be without them. */
export function unhideLetter(body: HTMLElement): void {
  const sheets = body.querySelectorAll('style');
  if (sheets.length > 0 && isHidden(body)) for (const sheet of sheets) sheet.remove();
}
