/** Names of hues, for those who can't see a color. */
export type HueName = 'red' | 'orange' | 'yellow' | 'green' | 'cyan' | 'blue' | 'purple' | 'pink' | 'gray';

/** Ends of the hues in degrees of the color circle. */
const ends: readonly [end: number, name: HueName][] = [
  [15, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [168, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** Name of the hue of a six-digit hex. */
export function hueOf(hex: string): HueName {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const [highest, range] = [Math.max(red, green, blue), Math.max(red, green, blue) - Math.min(red, green, blue)];
  if (range < 24) return 'gray';
  const sector = highest === red ? (green - blue) / range : highest === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sector * 60 + 360) % 360;
  return ends.find(([end]) => hue <= end)?.[1] ?? 'red';
}
