import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { MailSource, SourceFlags, SourceMail } from './mailSources.ts';

/** No honest mail shrinks so much: what does is made to fill a disk. */
const largestRatio = 250;
const harmlessBytes = 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const gb18030 = new TextDecoder('gb18030');

/** Names are in UTF-8 or, where a Chinese Windows made the archive, in its code page; the flag that tells is often not set. */
function nameOf({ fileNameRaw }: yauzl.Entry): string {
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return gb18030.decode(fileNameRaw);
  }
}

async function readEntry(zip: yauzl.ZipFile, entry: yauzl.Entry, limit: number): Promise<Buffer | string> {
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize === 0) return 'is empty';
  if (entry.isEncrypted()) return 'is encrypted';
  const isBomb = uncompressedSize > harmlessBytes && uncompressedSize / Math.max(1, compressedSize) > largestRatio;
  if (uncompressedSize > limit || isBomb) return `is larger than ${limit / 1024 / 1024} MB`;
  try {
    // What an entry says of its size is checked while it is read.
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    return 'cannot be unpacked';
  }
}

/** A zip of `.eml` and `.msg` files; whatever else is in it is left alone. Entries are read one by one. */
export function ofZip(file: string, { size, limit, flags }: { size: number; limit: number; flags: SourceFlags }): MailSource {
  return {
    total: size,
    unit: 'bytes',
    async *mails() {
      let zip: yauzl.ZipFile;
      try {
        zip = await yauzl.openPromise(file, { lazyEntries: true, decodeStrings: false, autoClose: false });
      } catch {
        yield { mail: { where: file, reason: 'cannot be unpacked' }, advance: size };
        return;
      }
      try {
        for await (const entry of zip.eachEntry()) {
          const name = nameOf(entry);
          if (!/\.(?:eml|msg)$/i.test(name)) continue;
          const read = await readEntry(zip, entry, limit);
          const where = name;
          const mail: SourceMail =
            typeof read === 'string' ? { where, reason: read } : { where, raw: read, flags, keptAt: entry.getLastModDate() };
          yield { mail, advance: entry.compressedSize };
        }
      } catch {
        yield { mail: { where: file, reason: 'cannot be unpacked' }, advance: 0 };
      } finally {
        zip.close();
      }
    },
  };
}
