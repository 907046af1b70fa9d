import { boundPieces } from './boundMarkup.ts';

/** How long the page is held up by one go, in milliseconds: half of what is noticed, since a piece may take longer than the last. */
const goMs = 15;

/**
 * Reads the HTML of a long letter into a document that neither loads nor runs anything, in goes between which the page answers. The answer
 * ends it.
 */
export function readMarkup(html: string, onRead: (page: Document) => void): () => void {
  const page = document.implementation.createHTMLDocument('');
  const pieces = boundPieces(html);
  page.open();
  const go = () => {
    const start = performance.now();
    do {
      const { done, value } = pieces.next();
      if (done) {
        page.close();
        onRead(page);
        return;
      }
      page.write(value);
    } while (performance.now() - start < goMs);
    timer = setTimeout(go);
  };
  let timer = setTimeout(go);
  return () => clearTimeout(timer);
}
