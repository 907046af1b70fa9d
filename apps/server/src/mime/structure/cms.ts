/** One element of ASN.1. */
interface Element {
  tag: number;
  start: number;
  end: number;
  next: number;
}

const deepest = 24;
const oid = {
  signed: '2a864886f70d010702',
  enveloped: '2a864886f70d010703',
  authEnveloped: '2a864886f70d0109100117',
} as const;

/** The element at a place, with its length given or left open (BER); null for what is none. */
function elementAt(bytes: Buffer, at: number, depth = 0): Element | null {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || depth > deepest) return null;
  let start = at + 2;
  if (first === 0x80) {
    let child = start;
    while (!(bytes[child] === 0 && bytes[child + 1] === 0)) {
      const element = elementAt(bytes, child, depth + 1);
      if (!element) return null;
      child = element.next;
    }
    return { tag, start, end: child, next: child + 2 };
  }
  let length = first;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4 || start + count > bytes.length) return null;
    length = bytes.readUIntBE(start, count);
    start += count;
  }
  return start + length > bytes.length ? null : { tag, start, end: start + length, next: start + length };
}

function childrenOf(bytes: Buffer, { start, end }: Element, most = 10_000): Element[] {
  const children: Element[] = [];
  for (let at = start; at < end && children.length < most; ) {
    const child = elementAt(bytes, at);
    if (!child) break;
    children.push(child);
    at = child.next;
  }
  return children;
}

/** The bytes of an octet string, whole or in pieces. */
function octets(bytes: Buffer, element: Element, depth = 0): Buffer {
  if (element.tag !== 0x24 || depth > deepest) return bytes.subarray(element.start, element.end);
  return Buffer.concat(childrenOf(bytes, element, 1_000_000).map((child) => octets(bytes, child, depth + 1)));
}

/** Content of an S/MIME part (RFC 5652): signed content, or data that only the reader's key decrypts. */
export interface CmsContent {
  kind: 'signed' | 'encrypted';
  /** The mail part that is signed; null where it stands elsewhere. */
  content: Buffer | null;
}

/** Reads the outside of an S/MIME part; null when it is none. No signature is checked and nothing is decrypted. */
export function readCms(bytes: Buffer): CmsContent | null {
  const root = elementAt(bytes, 0);
  if (root?.tag !== 0x30) return null;
  const [type, wrapped] = childrenOf(bytes, root, 2);
  const kind = type?.tag === 0x06 ? bytes.toString('hex', type.start, type.end) : '';
  if (kind === oid.enveloped || kind === oid.authEnveloped) return { kind: 'encrypted', content: null };
  if (kind !== oid.signed || !wrapped) return null;
  const [signedData] = childrenOf(bytes, wrapped, 1);
  const encapsulated = signedData && childrenOf(bytes, signedData, 3)[2];
  const explicit = encapsulated && childrenOf(bytes, encapsulated, 2)[1];
  const string = explicit && childrenOf(bytes, explicit, 1)[0];
  return { kind: 'signed', content: string ? octets(bytes, string) : null };
}
