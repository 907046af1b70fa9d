/** Place of the message, beside the list or below it. */
export type SplitPlacement = 'right' | 'below';

interface Place {
  width: number;
  height: number;
}

/** Least width or height of the two, in pixels. */
const least = { right: { list: 300, reader: 400 }, below: { list: 180, reader: 240 } } as const;
/** A message below a list has lines too short to read in a narrower place. */
const leastWidthBelow = 480;

const between = (low: number, value: number, high: number) => Math.round(Math.min(high, Math.max(low, value)));

/**
 * Sizes of the list in a place: the least, the most, and the usual one. A place that was not measured yet has room. Pass the place as it
 * is: the message keeps what it needs in any.
 */
export function splitSizes(placement: SplitPlacement, { width, height }: Place) {
  const extent = placement === 'right' ? width : height;
  const { list, reader } = least[placement];
  const isMeasured = width > 0;
  const hasRoom = !isMeasured || (extent >= list + reader && (placement === 'right' || width >= leastWidthBelow));
  const maxSize = Math.max(list, extent - reader);
  const usual = placement === 'right' ? between(340, extent * 0.38, 560) : between(list, extent * 0.42, 420);
  return { hasRoom, minSize: list, maxSize, defaultSize: isMeasured ? between(list, usual, maxSize) : usual };
}
