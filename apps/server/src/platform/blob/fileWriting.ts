import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { WholeObject } from './ObjectStore.ts';

/** Bytes written before a flush starts, so that most of a large object is on disk when its last byte arrives. */
const flushBytes = 16 * 1_048_576;

/** Begins to write a file in parts. The disk keeps up with it, as below. */
export function beginWhole(target: string): WholeObject {
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
export async function* flushedOnTheWay(bytes: AsyncIterable<Uint8Array>, file: FileHandle): AsyncGenerator<Uint8Array> {
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
export async function writeAll(file: FileHandle, parts: readonly Uint8Array[], size: number, offset: number): Promise<void> {
  if (size === 0) return;
  let { bytesWritten: written } = await file.writev(parts, offset);
  const bytes = written < size ? Buffer.concat(parts) : null;
  while (bytes && written < size) written += (await file.write(bytes, written, size - written, offset + written)).bytesWritten;
}

/** Writes a file under a name of its own first, so that it is there as a whole or not at all. */
export async function writeReplacing(target: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.new`;
  try {
    await write(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
