import { readdirSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { findCoveredControls } from '../scripts/lib/coveredControls.ts';

// The wireframe is for us alone.
const skins = readdirSync('packages/ui/src/foundation/theme/skins')
  .filter((file) => file.endsWith('.tokens.ts') && !file.startsWith('wireframe'))
  .map((file) => file.replace('.tokens.ts', ''));

// `toBeVisible` can pass or fail while a dialog fades in, and axe would measure its colors halfway. Turn off transitions and animations.
const stillness = '*, ::before, ::after { transition: none !important; animation: none !important; }';
const heard = new WeakMap<Page, string[]>();
/** Parameters of the story that a page shows. */
const wishes = new WeakMap<Page, Parameters>();
const looks = new WeakMap<Page, string>();

type Parameters = Awaited<ReturnType<typeof getStoryContext>>['parameters'];

/** Sets the size and the forced colors of the page, unless the previous story used the same. */
async function dress(page: Page, parameters: Parameters): Promise<void> {
  const size = parameters.windowSize ?? { width: 1280, height: 800 };
  const forcedColors = parameters.chromatic?.forcedColors ?? 'none';
  const wanted = JSON.stringify([size, forcedColors]);
  if (looks.get(page) === wanted) return;
  await page.setViewportSize(size);
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
  looks.set(page, wanted);
}

// The addon reports accessibility faults itself: a story that has one fails before the hooks below run.
const config: TestRunnerConfig = {
  // The preview learns from the address that it leaves contrast to the hooks below.
  async prepare({ page }) {
    await page.goto(new URL('iframe.html?test-run', process.env.TARGET_URL).href);
  },
  // An error in the console is a fault even where the story looks right.
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    wishes.set(page, parameters);
    await dress(page, parameters);
    await page.evaluate((css) => {
      if (document.getElementById('still')) return;
      const style = Object.assign(document.createElement('style'), { id: 'still', textContent: css });
      document.head.append(style);
    }, stillness);
    const faults: string[] = [];
    const known = heard.has(page);
    heard.set(page, faults);
    if (known) return;
    page.on('pageerror', (error) => heard.get(page)?.push(error.message));
    page.on('console', (message: ConsoleMessage) => {
      // What could not be loaded is named by its place alone.
      if (message.type() === 'error') heard.get(page)?.push(`${message.text()} (${message.location().url})`);
    });
  },
  async postVisit(page, context) {
    const parameters = wishes.get(page) ?? {};
    const expected = (parameters.expectedErrors ?? []) as string[];
    const faults = (heard.get(page) ?? []).filter((fault) => !expected.some((part) => fault.includes(part)));
    if (faults.length > 0) throw new Error(`${context.id} wrote to the console:\n${faults.join('\n')}`);
    // Forced colors are the system's in every skin, and axe can't see them.
    if (parameters.chromatic?.forcedColors !== 'active' && parameters.a11y?.test !== 'off') await walkSkins(page, context.id);
    const { covered } = await findCoveredControls(page);
    if (covered.length > 0) throw new Error(`${context.id} shows controls that cannot be pressed:\n${covered.join('\n')}`);
  },
};

/**
 * Returns the contrast violations that axe finds on the page in each skin. Checking all text in all skins takes minutes, so axe checks only
 * elements that a simple color calculation finds doubtful. Elements are skipped if an earlier story had one with the same look and state,
 * including all of its ancestors.
 */
