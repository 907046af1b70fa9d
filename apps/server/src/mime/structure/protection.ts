import { decodeTransfer } from '../transfer-encoding/index.ts';
import { readCms } from './cms.ts';
import type { Part } from './parts.ts';
import type { MailProtection } from './traits.ts';

/** Maximum search depth. A signature encloses the text, inside what mailing lists and gateways added. */
const deepest = 3;

function ofPart(raw: Buffer, part: Part): MailProtection | null {
  const { value: type, params } = part.contentType;
  const protocol = (params.protocol ?? '').toLowerCase();
  if (type === 'multipart/signed') {
    const isPgp = protocol.includes('pgp') || part.children[1]?.contentType.value === 'application/pgp-signature';
    return { kind: isPgp ? 'pgp' : 'smime', isSigned: true, isEncrypted: false };
  }
  if (type === 'multipart/encrypted') return { kind: 'pgp', isSigned: false, isEncrypted: true };
  if (!/^application\/(?:x-)?pkcs7-mime$/.test(type)) return null;
  const found = readCms(decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding))?.kind;
  const kind = found ?? (/signed/i.test(params['smime-type'] ?? '') ? 'signed' : 'encrypted');
  return { kind: 'smime', isSigned: kind === 'signed', isEncrypted: kind === 'encrypted' };
}

/** Returns the protection of a message, from its parts; null if there is none. */
export function protectionOf(raw: Buffer, part: Part, depth = 0): MailProtection | null {
  const own = ofPart(raw, part);
  if (own || depth >= deepest) return own;
  // A signed message that is one of several parts does not make the whole message signed.
  const [first, ...others] = part.children;
  if (!first || part.contentType.value === 'multipart/digest') return null;
  return others.length <= 3 ? protectionOf(raw, first, depth + 1) : null;
}

/** The old form, in the text itself. */
export function saysPgp(text: string | null): MailProtection | null {
  const start = text?.slice(0, 4000) ?? '';
  if (/^-----BEGIN PGP MESSAGE-----\s*$/m.test(start)) return { kind: 'pgp', isSigned: false, isEncrypted: true };
  return /^-----BEGIN PGP SIGNED MESSAGE-----\s*$/m.test(start) ? { kind: 'pgp', isSigned: true, isEncrypted: false } : null;
}
