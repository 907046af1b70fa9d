const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** The declarations of a tag's style without blanks, the last of each name. */
function declarationsOf(tag: string): ReadonlyMap<string, string> {
  const declarations = attribute(tag, 'style')
    .replace(/\s+|!important/g, '')
    .split(';');
  return new Map(declarations.map((one) => [one.slice(0, Math.max(0, one.indexOf(':'))), one.slice(one.indexOf(':') + 1)]));
}

const isWhite = (colour: string) => /^(?:white|#f{3}|#f{6}|#f{4}|#f{8}|rgba?\(255,255,255(?:,1)?\))$/.test(colour);
const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*,0?(?:\.0*)?\)$/.test(colour);

/** Converts a CSS length to approximate pixels. A value that is not a length counts as infinite, so it is not treated as small. */
function pixelsOf(length = 'auto'): number {
  const [, number = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)?$/.exec(length) ?? [];
  const factor = unit === 'em' || unit === 'rem' ? 16 : unit === '%' ? 0.16 : 1;
  return number === '' ? Number.POSITIVE_INFINITY : Number(number) * factor;
}

/** Whether an opening tag gives what is in it a ground that may be another than the white of the page. The tag is in lower case. */
export function hasOwnGround(tag: string): boolean {
  if (!tag.includes('background') && !tag.includes('bgcolor')) return false;
  const style = declarationsOf(tag);
  const grounds = [attribute(tag, 'bgcolor'), style.get('background') ?? '', style.get('background-color') ?? ''];
  return (
    attribute(tag, 'background') !== '' ||
    grounds.some((ground) => ground !== '' && ground !== 'none' && !isWhite(ground) && !isClear(ground))
  );
}

/**
 * Whether an opening tag, in lower case, hides its content from the reader: not displayed, without size, transparent, or in the color of
 * its background. The background is the page's white unless an earlier tag set another.
 */
export function isOutOfSight(tag: string, isOnWhite: boolean): boolean {
  if (/\shidden(?=[\s=/>])/.test(tag)) return true;
  if (!tag.includes('style') && !tag.includes('color')) return false;
  const style = declarationsOf(tag);
  const isSmall = (name: string) => pixelsOf(style.get(name)) <= 1;
  if (style.get('display') === 'none' || /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '')) return true;
  if (Number.parseFloat(style.get('opacity') ?? '1') < 0.05 || isSmall('font-size')) return true;
  if (style.get('overflow') === 'hidden' && ['max-height', 'height', 'max-width', 'width'].some(isSmall)) return true;
  const colour = style.get('color') ?? attribute(tag, 'color');
  const ground = style.get('background-color') ?? style.get('background') ?? attribute(tag, 'bgcolor');
  if (isClear(colour)) return true;
  return ground === '' ? isOnWhite && isWhite(colour) : colour !== '' && (colour === ground || (isWhite(colour) && isWhite(ground)));
}
