const knownField =
  /^(?:from|to|cc|subject|date|message-id|received|return-path|delivered-to|mime-version|sender|reply-to|content-type)[ \t]*:/im;
const fieldLine = /^[\x21-\x39\x3b-\x7e]+[ \t]*:/;
const headBytes = 65_536;

/** Whether bytes start like a message: with header fields, including one typical of mail. Imports refuse other files (ERR-21). */
export function looksLikeMail(raw: Buffer): boolean {
  const head = raw
    .toString('latin1', 0, headBytes)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replace(/^From [^\n]*\n/, '');
  const end = head.search(/\r?\n\r?\n/);
  const header = end < 0 ? head : head.slice(0, end);
  return fieldLine.test(header) && knownField.test(header) && !header.includes('\u0000');
}