async function findPoorContrast(names: readonly string[]): Promise<string[]> {
  interface Violation {
    nodes: { target: unknown; failureSummary?: string }[];
  }
  const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> } };
  const page = document.documentElement;
  const kept = window as unknown as { judgedLooks?: Set<string> };
  kept.judgedLooks ??= new Set();
  const judged = kept.judgedLooks;

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const known = new Map<string, readonly number[]>();
  /** Returns red, green, blue and alpha of any CSS color, each from 0 to 1. */
  const parse = (colour: string): readonly number[] => {
    const before = known.get(colour);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const parsed = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    known.set(colour, parsed);
    return parsed;
  };
  const over = ([r = 0, g = 0, b = 0, a = 0]: readonly number[], [R = 0, G = 0, B = 0]: readonly number[]) =>
    [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1] as const;
  const luminance = (colour: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = colour[index] ?? 0;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);

  /** Attributes that hold words, places and references, which no style sheet asks about. */
  const told =
    /(key|label|tooltip|description|labelledby|describedby|controls|owns|activedescendant|posinset|setsize|index|count|valuetext)$/;
  const states = [':hover', ':focus-visible', ':focus-within', ':checked', ':first-child', ':last-child'];
  const looks = new Map<Element, string>();
  /** All of an element and of those around it that a style sheet asks about. */
  const lookOf = (element: Element | null): string => {
    if (!element) return '';
    const before = looks.get(element);
    if (before !== undefined) return before;
    const attributes = [...element.attributes].filter(({ name }) => /^(class|style|type|role|(data|aria)-.*)$/.test(name));
    const own = attributes.map(({ name, value }) => {
      if (told.test(name)) return name;
      if (name === 'class') return value.split(/\s+/).sort().join(' ');
      const isOfColour = (part: string) => /colou?r|background|opacity|filter|blend|#|\(/.test(part);
      return name === 'style' ? value.split(';').filter(isOfColour).join(';') : `${name}=${value}`;
    });
    const look = `${element.localName} ${own.join(' ')} ${states.filter((state) => element.matches(state)).join('')} < ${lookOf(element.parentElement)}`;
    looks.set(element, look);
    return look;
  };
  const isNew = (element: Element) => {
    const look = lookOf(element);
    if (judged.has(look)) return false;
    judged.add(look);
    return true;
  };

  const words = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      // WCAG 1.4.3 leaves out what is disabled, and so does axe.
      !element.closest('[aria-hidden=true], [aria-disabled=true], :disabled, svg, style, script') &&
      element.getClientRects().length > 0 &&
      isNew(element),
  );
  if (words.length === 0) return [];
  /** Background color behind the text of an element in the current skin, or null if it can't be calculated simply. */
  let grounds = new Map<Element, readonly number[] | null>();
  const groundOf = (element: Element | null): readonly number[] | null => {
    if (!element) return [1, 1, 1, 1];
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const isPlain = style.opacity === '1' && style.backgroundImage === 'none' && style.filter === 'none' && style.mixBlendMode === 'normal';
    const own = parse(style.backgroundColor);
    const below = own[3] === 1 ? own : isPlain ? groundOf(element.parentElement) : null;
    const ground = isPlain && below ? over(own, below) : null;
    grounds.set(element, ground);
    return ground;
  };
  const isDoubtful = (element: HTMLElement): boolean => {
    const ground = groundOf(element);
    if (!ground) return true;
    const style = getComputedStyle(element);
    const [light, dark] = [luminance(over(parse(style.color), ground)), luminance(ground)].sort((a, b) => b - a) as [number, number];
    const size = Number.parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    return (light + 0.05) / (dark + 0.05) < needed + 0.1;
  };

  const before = page.dataset.skin;
  const faults: string[] = [];
  for (const name of names) {
    page.dataset.skin = name;
    grounds = new Map();
    // Skip elements that the story has replaced meanwhile, such as those of a clock.
    const include = words.filter((element) => element.isConnected && isDoubtful(element));
    if (include.length === 0) continue;
    const { violations } = await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false });
    for (const { nodes } of violations)
      for (const { target, failureSummary } of nodes) faults.push(`${name}: ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
  if (before) page.dataset.skin = before;
  return faults;
}

/**
 * Checks the contrast of the story in each skin, in the state the story ended in. The addon checks everything else, which is the same in all
 * skins.
 */
async function walkSkins(page: Page, id: string): Promise<void> {
  const faults = await page.evaluate(findPoorContrast, skins);
  if (faults.length > 0) throw new Error(`${id} is hard to read:\n${faults.join('\n')}`);
}

export default config;
