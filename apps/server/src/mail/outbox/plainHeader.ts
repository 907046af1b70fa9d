import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { decodeWords } from '../../mime/header/index.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the first 128 are what is asked for
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);

/** Whether an address can only be given to servers that take letters of every script before the `@` (RFC 6531). */
export const isInternational = (address: string): boolean => !isAscii(address.slice(0, address.lastIndexOf('@')));

/** Returns an address for the envelope: with its domain in ASCII, unless the local part is not ASCII. */
export const envelopeAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return isInternational(address) ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
};

/** Converts an address field to ASCII. People without an ASCII address become names of empty groups. */
function plainField(field: string): string {
  const colon = field.indexOf(':');
  const name = field.slice(0, colon);
  const people = addressparser(field.slice(colon + 1).replace(/\r\n/g, ''), { flatten: true }).map((person) => ({
    ...person,
    name: decodeWords(person.name),
  }));
  const { plain = [], wide = [] } = Object.groupBy(people, ({ address }) => (isAscii(address) ? 'plain' : 'wide'));
  const node = new MimeNode('text/plain');
  node.setHeader(name, plain);
  const fields = node.buildHeaders().split(/\r\n(?![ \t])/);
  const written = fields.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  const groups = wide.map((one) => `${encodeWord(`${one.name} ${one.address}`.trim(), 'B', 52).replaceAll(' ', '\r\n ')}:;`);
  return `${written === undefined ? `${name}: ` : `${written},\r\n `}${groups.join(',\r\n ')}`;
}

/**
 * Converts non-ASCII addresses in the header for servers that support only ASCII (RFC 6857, sections 3.1.8 and 3.2.1). Other messages are
 * returned unchanged.
 */
export function withPlainHeader(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n');
  const head = end < 0 ? raw : raw.subarray(0, end);
  if (head.every((byte) => byte < 0x80)) return raw;
  const fields = head
    .toString('utf8')
    .split(/\r\n(?![ \t])/)
    .map((field) => (isAscii(field) ? field : plainField(field)));
  return Buffer.concat([Buffer.from(fields.join('\r\n')), raw.subarray(head.length)]);
}
