import { contrastOfLight, distanceOfLight } from './colour.ts';
import { type ColorVision, seenBy } from './colourVision.ts';
import { type ContrastPair, contrastPairs, everyVision } from './contrastPairs.ts';
import type { FlagColor, SkinTokens } from './SkinTokens.ts';

/** A pair with the contrast it has and the one it needs. */
export interface MeasuredPair extends ContrastPair {
  measured: number;
  needed: number;
}

/** Measurements of a skin: a row of the certificate. */
export interface SkinCertificate {
  id: string;
  /** Number of pairs measured. */
  count: number;
  /** The pair of each group that comes closest to its floor. */
  lowest: {
    text: MeasuredPair;
    part: MeasuredPair;
    focus: MeasuredPair;
    flag: Record<ColorVision, MeasuredPair>;
    tag: Record<ColorVision, MeasuredPair>;
  };
  /** The three passing pairs that are closest to their floor, each for the vision that sees it worst. */
  nearest: MeasuredPair[];
  /** Flags whose fills look alike to some eyes. Their names tell them apart. */
  alike: { vision: ColorVision; flags: readonly [FlagColor, FlagColor] }[];
  /** The pairs below their floor. */
  failing: MeasuredPair[];
  /** A sentence for every pair below its floor; empty when the skin holds its promise. */
  faults: string[];
}

const floors = { aa: { text: 4.5, part: 3 }, aaa: { text: 7, part: 3 } } as const;
/** Below this distance two fills are not told apart at a glance. */
const alikeBelow = 0.05;

const round = (value: number) => value.toFixed(2);

function toFault({ name, vision, measured, needed }: MeasuredPair): string {
  const eyes = vision === 'usual' ? '' : `, seen with ${vision},`;
  return `${name}${eyes} has ${round(measured)}:1 and needs ${needed}:1, ${round(needed - measured)} short`;
}

/** The contrast that a promise needs. */
export const floorsOf = (contrast: 'aa' | 'aaa' = 'aa'): Record<ContrastPair['kind'], number> => floors[contrast];

/** Measures all color pairs of a skin. Flags and tags are also measured for color blindness. */
export function certifySkin(skin: SkinTokens): SkinCertificate {
  const floor = floorsOf(skin.meta.contrast);
  const pairs = contrastPairs(skin).map((pair) => ({
    ...pair,
    measured: contrastOfLight(seenBy(pair.vision, pair.front), seenBy(pair.vision, pair.back)),
    needed: floor[pair.kind],
  }));
  // Values are stored with few digits; a hundredth is rounding, not a fault.
  const failing = pairs.filter(({ measured, needed }) => needed - measured > 0.01);
  const lowest = (isWanted: (pair: MeasuredPair) => boolean) =>
    pairs.filter(isWanted).reduce((low, pair) => (pair.measured < low.measured ? pair : low));
  const forEachVision = (start: string) => {
    const of = (vision: ColorVision) => lowest((pair) => pair.vision === vision && pair.name.startsWith(start));
    return { usual: of('usual'), protanopia: of('protanopia'), deuteranopia: of('deuteranopia'), tritanopia: of('tritanopia') };
  };
  return {
    id: skin.meta.id,
    count: pairs.length,
    lowest: {
      text: lowest(({ kind, vision }) => kind === 'text' && vision === 'usual'),
      part: lowest(({ kind, vision }) => kind === 'part' && vision === 'usual'),
      focus: lowest(({ name }) => /^(focus|rail|bar)\.ring /.test(name)),
      flag: forEachVision('flag.'),
      tag: forEachVision('tag.'),
    },
    nearest: findNearest(pairs.filter((pair) => !failing.includes(pair))),
    alike: findAlike(skin.color.flag),
    failing,
    faults: failing.map(toFault),
  };
}

const nearestCount = 3;

function findNearest(passing: readonly MeasuredPair[]): MeasuredPair[] {
  const nearest = new Map<string, MeasuredPair>();
  for (const pair of passing.toSorted((one, other) => one.measured / one.needed - other.measured / other.needed)) {
    if (!nearest.has(pair.name)) nearest.set(pair.name, pair);
    if (nearest.size === nearestCount) break;
  }
  return [...nearest.values()];
}

function findAlike(flags: SkinTokens['color']['flag']): SkinCertificate['alike'] {
  const keys = Object.keys(flags) as FlagColor[];
  return everyVision.flatMap((vision) => {
    const seen = keys.map((key) => [key, seenBy(vision, flags[key].fill)] as const);
    return seen.flatMap(([one, light], index) =>
      seen
        .slice(index + 1)
        .filter(([, other]) => distanceOfLight(light, other) < alikeBelow)
        .map(([other]) => ({ vision, flags: [one, other] as const })),
    );
  });
}
