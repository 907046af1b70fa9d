/** One component of a name in a directory, such as `ou` and `Sales`. */
interface NamePart {
  type: string;
  value: string;
}

/** Returns the components of a distinguished name, from the entry upward, as RFC 4514 writes them. */
export function parseName(name: string): NamePart[] {
  const parts = name.match(/(?:\\.|[^,\\])+/gs) ?? [];
  return parts.map((part) => {
    const [type = '', ...rest] = part.split('=');
    const bytes = rest
      .join('=')
      .trim()
      .replace(/\\([0-9a-f]{2}|.)/gis, (_, escaped: string) => (escaped.length === 2 ? `%${escaped}` : encodeURIComponent(escaped)));
    return { type: type.trim().toLowerCase(), value: decode(bytes) };
  });
}

/** Reads escaped bytes as UTF-8. A percent sign that belongs to the name stays. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}

/** Writes a name in a path, whose levels are separated by a slash. */
const inPath = (name: string) => name.trim().replaceAll('/', '／');

/** Returns the department of an entry: the organizational units between it and the base, from the top, with `/` between them. */
export function departmentPath(name: string, base: string): string {
  const below = parseName(name).slice(1, -parseName(base).length);
  const units = below.filter(({ type }) => type === 'ou').map(({ value }) => inPath(value));
  return units.reverse().join('/');
}
