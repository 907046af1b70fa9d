import {
  type Color,
  type ContrastPair,
  certifySkin,
  contrastOfLight,
  contrastPairs,
  fitToScreen,
  floorsOf,
  formatColour,
  lightOf,
  type Oklch,
  parseColour,
  type SkinTokens,
  seenAs,
  seenBy,
} from '../theme/skinData.ts';
import type { CheckedSkin, SkinFault } from './SkinRecipe.ts';

/** Above the floor, so that rounding to four digits loses nothing. */
const margin = 0.02;

/** Whether all pairs have the contrast they need. */
export function holdsAll(pairs: readonly ContrastPair[], contrast: SkinTokens['meta']['contrast']): boolean {
  const floors = floorsOf(contrast);
  return pairs.every(({ front, back, vision, kind }) => contrastOfLight(seenBy(vision, front), seenBy(vision, back)) >= floors[kind]);
}

/** All pairs of a skin by the paths of their values. */
export function pairsByToken(skin: SkinTokens): Map<string, ContrastPair[]> {
  const byToken = new Map<string, ContrastPair[]>();
  for (const pair of contrastPairs(skin)) {
    for (const side of [pair.frontName, pair.backName]) {
      const known = byToken.get(side);
      if (known) known.push(pair);
      else byToken.set(side, [pair]);
    }
  }
  return byToken;
}

/** Returns the color nearest to a value, with its hue, that passes all pairs of that value; `undefined` if none does. */
export function nearestPassing(token: string, pairs: readonly ContrastPair[], contrast: SkinTokens['meta']['contrast']): Color | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  const floors = floorsOf(contrast);
  const parts = parseColour(first.frontName === token ? first.front : first.back);
  const others = pairs.map(({ frontName, front, back, vision, kind }) => ({
    light: seenBy(vision, frontName === token ? back : front),
    vision,
    needed: floors[kind] + margin,
  }));
  const at = (l: number): Oklch => fitToScreen({ ...parts, l });
  const passes = (l: number) => {
    const light = lightOf(at(l));
    return others.every((other) => contrastOfLight(seenAs(other.vision, light), other.light) >= other.needed);
  };
  // Between text and page, a fill may pass in the middle only.
  const firstHold = (end: number) => {
    const step = end > parts.l ? 0.02 : -0.02;
    for (let l = parts.l + step; l > 0 && l < 1; l += step) if (passes(l)) return l;
    return passes(end) ? end : undefined;
  };
  const toward = (end: number) => {
    const hold = passes(end) ? end : firstHold(end);
    if (hold === undefined) return undefined;
    let [fails, holds] = [parts.l, hold];
    for (let step = 0; step < 12; step += 1) {
      const middle = (fails + holds) / 2;
      if (passes(middle)) holds = middle;
      else fails = middle;
    }
    return holds;
  };
  const [found] = [toward(0), toward(1)]
    .filter((l) => l !== undefined)
    .toSorted((one, other) => Math.abs(one - parts.l) - Math.abs(other - parts.l));
  return found === undefined ? undefined : formatColour(at(found));
}

/** Measures a skin, and returns for every pair below its floor what would mend it. */
export function checkSkin(skin: SkinTokens): CheckedSkin {
  const certificate = certifySkin(skin);
  const byToken = certificate.failing.length > 0 ? pairsByToken(skin) : new Map<string, ContrastPair[]>();
  const mends = new Map<string, Color | undefined>();
  const mendOf = (token: string) => {
    if (!mends.has(token)) mends.set(token, nearestPassing(token, byToken.get(token) ?? [], skin.meta.contrast));
    return mends.get(token);
  };
  const faults = certificate.failing.map(({ name, frontName, backName, kind, vision, measured, needed }): SkinFault => {
    const token = [frontName, backName].find((side) => !side.startsWith('tag.') && mendOf(side));
    const value = token && mendOf(token);
    return {
      pair: name,
      front: frontName,
      back: backName,
      kind,
      vision,
      measured,
      needed,
      ...(token && value && { mend: { token, value } }),
    };
  });
  return { skin, certificate, faults };
}
