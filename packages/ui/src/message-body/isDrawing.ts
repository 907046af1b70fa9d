/** Longer than any paper; what is longer is no background of a letter. */
const mostCharacters = 20_000;
const head = /^data:image\/svg\+xml,/i;
const root = /^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'((?: (?:width|height|viewBox)='[\d. ]+')*)>/;
/** A value without a colon, an ampersand or a sign of a tag names no address, and holds none in another writing. */
const shape =
  /<\/?(?:g|path|circle|ellipse|rect)(?: (?:d|[cr]?[xy]|r|width|height|transform|fill|stroke(?:-[a-z]+)?|opacity)='[\w#.,() -]*')*\/?>/g;

/**
 * Whether an address is a drawing of shapes and colours and of nothing else, as the papers of letters are (CMP-15). As the picture of a style
 * sheet an SVG runs no script and fetches nothing; what holds anything besides is left out all the same.
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
