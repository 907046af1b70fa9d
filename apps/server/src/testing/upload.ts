import { createHash } from 'node:crypto';
import { chunkBytes } from '@jinshu/api';
import type { OpenMailbox, Person } from './openMailbox.ts';

/** Returns the MD5 that identifies a file during its upload. */
export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Uploads all pieces of a file without finishing it. Returns its MD5. */
export async function sendPieces({ app }: Pick<OpenMailbox, 'app'>, who: Person, bytes: Buffer): Promise<string> {
  const md5 = md5Of(bytes);
  const boundary = 'a-boundary';
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  for (let number = 0; number * chunkBytes < bytes.length; number += 1) {
    const payload = Buffer.concat([
      Buffer.from(field('chunkNumber', String(number)) + field('fileMd5', md5) + field('t', '17')),
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="chunkFile"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    await app.inject({ method: 'POST', url: '/api/netdisk/uploadnew/', headers, payload });
  }
  return md5;
}
