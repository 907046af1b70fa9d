/** One entry of a recipient field. */
export interface Recipient {
  address: string;
  name: string;
  isValid: boolean;
}

const addressPattern = /^[\p{L}\p{N}_\-+=.]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** Whether mail can be sent to this address. Letters of all scripts count as word characters (RFC 6531). */
export const isAddress = (address: string): boolean => address.length <= 320 && addressPattern.test(address);

const separators = /[,;，；、]/;
const separatorsOrBlank = /[,;，；、\s]/;

/** The signs of an address as Chinese input methods write them. */
const wide: Readonly<Record<string, string>> = { '＜': '<', '＞': '>', '＠': '@' };

/** A name, an address and what parts them: longer than either may be. */
const longestEntry = 2000;

/** The name of a group before its first member (RFC 5322, 3.4), or a word before an address, as `mailto:` is; a time of day is neither. */
const groupName = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@,;:，；：、\n]+)[:：](?!\d\d\b)\s*(?=[^,;，；、]*@)/;

/** Parses `"Wang, Fang" <fang@example.com>`, `Fang <fang@example.com>` and bare addresses. */
function toRecipient(entry: string): Recipient {
  const form = /^(?:"((?:[^"\\]|\\.)*)"|([^<>]*?))\s*<\s*([^<>\s]*)\s*>$/.exec(entry);
  const name = (form?.[1]?.replace(/\\(.)/g, '$1') ?? form?.[2] ?? '').trim();
  const address = form?.[3] ?? entry;
  return { address, name, isValid: isAddress(address) };
}

/**
 * Splits typed or pasted text into recipients, at commas, semicolons (including full-width ones and 、) and white space. A name may contain
 * spaces if an address in angle brackets follows, and separators if it is quoted. Groups are replaced by their members.
 */
export function parseRecipients(input: string): Recipient[] {
  const recipients: Recipient[] = [];
  let rest = input.replace(/[＜＞＠]/g, (sign) => wide[sign] ?? sign).trim();
  while (rest !== '') {
    // No entry is longer; looking further at each would make a pasted list of a thousand take its square.
    const group = groupName.exec(rest.slice(0, longestEntry))?.[0] ?? '';
    rest = rest.slice(group.length);
    const ahead = rest.slice(0, longestEntry);
    const angled = /^(?:"(?:[^"\\]|\\.)*"|[^<>,;，；、"]*)\s*<[^<>]*>/.exec(ahead)?.[0];
    // 'a@b.example Fang <c@d.example>': a whole address before a name is an entry of its own.
    const near = ahead.split(separatorsOrBlank, 1)[0] ?? '';
    const first = near.length < ahead.length ? near : (rest.split(separatorsOrBlank, 1)[0] ?? '');
    const entry = angled && !(isAddress(first) && !angled.startsWith(`${first}<`)) ? angled : first;
    if (entry !== '') recipients.push(toRecipient(entry.trim()));
    rest = rest.slice(Math.max(entry.length, 1)).replace(/^[\s,;，；、]+/, '');
  }
  return recipients;
}

/** Whether the text ends in a separator, so that its last entry is complete. */
export const isEntryComplete = (input: string): boolean => separators.test(input.slice(-1)) || /\s$/.test(input);

/** Adds recipients to a field. Addresses that are already in the field are ignored. */
export function addRecipients(field: readonly Recipient[], added: readonly Recipient[]): Recipient[] {
  const seen = new Set(field.map((recipient) => recipient.address.toLowerCase()));
  return [
    ...field,
    ...added.filter(({ address }) => {
      const key = address.toLowerCase();
      return !seen.has(key) && seen.add(key);
    }),
  ];
}
