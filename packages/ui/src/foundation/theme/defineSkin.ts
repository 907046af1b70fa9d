import { certifySkin } from './certifySkin.ts';
import { contrast, formatColour, parseColour } from './colour.ts';
import { missingKeys } from './missingKeys.ts';
import type { AccentColors, Color, SkinInput, SkinTokens, StatusColors } from './SkinTokens.ts';

const shift = (colour: Color, lightness: number): Color => {
  const parts = parseColour(colour);
  return formatColour({ ...parts, l: Math.min(1, Math.max(0, parts.l + lightness)) });
};

/** Returns white, or a near-black in the color's hue, whichever has more contrast with the color. */
function readableOn(colour: Color): Color {
  const { h } = parseColour(colour);
  const dark = formatColour({ l: 0.17, c: 0.03, h, alpha: 1 });
  const light = formatColour({ l: 1, c: 0, h: 0, alpha: 1 });
  return contrast(light, colour) >= contrast(dark, colour) ? light : dark;
}

/** Returns a soft background in the color's hue: light in a light skin, dark in a dark one. */
function soften(colour: Color, isDark: boolean, chroma = 0.03): Color {
  const { c, h } = parseColour(colour);
  return formatColour({ l: isDark ? 0.3 : 0.95, c: Math.min(c, isDark ? chroma + 0.01 : chroma), h, alpha: 1 });
}

function completeAccent(given: SkinInput['color']['accent'], isDark: boolean): AccentColors {
  const { base } = given;
  const step = isDark ? 0.04 : -0.045;
  const soft = given.soft ?? soften(base, isDark);
  return {
    base,
    hover: given.hover ?? shift(base, step),
    pressed: given.pressed ?? shift(base, isDark ? -0.045 : -0.09),
    on: given.on ?? readableOn(base),
    soft,
    softHover: given.softHover ?? shift(soft, isDark ? 0.025 : -0.02),
    softText: given.softText ?? base,
  };
}

const completeStatus = (given: SkinInput['color']['status']['danger'], isDark: boolean): StatusColors => ({
  solid: given.solid,
  text: given.text,
  onSolid: given.onSolid ?? readableOn(given.solid),
  soft: given.soft ?? soften(given.solid, isDark, 0.025),
  border: given.border ?? given.solid,
});

/**
 * Completes and checks a skin. Omitted pressed, soft and on-colors are derived. If two colors have too little contrast, it throws an error
 * that names the pair, and if a key is missing, one that names the key. Either stops the build.
 *
 * @example
 * export const dusk = defineSkin({ meta: { id: 'dusk', … }, color: { accent: { base: 'oklch(0.5 0.17 300)' }, … }, … });
 */
export function defineSkin(input: SkinInput): SkinTokens {
  refuseMissingKeys(input);
  const isDark = input.meta.colorScheme === 'dark';
  const { accent: givenAccent, status, selection, ...given } = input.color;
  const accent = completeAccent(givenAccent, isDark);
  const skin: SkinTokens = {
    ...input,
    color: {
      ...given,
      accent,
      selection: {
        bg: selection?.bg ?? shift(accent.soft, isDark ? -0.02 : 0.015),
        hover: selection?.hover ?? accent.soft,
        bar: selection?.bar ?? accent.base,
      },
      status: {
        danger: completeStatus(status.danger, isDark),
        warning: completeStatus(status.warning, isDark),
        success: completeStatus(status.success, isDark),
        info: completeStatus(status.info, isDark),
      },
    },
  };
  refusePoorContrast(skin);
  return skin;
}

/** The compiler says so too, but not to those who write JavaScript or read a skin from a file. */
function refuseMissingKeys(input: SkinInput): void {
  const missing = missingKeys(input);
  if (missing.length > 0) throw new Error(`The skin “${input.meta?.id ?? 'without a name'}” lacks ${missing.join(', ')}.`);
}

function refusePoorContrast(skin: SkinTokens): void {
  const { faults } = certifySkin(skin);
  if (faults.length > 0) throw new Error(`The skin “${skin.meta.id}” cannot be read: ${faults.join('; ')}.`);
}
