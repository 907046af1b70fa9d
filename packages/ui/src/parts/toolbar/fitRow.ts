/**
 * Returns the number of items that fit in a row, from its start. If some don't fit, room is reserved for the control that opens the others.
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
