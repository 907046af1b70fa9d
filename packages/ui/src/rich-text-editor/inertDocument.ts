let made: Document | undefined;

/** A document that shows nothing and so fetches nothing: pictures of HTML that is only read or written stay unasked for. */
export function inertDocument(): Document {
  made ??= document.implementation.createHTMLDocument('');
  return made;
}
