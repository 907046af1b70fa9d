const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts a title to so many letters as a reader counts them, and ends it with … when something was cut. */
export function cutTitle(title: string, length: number): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(title)) {
    if (count === length) return `${title.slice(0, end)}…`;
    count += 1;
    end = index + segment.length;
  }
  return title;
}
