import { createReadStream } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './BlobStore.ts';
import { beginWhole, flushedOnTheWay, writeAll, writeReplacing } from './fileWriting.ts';
import type { ObjectStore } from './ObjectStore.ts';

async function syncDirectory(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Returns a function that makes directories below `directory`, and knows those whose entries are on the disk. */
function directoryMaker(directory: string): (place: string) => Promise<void> {
  const durable = new Set<string>();
  return async (place) => {
    if (durable.has(place)) return;
    await mkdir(place, { recursive: true, mode: 0o700 });
    // A new directory exists after a power cut only if its parent has been written.
    for (let child = place; child.startsWith(directory); child = path.dirname(child)) await syncDirectory(path.dirname(child));
    durable.add(place);
  };
}

/** Keeps objects as files: a name with slashes is a path below the directory. */
export function createFileObjectStore(directory: string): ObjectStore {
  const at = (name: string) => path.join(directory, name);
  const makeDirectory = directoryMaker(directory);

  return {
    async has(name) {
      const found = await stat(at(name)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },

    async write(name, bytes) {
      const target = at(name);
      await makeDirectory(path.dirname(target));
      await writeReplacing(target, async (unfinished) => {
        const file = await open(unfinished, 'w', 0o600);
        await pipeline(flushedOnTheWay(bytes, file), file.createWriteStream({ flush: true, highWaterMark: 1024 * 1024 }));
      });
      await syncDirectory(path.dirname(target));
    },

    async writePassing(name, parts) {
      const target = at(name);
      await writeReplacing(target, async (unfinished) => {
        const file = await open(unfinished, 'w', 0o600).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
          return open(unfinished, 'w', 0o600);
        });
        const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
        await writeAll(file, parts, size, 0).finally(() => file.close());
      });
    },

    openWhole: (name) => beginWhole(at(name)),

    async link(from, to) {
      await makeDirectory(path.dirname(at(to)));
      // A volume without second names gets the object under its new one.
      await writeReplacing(at(to), (linked) => link(at(from), linked).catch(() => rename(at(from), linked)));
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
