/** Joins the lines of `format=flowed` text (RFC 3676) into paragraphs. */
export function unwrapFlowed(text: string, deletesSpace: boolean): string {
  const out: string[] = [];
  let depthBefore = -1;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const quotes = /^>*/.exec(line)?.[0] ?? '';
    const body = line.slice(quotes.length).replace(/^ /, '');
    const isSignature = body === '-- ';
    if (isOpen && quotes.length === depthBefore && !isSignature) out[out.length - 1] += body;
    else out.push(quotes === '' ? body : `${quotes} ${body}`);
    isOpen = body.endsWith(' ') && !isSignature;
    if (isOpen && deletesSpace) out[out.length - 1] = (out.at(-1) as string).slice(0, -1);
    depthBefore = quotes.length;
  }
  return out.join('\n');
}
