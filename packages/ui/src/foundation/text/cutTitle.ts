const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Letters that take the room of two: Chinese, Japanese and Korean, full-width forms, emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/**
 * Cuts a title to so many full-width letters as a reader counts them, of which Latin ones, digits and signs are half, and ends it with …
 * when something was cut.
 */
export function cutTitle(title: string, length: number): string {
  let end = 0;
  let left = 2 * length;
  for (const { index, segment } of segmenter.segment(title)) {
    left -= wide.test(segment) ? 2 : 1;
    if (left < 0) return `${title.slice(0, end).trimEnd()}…`;
    end = index + segment.length;
  }
  return title;
}
