import type { Readable } from 'node:stream';
import type { ByteRange } from './BlobStore.ts';

/** Where large bytes lie, by name: files or S3. What was written is durable and whole, or not there. */
export interface ObjectStore {
  /** The size of an object, or null when it is not there. */
  has(name: string): Promise<number | null>;
  /** Writes an object, replacing one of that name. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Gives an object another name. */
  rename(from: string, to: string): Promise<void>;
  /** Opens an object, or a part of it; null when it is not there. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes an object; nothing happens when it is not there. */
  delete(name: string): Promise<void>;
}
