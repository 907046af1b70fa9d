import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';

/*
 * The file of a backup: a first line, then entries. An entry is a head (JSON), its bytes in chunks, and their SHA-256. Sizes come
 * before the bytes they belong to, so that neither writing nor reading holds an entry in memory; the last entry is of kind `end`, and
 * a file without it is not whole.
 */

const firstLine = Buffer.from('JINSHU-BACKUP 1\n');
const largestHead = 1024 * 1024;
const largestChunk = 64 * 1024 * 1024;

/** Header that precedes the bytes of an entry. */
export type EntryHead =
  | { kind: 'manifest' }
  | { kind: 'table'; table: string; columns: string[] }
  | { kind: 'blob'; hash: string }
  | { kind: 'end' };

/** Writes the entries of a backup. */
export interface ArchiveWriter {
  /** Writes an entry. Returns the SHA-256 of its bytes. */
  add(head: EntryHead, bytes: AsyncIterable<Uint8Array>): Promise<Buffer>;
  /** Ends the file; it is on the disk afterwards. */
  close(): Promise<void>;
}

const length = (size: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
};

/** Begins a backup's file. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'w', 0o600);
  let pending: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    for (let rest = Buffer.concat(pending); rest.length > 0; ) rest = rest.subarray((await handle.write(rest)).bytesWritten);
    pending = [];
    size = 0;
  };
  const write = async (bytes: Uint8Array) => {
    pending.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    size += bytes.byteLength;
    if (size > 1024 * 1024) await flush();
  };
  await write(firstLine);
  return {
    async add(head, bytes) {
      const text = Buffer.from(JSON.stringify(head));
      await write(length(text.length));
      await write(text);
      const hash = createHash('sha256');
      for await (const chunk of bytes) {
        if (chunk.byteLength === 0) continue;
        await write(length(chunk.byteLength));
        await write(chunk);
        hash.update(chunk);
      }
      await write(length(0));
      const sum = hash.digest();
      await write(sum);
      return sum;
    },
    async close() {
      await flush();
      await handle.sync();
      await handle.close();
    },
  };
}

/** Entry of a backup. Read its bytes to the end before requesting the next entry. */
export interface Entry {
  head: EntryHead;
  bytes: AsyncIterable<Uint8Array>;
}

const damaged = (what: string) => new Error(`The backup is damaged: ${what}.`);

/** Reads a backup's entries in their order, and checks their sums. Fails when the file is not whole. */
export async function* readArchive(file: string): AsyncGenerator<Entry, void> {
  const handle = await open(file, 'r');
  try {
    const read = reader(handle);
    if (!(await read(firstLine.length)).equals(firstLine)) throw new Error(`${file} is not a backup of Jinshu.`);
    for (;;) {
      const headSize = (await read(4)).readUInt32BE();
      if (headSize > largestHead) throw damaged('an entry has no head');
      const head = JSON.parse((await read(headSize)).toString()) as EntryHead;
      let isRead = false;
      yield {
        head,
        bytes: (async function* () {
          const hash = createHash('sha256');
          for (;;) {
            const size = (await read(4)).readUInt32BE();
            if (size === 0) break;
            if (size > largestChunk) throw damaged(`a part of ${nameOf(head)} has no sensible size`);
            const chunk = await read(size);
            hash.update(chunk);
            yield chunk;
          }
          if (!hash.digest().equals(await read(32))) throw damaged(`the sum of ${nameOf(head)} is wrong`);
          isRead = true;
        })(),
      };
      if (!isRead) throw new Error(`${nameOf(head)} was not read to its end`);
      if (head.kind === 'end') return;
    }
  } finally {
    await handle.close();
  }
}

const nameOf = (head: EntryHead) => ('table' in head ? `table ${head.table}` : 'hash' in head ? `blob ${head.hash}` : head.kind);

function reader(handle: FileHandle): (size: number) => Promise<Buffer> {
  let buffered = Buffer.alloc(0);
  return async (size) => {
    while (buffered.length < size) {
      const next = Buffer.alloc(Math.max(size - buffered.length, 1024 * 1024));
      const { bytesRead } = await handle.read(next);
      if (bytesRead === 0) throw damaged('it ends too early');
      buffered = Buffer.concat([buffered, next.subarray(0, bytesRead)]);
    }
    const bytes = buffered.subarray(0, size);
    buffered = buffered.subarray(size);
    return bytes;
  };
}

/** Lets bytes through and counts their lines. */
export const countLines = (onLines: (count: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let lines = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      onLines(lines);
      done(null, chunk);
    },
  });
