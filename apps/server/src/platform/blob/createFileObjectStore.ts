import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './BlobStore.ts';
import type { ObjectStore, WholeObject } from './ObjectStore.ts';

/** Bytes written before a flush starts, so that most of a large object is on disk when its last byte arrives. */
const flushBytes = 16 * 1_048_576;

/** Begins to write a file in parts. The disk keeps up with it, as below. */
function beginWhole(target: string): WholeObject {
  const opened = mkdir(path.dirname(target), { recursive: true, mode: 0o700 }).then(() => open(target, 'wx', 0o600));
  // The first write reports a failed open.
  opened.catch(() => undefined);
  const writes = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let waiting = 0;
  let flushing: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const flush = async (file: FileHandle) => {
    waiting = 0;
    await file.datasync().catch((error: unknown) => failures.push(error));
    flushing = undefined;
  };
  const write = async (parts: readonly Uint8Array[], offset: number) => {
    const file = await opened;
    const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    await writeAll(file, parts, size, offset);
    waiting += size;
    if (waiting >= flushBytes) flushing ??= flush(file);
  };
  const close = async () => {
    const file = await opened.catch(() => undefined);
    await Promise.allSettled(writes);
    await flushing;
    await file?.close();
  };
  const whole: WholeObject = {
    async writeAt(parts, offset) {
      if (closing) throw new Error('nothing more is written into it');
      const writing = write(parts, offset);
      writes.add(writing);
      await writing.finally(() => writes.delete(writing));
    },
    async finish() {
      const file = await opened;
      await Promise.all(writes);
      await flushing;
      await flush(file);
      await whole.close();
      if (failures.length > 0) throw failures[0];
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
  return whole;
}

/** Passes bytes on to what writes them, and has the disk keep up with it. What it cannot keep it says only once: then all has failed. */
async function* flushedOnTheWay(bytes: AsyncIterable<Uint8Array>, file: FileHandle): AsyncGenerator<Uint8Array> {
  let flushing: Promise<unknown> | undefined;
  let waiting = 0;
  const failures: unknown[] = [];
  const flush = async () => {
    waiting = 0;
    await file.datasync().catch((error: unknown) => failures.push(error));
    flushing = undefined;
  };
  try {
    for await (const part of bytes) {
      yield part;
      waiting += part.byteLength;
      if (waiting >= flushBytes) flushing ??= flush();
      if (failures.length > 0) throw failures[0];
    }
  } finally {
    await flushing;
  }
  if (failures.length > 0) throw failures[0];
}

/** Writes in one call what may be in many parts. A disk that is nearly full takes less. */
async function writeAll(file: FileHandle, parts: readonly Uint8Array[], size: number, offset: number): Promise<void> {
  if (size === 0) return;
  let { bytesWritten: written } = await file.writev(parts, offset);
  const bytes = written < size ? Buffer.concat(parts) : null;
  while (bytes && written < size) written += (await file.write(bytes, written, size - written, offset + written)).bytesWritten;
}

/** Keeps objects as files: a name with slashes is a path below the directory. */
export function createFileObjectStore(directory: string): ObjectStore {
  const at = (name: string) => path.join(directory, name);
  /** Directories whose entries are known to be on the disk. */
  const durable = new Set<string>();

  const syncDirectory = async (place: string) => {
    const handle = await open(place, 'r');
    await handle.sync().finally(() => handle.close());
  };
  const makeDirectory = async (place: string): Promise<void> => {
    if (durable.has(place)) return;
    await mkdir(place, { recursive: true, mode: 0o700 });
    // A new directory exists after a power cut only if its parent has been written.
    for (let child = place; child.startsWith(directory); child = path.dirname(child)) await syncDirectory(path.dirname(child));
    durable.add(place);
  };

  return {
    async has(name) {
      const found = await stat(at(name)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },

    async write(name, bytes) {
      const target = at(name);
      await makeDirectory(path.dirname(target));
      const unfinished = `${target}.${randomUUID()}.new`;
      try {
        const file = await open(unfinished, 'w', 0o600);
        await pipeline(flushedOnTheWay(bytes, file), file.createWriteStream({ flush: true, highWaterMark: 1024 * 1024 }));
        await rename(unfinished, target);
        await syncDirectory(path.dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async writePassing(name, parts) {
      const target = at(name);
      const unfinished = `${target}.${randomUUID()}.new`;
      try {
        const file = await open(unfinished, 'w', 0o600).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
          return open(unfinished, 'w', 0o600);
        });
        const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
        await writeAll(file, parts, size, 0).finally(() => file.close());
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    openWhole: (name) => beginWhole(at(name)),

    async link(from, to) {
      await makeDirectory(path.dirname(at(to)));
      const linked = `${at(to)}.${randomUUID()}.new`;
      // A volume without second names gets the object under its new one.
      await link(at(from), linked).catch(() => rename(at(from), linked));
      await rename(linked, at(to)).catch(async (error: unknown) => {
        await rm(linked, { force: true });
        throw error;
      });
      await syncDirectory(path.dirname(at(to)));
    },

    async rename(from, to) {
      await makeDirectory(path.dirname(at(to)));
      await rename(at(from), at(to));
      await syncDirectory(path.dirname(at(to)));
    },

    async read(name: string, range?: ByteRange): Promise<Readable | null> {
      try {
        const handle = await open(at(name), 'r');
        return createReadStream('', { fd: handle, ...range, highWaterMark: 256 * 1024 });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },

    delete: (name) => rm(at(name), { force: true }),
  };
}
