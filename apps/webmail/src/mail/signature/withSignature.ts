const mark = 'data-jinshu-signature';
const original = /<div[^>]*\bdata-jinshu-original\b/i;

/** Returns a message with a signature, which is placed below the text to write and above the quoted original (CMP-35). */
export function withSignature(html: string, signature: string): string {
  const block = `<div ${mark}="">${signature}</div>`;
  const at = html.search(original);
  if (at >= 0) return `${html.slice(0, at) || '<p></p>'}${block}${html.slice(at)}`;
  const first = /^\s*<p>(?:<br\s*\/?>)?<\/p>/i.exec(html)?.[0];
  if (html.trim() === '' || first === undefined) return `<p></p>${block}${html}`;
  return `${first}${block}${html.slice(first.length)}`;
}
