import net from 'node:net';

/** Returns the provider or place of an IP address; empty if it isn't known. */
export interface PlaceOf {
  (ip: string): string;
  /** Whether the name of a place has a text, which is in lower case. */
  knows(text: string): boolean;
}

interface Range {
  first: bigint;
  last: bigint;
  place: string;
}

/** An address as a number. IPv4 addresses are those of `::ffff:0:0/96`, as in IPv6. Undefined for anything else. */
function toNumber(text: string): bigint | undefined {
  const given = text.trim();
  if (net.isIPv4(given)) return 0xffff_0000_0000n + given.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  if (!net.isIPv6(given)) return undefined;
  // The URL parser spells every address in one way: hexadecimal groups, the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${given.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [start, end] = [groups(head), groups(tail ?? '')];
  const zeros = new Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** Reads a table of lines `first address,last address,provider or place`. Lines that are none are passed over, such as a heading. */
function readTable(text: string): Range[] {
  const ranges = text.split(/\r?\n/).flatMap((line): Range[] => {
    const [from = '', to = '', ...place] = line.split(',');
    const [first, last] = [toNumber(from), toNumber(to)];
    if (first === undefined || last === undefined || last < first) return [];
    return [
      {
        first,
        last,
        place: place
          .join(',')
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      },
    ];
  });
  return ranges.sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
}

/** Opens an IP address table that an operator has put on the server (D-173). No outside service is asked. Without a table nothing is known. */
export function openIpTable(text: string | null): PlaceOf {
  const ranges = readTable(text ?? '');
  const placeOf = (ip: string) => {
    const wanted = toNumber(ip);
    if (wanted === undefined) return '';
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle] as Range).first <= wanted) low = middle + 1;
      else high = middle;
    }
    const found = ranges[low - 1];
    return found && wanted <= found.last ? found.place : '';
  };
  return Object.assign(placeOf, { knows: (wanted: string) => ranges.some(({ place }) => place.toLowerCase().includes(wanted)) });
}
