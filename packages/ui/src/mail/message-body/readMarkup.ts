import { boundPieces } from '../../foundation/safe-html/boundMarkup.ts';

/** Time one step may block the page, in milliseconds: half of what is noticeable, since a piece may take longer than the one before. */
const goMs = 15;

/**
 * Parses the HTML of a long message into a document that neither loads nor runs anything, in steps that don't block the page. Returns a
 * function that stops it.
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
