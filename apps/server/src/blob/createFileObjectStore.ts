import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './BlobStore.ts';
import type { ObjectStore } from './ObjectStore.ts';

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
        await pipeline(bytes, createWriteStream(unfinished, { flush: true, mode: 0o600, highWaterMark: 1024 * 1024 }));
        await rename(unfinished, target);
        await syncDirectory(path.dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
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
