import { parseRecipients } from '@jinshu/api';

/** Initial recipient of a message. */
export interface Addressee {
  address: string;
  name: string;
}

/** Initial content of a new message. */
export interface MailBeginning {
  to: readonly Addressee[];
  cc: readonly Addressee[];
  subject: string;
  text: string;
}

/** A link may be written to fill a page. */
const longest = { subject: 998, text: 20_000 };

/** Decodes percent-encoding. Returns invalid input unchanged. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses a `mailto:` link (RFC 6068). A link can't add files or Bcc recipients. */
export function readMailto(href: string): MailBeginning {
  const [, addresses = '', query = ''] = /^(?:mailto:)?([^?]*)(?:\?(.*))?$/is.exec(href) ?? [];
  const fields = query.split('&').map((field): [string, string] => {
    const at = field.indexOf('=');
    return at < 0 ? ['', ''] : [field.slice(0, at).toLowerCase(), unescaped(field.slice(at + 1))];
  });
  const all = (name: string) => fields.flatMap(([own, value]) => (own === name ? [value] : []));
  return {
    to: parseRecipients([unescaped(addresses), ...all('to')].join(',')),
    cc: parseRecipients(all('cc').join(',')),
    subject: (all('subject')[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, longest.subject),
    text: (all('body')[0] ?? '').slice(0, longest.text),
  };
}
