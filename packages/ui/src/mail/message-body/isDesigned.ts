/** Only the beginning of a message is inspected. */
const mostRead = 200_000;
const tag = /<([a-z][\w:]*)\b([^<>]*)>/gi;
/** A word on yellow is marked, not designed. */
const withinLines = new Set(['a', 'b', 'code', 'em', 'font', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'tt', 'u']);
const groundDeclaration = /(?:^|[\s;{"'])background(?:-color|-image)?\s*:\s*([^;}<]+)/gi;
const bareGround =
  /^(?:none|white|transparent|inherit|initial|unset|window|repeat|no-repeat|scroll|!important|0|0px|0%|#(?:f{3,4}|f{6}|f{8})(?![\da-f])|rgba?\(255,255,255(?:,1)?\)|rgba\(\d+,\d+,\d+,0\)|["'])*$/i;
const pictureInTable = /<img\b[^<>]*\ssrc\s*=\s*["']?(?:https?:)?\/\//i;

/** A value that says more than this is a design. */
const longestBare = 200;

const paints = (css: string): boolean =>
  [...css.matchAll(groundDeclaration)].some(([, value = '']) => value.length > longestBare || !bareGround.test(value.replace(/\s+/g, '')));

/** Whether a message has its own background, or images in a table layout: its sender then designed the overall look. */
export function isDesigned(html: string): boolean {
  const read = html.slice(0, mostRead);
  for (const [, name = '', attributes = ''] of read.matchAll(tag)) {
    if (withinLines.has(name.toLowerCase())) continue;
    if (/\sbackground\s*=/i.test(attributes)) return true;
    const colour = /\sbgcolor\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (colour !== undefined && !bareGround.test(colour)) return true;
    const style = /\sstyle\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes)?.[1];
    if (style !== undefined && paints(style)) return true;
  }
  for (const [, css = ''] of read.matchAll(/<style\b[^<>]*>([^<]*)/gi)) if (paints(css)) return true;
  const table = read.search(/<table\b/i);
  return table >= 0 && pictureInTable.test(read.slice(table));
}

/** Whether a message has any colors, so that showing the original makes a difference. */
export const hasColors = (html: string): boolean => /color|background/i.test(html);
