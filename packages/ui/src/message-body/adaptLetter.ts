import { over, type Paint, readPaint, type Solid } from './paint.ts';
import { type LetterGround, makeReadable, turnGround, turnInk } from './turnColours.ts';

/** What is known of an element: as its sender wrote it, and as it shows. */
interface Known {
  ink: Paint;
  ground: Solid;
  shownInk: string;
  shownGround: string;
  /** It stands on a picture, whose colours stay, and so do those on it. */
  isOnPicture: boolean;
}

type Look = Known & { element: HTMLElement; declarations: [property: string, value: string][] };

/** The colour that the style sheet around a letter gives its links. */
export const plainLink = '#0b57b0';
const white: Solid = { hex: '#ffffff', alpha: 1 };
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** A letter in a dark skin. */
export interface LetterAdapter {
  /** Adapts what has come since it was last asked. */
  adapt(): void;
  /** Gives everything its own colours back. */
  restore(): void;
}

/**
 * Gives a letter the colours of a dark skin: the lightness of its grounds, words and edges is turned, hues stay, pictures are not touched, and
 * every word keeps its contrast. It acts on what a browser has made of the letter, so that nothing depends on how a colour was written.
 */
export function createLetterAdapter(content: Document, skin: LetterGround): LetterAdapter {
  const known = new WeakMap<Element, Known>();
  const own = new Map<HTMLElement, string | null>();
  const cache = new Map<string, string>();
  const remember = (key: string, make: () => string) => {
    const found = cache.get(key) ?? make();
    cache.set(key, found);
    return found;
  };
  const ground = (hex: string) => remember(`ground ${hex}`, () => turnGround(hex, skin));
  const ink = (hex: string) => remember(`ink ${hex}`, () => turnInk(hex, skin));
  const readable = (hex: string, on: string) => remember(`${hex} ${on}`, () => makeReadable(hex, on));

  const write = (element: HTMLElement, declarations: Look['declarations']) => {
    if (!own.has(element)) own.set(element, element.getAttribute('style'));
    for (const [property, value] of declarations) element.style.setProperty(property, value, 'important');
  };

  const rootOf = (): Known => ({
    ink: readPaint(getComputedStyle(content.documentElement).color),
    ground: white,
    shownInk: '',
    shownGround: skin.panel,
    isOnPicture: false,
  });

  const look = (element: HTMLElement, around: Known): Look => {
    const style = getComputedStyle(element);
    const declarations: Look['declarations'] = [];
    const set = (property: string, value: string) => void declarations.push([property, value]);

    const image = style.backgroundImage;
    const hasPicture = image.includes('url(');
    const gradient = !hasPicture && image !== 'none' ? [...image.matchAll(/rgba?\([^)]*\)/g)].map(([colour]) => readPaint(colour)) : [];
    let paint = readPaint(style.backgroundColor);
    if (gradient.length > 0) paint = over(gradient[Math.floor(gradient.length / 2)] as Paint, over(paint, around.ground));
    const under = over(paint, around.ground);
    const isOnPicture = around.isOnPicture || hasPicture;
    const shownGround = isOnPicture ? under.hex : under.hex === around.ground.hex ? around.shownGround : ground(under.hex);
    if (paint.alpha > 0 || hasPicture) set('background-color', shownGround);
    if (image !== 'none' && !hasPicture) set('background-image', 'none');

    // What came later inherits what an element above it was given already.
    const said = readPaint(style.color);
    const written = said.hex === around.shownInk && said.alpha === 1 ? around.ink : said;
    const solid = over(written, under).hex;
    const isTurned = shownGround !== under.hex;
    const isPlainLink = isTurned && solid === plainLink && element.localName === 'a';
    const shownInk = readable(isPlainLink ? skin.link : isTurned ? ink(solid) : solid, shownGround);
    set('color', shownInk);
    if (isTurned)
      for (const side of sides) {
        if (style[`border${side}Width`] === '0px') continue;
        const edge = readPaint(style[`border${side}Color`]);
        if (edge.alpha === 0 || edge.hex === said.hex) continue;
        set(`border-${side.toLowerCase()}-color`, ink(over(edge, under).hex));
      }
    if (style.textShadow !== 'none') set('text-shadow', 'none');
    if (style.webkitTextFillColor !== style.color) set('-webkit-text-fill-color', 'currentcolor');
    if (style.backgroundClip.includes('text')) set('background-clip', 'border-box');
    if (style.mixBlendMode !== 'normal') set('mix-blend-mode', 'normal');
    if (Number(style.opacity) > 0.05 && Number(style.opacity) < 1) set('opacity', '1');
    if (style.filter !== 'none' && element.localName !== 'img') set('filter', 'none');
    return { element, declarations, ink: written, ground: under, shownInk, shownGround, isOnPicture };
  };

  return {
    adapt() {
      const { documentElement: root, body } = content;
      if (!known.has(root)) {
        known.set(root, rootOf());
        write(root, [
          ['background', skin.panel],
          ['scrollbar-color', `${skin.ink} ${skin.panel}`],
        ]);
      }
      // All is read before anything is written: a browser works out the looks of the letter once.
      const looks: Look[] = [];
      const walker = content.createTreeWalker(body, NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = body; node; node = walker.nextNode()) {
        const element = node as HTMLElement;
        const around = known.get(element.parentElement as Element);
        if (known.has(element) || !around || element.localName === 'style') continue;
        const found = look(element, around);
        known.set(element, found);
        looks.push(found);
      }
      for (const { element, declarations } of looks) write(element, declarations);
    },
    restore() {
      const { zoom } = content.body.style;
      for (const [element, style] of own) {
        if (style === null) element.removeAttribute('style');
        else element.setAttribute('style', style);
      }
      // How large a letter shows is not a matter of its colours.
      if (zoom !== '') content.body.style.setProperty('zoom', zoom, 'important');
    },
  };
}
