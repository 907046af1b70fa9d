/** Color as six-digit hex, and its opacity. */
export interface Paint {
  hex: string;
  alpha: number;
}

/** One that covers all. */
export interface Solid extends Paint {
  alpha: 1;
}

const usual = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;
const toHex = (channels: readonly number[]) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const cache = new Map<string, Paint>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** Reads a computed color, in whatever color space the sender used. */
export function readPaint(colour: string): Paint {
  const found = cache.get(colour);
  if (found) return found;
  const [, ...parts] = usual.exec(colour) ?? [];
  const paint = parts.length > 0 ? { hex: toHex(parts.slice(0, 3).map(Number)), alpha: Number(parts[3] ?? 1) } : draw(colour);
  // Limit the cache: a message could have a million colors.
  if (cache.size > 2_000) cache.clear();
  cache.set(colour, paint);
  return paint;
}

function draw(colour: string): Paint {
  canvas ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  if (!canvas) return { hex: '#000000', alpha: 0 };
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { hex: toHex([red, green, blue]), alpha: alpha / 255 };
}

/** Returns the visible color of one color over another. */
export function over({ hex, alpha }: Paint, under: Solid): Solid {
  if (alpha === 1) return { hex, alpha };
  if (alpha === 0) return under;
  const [front, back] = [channelsOf(hex), channelsOf(under.hex)];
  return { hex: toHex(front.map((channel, index) => channel * alpha + (back[index] as number) * (1 - alpha))), alpha: 1 };
}
