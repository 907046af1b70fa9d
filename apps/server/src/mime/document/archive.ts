import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { decodeText } from '../charset/index.ts';
import { limits } from './limits.ts';
import { Unreadable } from './Unreadable.ts';

/** A file inside an archive. */
export interface ArchiveEntry {
  name: string;
  /** Its bytes, as they come out; ends early when the archive has given more than it may. */
  read(): AsyncIterable<Buffer>;
}

const isUtf8 = 0x800;

/** Packers on Chinese Windows don't declare a charset, so detect it from the bytes. */
const nameOf = (entry: Entry) => decodeText(entry.fileNameRaw, entry.generalPurposeBitFlag & isUtf8 ? 'utf-8' : '').replaceAll('\\', '/');

/** Opens a ZIP archive and reads its directory; nothing is unpacked yet. */
export async function openArchive(bytes: Uint8Array): Promise<{ entries: ArchiveEntry[]; isCut: boolean; isEncrypted: boolean }> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left: number = limits.inflatedBytes;
  const read = (zip: ZipFile, entry: Entry) =>
    async function* () {
      if (entry.isEncrypted()) throw new Unreadable('encrypted');
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        left -= chunk.length;
        // Breaking off closes the stream, and with it the inflating.
        if (left < 0) throw new Unreadable('too-large');
        yield chunk;
      }
    };
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
    const entries: ArchiveEntry[] = [];
    let isEncrypted = false;
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= limits.archiveEntries) return { entries, isCut: true, isEncrypted };
      isEncrypted ||= entry.isEncrypted();
      entries.push({ name: nameOf(entry), read: read(zip, entry) });
    }
    return { entries, isCut: false, isEncrypted };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', error);
  }
}
