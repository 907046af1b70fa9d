const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as the letter that it becomes: what was typed, line by line, and nothing that a sign in it would mean in HTML. */
export const replyHtml = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `<p>${line === '' ? '<br>' : escapeHtml(line)}</p>`)
    .join('');
