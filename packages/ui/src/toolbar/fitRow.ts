/**
 * How many of the items of a row have room, from its start. Where not all have, room is kept for the control that leads to
 * the others.
 */
export function fitRow(widths: readonly number[], { room, gap, more }: { room: number; gap: number; more: number }): number {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  // Browsers round parts of a pixel in their own ways.
  if (total <= room + 0.5) return widths.length;
  let used = more;
  for (const [index, width] of widths.entries()) {
    used += width + gap;
    if (used > room + 0.5) return index;
  }
  return widths.length;
}
