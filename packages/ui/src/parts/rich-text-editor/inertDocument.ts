let made: Document | undefined;

/** Returns a document that displays nothing and so loads nothing. Images in HTML that is only read or written aren't fetched. */
export function inertDocument(): Document {
  made ??= document.implementation.createHTMLDocument('');
  return made;
}
