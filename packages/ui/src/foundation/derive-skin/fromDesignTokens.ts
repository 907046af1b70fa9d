import { base, type Color, contract, formatColour, parseHex, type SkinTokens } from '../theme/skinData.ts';
import { readMeta } from './readMeta.ts';
import { isGroup, ownExtension, type Report, type TokenGroup } from './tokenFile.ts';

/** A token file as a skin, with the names of what wasn't understood. */
export interface ReadTokens {
  /** Missing if `problems` is not empty. */
  skin?: SkinTokens;
  /** Paths of tokens that no skin has. They are ignored. */
  unknown: string[];
  /** Tokens that are missing or malformed. */
  problems: TokenProblem[];
}

/** A token that is missing, or has a value that isn't allowed. */
export interface TokenProblem {
  token: string;
  reason: 'missing' | 'malformed';
}

const isNumber = (value: unknown, low: number, high: number): value is number => typeof value === 'number' && value >= low && value <= high;

/** A color of the format: `{ colorSpace, components, alpha, hex }` in oklch or srgb, or a six-digit hex. */
function readColour(value: unknown): Color | undefined {
  if (typeof value === 'string') return /^#[\da-f]{6}$/i.test(value) ? formatColour(parseHex(value)) : undefined;
  if (!isGroup(value) || !Array.isArray(value.components)) return undefined;
  const alpha = value.alpha ?? 1;
  const [first, second, third, ...more] = value.components as unknown[];
  if (more.length > 0 || !isNumber(alpha, 0, 1)) return undefined;
  if (value.colorSpace === 'oklch' && isNumber(first, 0, 1) && isNumber(second, 0, 0.5) && isNumber(third, 0, 360))
    return formatColour({ l: first, c: second, h: third, alpha });
  if (value.colorSpace !== 'srgb' || !isNumber(first, 0, 1) || !isNumber(second, 0, 1) || !isNumber(third, 0, 1)) return undefined;
  const hex = [first, second, third].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return formatColour({ ...parseHex(`#${hex.join('')}`), alpha });
}

/** A size in whole or half pixels. */
const readSize = (value: unknown, low: number, high: number): `${number}px` | undefined =>
  isGroup(value) && value.unit === 'px' && isNumber(value.value, low, high) ? `${value.value}px` : undefined;

const readNumber = (value: unknown) => (isNumber(value, 0, 1) ? value : undefined);

function readShadow(value: unknown): string | undefined {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  const texts = layers.slice(0, 4).map((layer) => {
    if (!isGroup(layer)) return undefined;
    const sizes = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((size) => readSize(size, -200, 200));
    const colour = readColour(layer.color);
    return sizes.every((size) => size !== undefined) && colour
      ? `${sizes.map((size) => size.replace(/^0px$/, '0')).join(' ')} ${colour}`
      : undefined;
  });
  return layers.length > 0 && layers.length <= 4 && texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
}

const faces = { ui: base.font.uiHans, song: base.font.song, round: base.font.round } as const;

/** The typeface of titles, by the stack that an export writes. */
function readFace(value: unknown): SkinTokens['font']['display'] | undefined {
  const names = Array.isArray(value) ? value.join(', ') : value;
  return (Object.keys(faces) as (keyof typeof faces)[]).find((face) => faces[face].replaceAll('"', '') === names);
}

interface Shape {
  readonly [key: string]: null | Shape;
}

/** Reads the tokens that a shape names, and lists those that it doesn't. */
function readShape<T>(shape: Shape, group: unknown, path: string, report: Report, read: (value: unknown) => T | undefined): unknown {
  const given: TokenGroup = isGroup(group) ? group : {};
  for (const key of Object.keys(given)) if (!key.startsWith('$') && !Object.hasOwn(shape, key)) report.unknown.push(`${path}.${key}`);
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => {
      const own = `${path}.${key}`;
      if (inner) return [key, readShape(inner, given[key], own, report, read)];
      const token = given[key];
      if (token === undefined) report.problems.push({ token: own, reason: 'missing' });
      const value = isGroup(token) ? read(report.resolve(token.$value)) : undefined;
      if (token !== undefined && value === undefined) report.problems.push({ token: own, reason: 'malformed' });
      return [key, value];
    }),
  );
}

/** Follows `{color.accent.base}` to the value it stands for. */
function resolverOf(file: TokenGroup): Report['resolve'] {
  const resolve = (value: unknown, depth = 0): unknown => {
    const path = typeof value === 'string' && /^\{([\w.]+)\}$/.exec(value)?.[1];
    if (!path) return value;
    const token = path.split('.').reduce<unknown>((node, key) => (isGroup(node) && Object.hasOwn(node, key) ? node[key] : undefined), file);
    return isGroup(token) && depth < 8 ? resolve(token.$value, depth + 1) : undefined;
  };
  return (value) => resolve(value);
}

const readShadows = (group: unknown, report: Report) => {
  const given = isGroup(group) ? group : {};
  // An export leaves out a shadow that is none.
  const none = Object.fromEntries(
    Object.keys(contract.shadow)
      .filter((key) => given[key] === undefined)
      .map((key) => [key, 'none']),
  );
  const shape = Object.fromEntries(
    Object.keys(contract.shadow)
      .filter((key) => given[key] !== undefined)
      .map((key) => [key, null]),
  );
  for (const key of Object.keys(given))
    if (!key.startsWith('$') && !Object.hasOwn(contract.shadow, key)) report.unknown.push(`shadow.${key}`);
  const known = Object.fromEntries(Object.entries(given).filter(([key]) => Object.hasOwn(shape, key)));
  return { ...none, ...(readShape(shape, known, 'shadow', report, readShadow) as object) };
};

const groups = ['color', 'tag', 'shadow', 'radius', 'border', 'font'];

/**
 * Reads a skin from a file in the Design Tokens format, as `toDesignTokens` writes it. Colors in `oklch`, in `srgb` and as hex are
 * understood, and so are references such as `{color.accent.base}`. Every value is rewritten from its numbers, so that only those reach a
 * style sheet. Images aren't part of the format.
 */
export function fromDesignTokens(file: unknown): ReadTokens {
  if (!isGroup(file)) return { unknown: [], problems: [{ token: '$root', reason: 'malformed' }] };
  const report: Report = { unknown: [], problems: [], resolve: resolverOf(file) };
  for (const key of Object.keys(file)) if (!key.startsWith('$') && !groups.includes(key)) report.unknown.push(key);
  const { meta, ...rest } = readMeta(ownExtension(file), report);
  const skin = {
    meta,
    color: readShape(contract.color, file.color, 'color', report, readColour),
    tag: readShape(contract.tag, file.tag, 'tag', report, readNumber),
    shadow: readShadows(file.shadow, report),
    radius: readShape(contract.radius, file.radius, 'radius', report, (value) => readSize(value, 0, 999)),
    border: readShape(contract.border, file.border, 'border', report, (value) => readSize(value, 0, 4)),
    font: readShape(contract.font, file.font, 'font', report, readFace),
    ...rest,
    art: { header: 'none', sidebar: 'none', login: 'none' },
  } as SkinTokens;
  const { unknown, problems } = report;
  return problems.length === 0 ? { skin, unknown, problems } : { unknown, problems };
}
