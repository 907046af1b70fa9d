/** Longer than any stationery background; longer addresses are rejected. */
const mostCharacters = 20_000;
const head = /^data:image\/svg\+xml,/i;
const root = /^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'((?: (?:width|height|viewBox)='[\d. ]+')*)>/;
/** A value without a colon, an ampersand or a sign of a tag names no address, and holds none in another writing. */
const shape =
  /<\/?(?:g|path|circle|ellipse|rect)(?: (?:d|[cr]?[xy]|r|width|height|transform|fill|stroke(?:-[a-z]+)?|opacity)='[\w#.,() -]*')*\/?>/g;

/**
 * Whether an address is a data URL of an SVG with only shapes and colors, like stationery backgrounds. As a CSS image an SVG runs no
 * scripts and fetches nothing; any other content is still rejected.
 */
export function isDrawing(address: string): boolean {
  if (address.length > mostCharacters || !head.test(address)) return false;
  try {
    const drawn = decodeURIComponent(address.replace(head, ''));
    return root.test(drawn) && drawn.replace(root, '').replace(shape, '') === '</svg>';
  } catch {
    return false;
  }
}
