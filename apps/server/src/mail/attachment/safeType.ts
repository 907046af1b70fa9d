/** Types that a browser may show inline, because it runs none of their content. */
const shown = /^(?:image\/(?:png|jpe?g|gif|bmp|webp|avif|x-icon|vnd\.microsoft\.icon)|application\/pdf|text\/plain)$/;
/** Text in any other type is not shown: a browser would read HTML, XML and SVG as pages. */
const wellFormed = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

/** Returns the type under which a file from a message is served, and whether a browser may show it instead of downloading it. */
export function safeType(declared: string): { type: string; canShow: boolean } {
  const type = declared.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  if (!wellFormed.test(type)) return { type: 'application/octet-stream', canShow: false };
  return { type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type, canShow: shown.test(type) };
}
