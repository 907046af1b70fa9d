import { over, type Paint, readPaint, type Solid } from './paint.ts';
import { type LetterGround, makeReadable, turnGround, turnInk } from './turnColours.ts';

/** Colors of an element, original and adapted. */
interface Known {
  ink: Paint;
  ground: Solid;
  shownInk: string;
  shownGround: string;
  /** Whether it is shown on a background image, where colors are kept. */
  isOnPicture: boolean;
}

type Look = Known & { element: HTMLElement; declarations: [property: string, value: string][] };

/** Link color in the frame's style sheet. */
export const plainLink = '#0b57b0';
const white: Solid = { hex: '#ffffff', alpha: 1 };
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Adapts a message to a dark skin. */
export interface LetterAdapter {
  /** Adapts what has come since it was last asked. */
  adapt(): void;
  /** Restores the original colors. */
  restore(): void;
}

/** Turns the colors of a message to those of a skin. */
function createTurner(skin: LetterGround) {
  const cache = new Map<string, string>();
  const remember = (key: string, make: () => string) => {
    const found = cache.get(key) ?? make();
    cache.set(key, found);
    return found;
  };
  const ground = (hex: string) => remember(`ground ${hex}`, () => turnGround(hex, skin));
  const ink = (hex: string) => remember(`ink ${hex}`, () => turnInk(hex, skin));
  const readable = (hex: string, on: string) => remember(`${hex} ${on}`, () => makeReadable(hex, on));
  return { ground, ink, readable, link: skin.link };
}

type Turner = ReturnType<typeof createTurner>;

/** Reads the look of an element, and returns how it is shown. What is above it has been read before. */
function lookOf(element: HTMLElement, around: Known, { ground, ink, readable, link }: Turner): Look {
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
  const shownInk = readable(isPlainLink ? link : isTurned ? ink(solid) : solid, shownGround);
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
}

/**
 * Adapts a message to the colors of a dark skin. Turns the lightness of backgrounds, text and borders, keeps hues and images, and ensures
 * readable contrast. Works on computed styles, so the color syntax of the sender doesn't matter.
 */
export function createLetterAdapter(content: Document, skin: LetterGround): LetterAdapter {
  const known = new WeakMap<Element, Known>();
  const own = new Map<HTMLElement, string | null>();
  const turner = createTurner(skin);

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
      // Read all styles before writing any, so that the browser computes the styles only once.
      const looks: Look[] = [];
      const walker = content.createTreeWalker(body, NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = body; node; node = walker.nextNode()) {
        const element = node as HTMLElement;
        const around = known.get(element.parentElement as Element);
        if (known.has(element) || !around || element.localName === 'style') continue;
        const found = lookOf(element, around, turner);
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
      // Keep the zoom of the body: it isn't a color setting.
      if (zoom !== '') content.body.style.setProperty('zoom', zoom, 'important');
    },
  };
}
