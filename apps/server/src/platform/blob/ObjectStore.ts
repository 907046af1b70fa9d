import type { Readable } from 'node:stream';
import type { ByteRange } from './BlobStore.ts';

/** An object that one process alone writes, in parts, each at its place. */
export interface WholeObject {
  writeAt(parts: readonly Uint8Array[], offset: number): Promise<void>;
  /** Waits for the disk; nothing may be written after. */
  finish(): Promise<void>;
  /** Ends the writing without waiting for the disk; it comes after all writes, and may be called twice. */
  close(): Promise<void>;
}

/**
 * Store of large bytes by name: files or S3. A written object is durable and complete, or doesn't exist. Objects written by `writePassing`
 * may be lost.
 */
export interface ObjectStore {
  /** The size of an object, or null when it is not there. */
  has(name: string): Promise<number | null>;
  /** Writes an object, replacing one of that name. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Writes an object without waiting for the disk, for bytes that can be requested again after a power cut. */
  writePassing(name: string, parts: readonly Uint8Array[]): Promise<void>;
  /** Begins an object that is written in parts, each at its place; not where the store takes objects only as a whole. */
  openWhole?(name: string): WholeObject;
  /** Gives an object that does not change any more a second name, where its first may be deleted. */
  link?(from: string, to: string): Promise<void>;
  /** Gives an object another name. */
  rename(from: string, to: string): Promise<void>;
  /** Opens an object, or a part of it; null when it is not there. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes an object; nothing happens when it is not there. */
  delete(name: string): Promise<void>;
}
