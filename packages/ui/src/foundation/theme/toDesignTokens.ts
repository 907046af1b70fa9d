import { base } from './base.ts';
import { parseColour, parseHex, toHex } from './colour.ts';
import type { Color, SkinTokens } from './SkinTokens.ts';

/** A token of the Design Tokens Community Group's format. */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'number' | 'shadow' | 'fontFamily' | 'typography' | 'duration' | 'cubicBezier';
  $value: unknown;
}

/** A group of tokens, as design tools read it. */
export interface DesignTokens {
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: DesignToken | DesignTokens | string | Record<string, unknown> | undefined;
}

interface Texts {
  [key: string]: string | Texts;
}

const ours = 'com.jinshu';

const colourValue = (colour: Color) => {
  const { l, c, h, alpha } = parseColour(colour);
  return { colorSpace: 'oklch', components: [l, c, h], alpha, hex: toHex(colour) };
};
const colour = (value: string): DesignToken => ({ $type: 'color', $value: colourValue(value as Color) });
const sizeValue = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' });
const dimension = (value: string): DesignToken => ({ $type: 'dimension', $value: sizeValue(value) });
const number = (value: number): DesignToken => ({ $type: 'number', $value: value });
const fontFamily = (stack: string): DesignToken => ({
  $type: 'fontFamily',
  $value: stack.split(',').map((name) => name.trim().replaceAll('"', '')),
});

/** Turns every text of a tree into a token, with the tree's shape kept. */
const mapTexts = (tree: Texts, toToken: (text: string) => DesignToken): DesignTokens =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? toToken(value) : mapTexts(value, toToken)]),
  );

/** `0 1px 2px 0 oklch(…), …` taken apart. */
function shadow(text: string): DesignToken {
  const layers = text.split(/,\s*(?=[\d-])/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0', ...rest] = layer.split(' ');
    const [x, y, soft, wide] = [offsetX, offsetY, blur, spread].map(sizeValue);
    return { color: colourValue(rest.join(' ') as Color), offsetX: x, offsetY: y, blur: soft, spread: wide };
  });
  return { $type: 'shadow', $value: layers };
}

/**
 * Returns a skin in the Design Tokens format, for design tools. Groups and names match the CSS variables. Values without a type in the
 * format, such as the unread mark, are in `$extensions`.
 */
export function toDesignTokens(skin: SkinTokens): DesignTokens {
  const { meta, color, tag, radius, border, font, shape, density } = skin;
  const shadows = Object.entries(skin.shadow).filter(([, value]) => value !== 'none');
  return {
    $description: meta.name.en,
    $extensions: { [ours]: { ...meta, unreadMark: shape.unreadMark, isFlat: shape.isFlat ?? false, density: density.default } },
    color: mapTexts(color as unknown as Texts, colour),
    tag: Object.fromEntries(Object.entries(tag).map(([key, value]) => [key, number(value)])),
    shadow: Object.fromEntries(shadows.map(([key, value]) => [key, shadow(value)])),
    radius: mapTexts(radius, dimension),
    border: mapTexts(border, dimension),
    font: { display: fontFamily(font.display === 'ui' ? base.font.uiHans : base.font[font.display]) },
  };
}

function tagPreset(hex: string): DesignToken {
  const { l, c, h } = parseHex(hex);
  return { $type: 'color', $value: { colorSpace: 'oklch', components: [l, c, h].map((part) => Number(part.toFixed(4))), alpha: 1, hex } };
}

function motion(text: string): DesignToken {
  const curve = /^cubic-bezier\((.*)\)$/.exec(text)?.[1];
  return curve
    ? { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
    : { $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } };
}

/** Returns the values shared by all skins, in the Design Tokens format. */
export function baseDesignTokens(): DesignTokens {
  const { ui: _, ...fonts } = base.font;
  const typography = ({ fontSize, lineHeight, fontWeight }: (typeof base.type)[keyof typeof base.type]): DesignToken => ({
    $type: 'typography',
    $value: { fontFamily: '{font.uiHans}', fontSize: sizeValue(fontSize), lineHeight, fontWeight, letterSpacing: sizeValue('0px') },
  });
  return {
    font: mapTexts(fonts, fontFamily),
    type: Object.fromEntries(Object.entries(base.type).map(([step, value]) => [step, typography(value)])),
    space: mapTexts(base.space, dimension),
    density: mapTexts(base.density, dimension),
    motion: mapTexts(base.motion, motion),
    tagPreset: mapTexts(base.tagPreset, tagPreset),
  };
}
