const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Converts plain text to the HTML of a reply, one paragraph per line. Escapes HTML characters. */
export const replyHtml = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `<p>${line === '' ? '<br>' : escapeHtml(line)}</p>`)
    .join('');
