import { domainToASCII } from 'node:url';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { oneLine } from '../../mime/header/index.ts';

/** Mailing list as its header fields name it. */
export interface NamedList {
  id: number;
  address: string;
  name: string;
}

const isPlainId = (id: string) => /^[a-z0-9!#$%&'*/=?^_`{|}~+-]+(?:\.[a-z0-9!#$%&'*/=?^_`{|}~+-]+)+$/i.test(id);

/** Returns the identifier of a list (RFC 2919): its address with a dot for the `@`, in ASCII. */
export function listIdOf({ id, address }: NamedList): string {
  const named = address.replace(/@(?=[^@]*$)/, '.');
  if (isPlainId(named)) return named;
  const ascii = domainToASCII(named);
  return isPlainId(ascii) ? ascii : `list-${id}.${domainToASCII(address.slice(address.lastIndexOf('@') + 1))}`;
}

const longestName = 100;

/** Returns the name of a list as a phrase of a header field. */
function phrase(name: string): string {
  const line = [...oneLine(name)].slice(0, longestName).join('');
  if (/^[\x20-\x7e]*$/.test(line) && !line.includes('=?')) return `"${line.replace(/["\\]/g, '\\$&')}"`;
  return encodeWord(line, 'B', 52).replaceAll(' ', '\r\n ');
}

/** Returns the header fields that a list puts in front of its mail (RFC 2919, RFC 2369). */
export function listFields(list: NamedList): string {
  const at = list.address.lastIndexOf('@');
  const post = `${encodeURIComponent(list.address.slice(0, at))}@${domainToASCII(list.address.slice(at + 1))}`;
  return `List-Id: ${phrase(list.name)}\r\n <${listIdOf(list)}>\r\nList-Post: <mailto:${post}>\r\n`;
}
