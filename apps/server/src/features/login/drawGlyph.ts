import { randomInt } from 'node:crypto';
import { glyphs, signs } from './glyphs.ts';

type Point = readonly [x: number, y: number];

/** A whole number from `low` to `high`. */
export const between = (low: number, high: number) => randomInt(low, high + 1);

/** Points this close follow the bending of a stroke without corners. */
const step = 6;

const along = ([ax, ay]: Point, [bx, by]: Point): Point[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
  return Array.from({ length: count }, (_, n) => [ax + ((bx - ax) * (n + 1)) / count, ay + ((by - ay) * (n + 1)) / count]);
};

const curve = ([ax, ay]: Point, [cx, cy]: Point, [bx, by]: Point): Point[] =>
  Array.from({ length: 12 }, (_, n) => {
    const t = (n + 1) / 12;
    const at = (a: number, c: number, b: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * c + t ** 2 * b;
    return [at(ax, cx, bx), at(ay, cy, by)];
  });

/** The strokes of a glyph as points that lie close together. */
function strokesOf(path: string): Point[][] {
  const strokes: Point[][] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([MLHVQZ])([\d .]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/ +/).map(Number);
    const stroke = strokes.at(-1) ?? [];
    const last = stroke.at(-1) ?? [0, 0];
    if (command === 'M') strokes.push([[a, b]]);
    else if (command === 'Q') stroke.push(...curve(last, [a, b], [c, d]));
    else if (command === 'L') stroke.push(...along(last, [a, b]));
    else if (command === 'H') stroke.push(...along(last, [a, last[1]]));
    else if (command === 'V') stroke.push(...along(last, [last[0], a]));
    else stroke.push(...along(last, stroke[0] ?? last));
  }
  return strokes;
}

/**
 * Draws a character around a center, as SVG path data. It is turned, slanted and bent by chance, so that no two drawings of it are the same
 * and a comparison of images does not find it.
 */
export function drawGlyph(character: string, { x, y, size }: { x: number; y: number; size: number }): string {
  // Turned further, a plus becomes the sign of a product.
  const mostTurned = Object.hasOwn(signs, character) ? 6 : 22;
  const turn = (between(-mostTurned, mostTurned) * Math.PI) / 180;
  const slant = between(-18, 18) / 100;
  const [wide, high] = [between(88, 112) / 100, between(88, 112) / 100];
  const [phaseX, phaseY] = [between(0, 628) / 100, between(0, 628) / 100];
  const bend = ([px, py]: Point): string => {
    const dx = (px - 50 + 5 * Math.sin(py / 22 + phaseX)) * wide + slant * (py - 50);
    const dy = (py - 50 + 5 * Math.sin(px / 22 + phaseY)) * high;
    const at = [
      x + ((dx * Math.cos(turn) - dy * Math.sin(turn)) * size) / 100,
      y + ((dx * Math.sin(turn) + dy * Math.cos(turn)) * size) / 100,
    ];
    return at.map((value) => value.toFixed(1)).join(' ');
  };
  return strokesOf(glyphs[character] ?? '')
    .map((stroke) => `M${stroke.map(bend).join('L')}`)
    .join('');
}
