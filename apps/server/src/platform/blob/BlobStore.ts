import type { Readable } from 'node:stream';
import type { Db, Tx } from '../db/index.ts';
import type { WholeObject } from './ObjectStore.ts';

/** Bytes that were stored: their SHA-256 and how many. */
export interface StoredBlob {
  hash: Buffer;
  size: number;
}

/** Bytes with their SHA-256. */
export interface HashedBlob {
  hash: Buffer;
  bytes: Uint8Array;
}

/** A part of a blob; both ends count, as in a Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Scratch that is written in parts. */
export interface ScratchWhole extends WholeObject {
  name: string;
}

/** Bytes by their SHA-256: the same bytes are stored once. A blob is durable before the row that names it can be committed. */
export interface BlobStore {
  /** Small bytes go into the table with the transaction, larger ones into the store before it. */
  put(db: Tx | Db, bytes: Uint8Array): Promise<StoredBlob>;
  /** Stores several blobs whose hashes are known, like `put`. Requires a transaction, because it locks their rows in a fixed order. */
  putAll(tx: Tx, blobs: readonly HashedBlob[]): Promise<void>;
  /** Stores bytes that don't fit into memory, like `put`, and computes their MD5 while writing. */
  putStream(db: Tx | Db, bytes: AsyncIterable<Uint8Array>): Promise<StoredBlob & { md5: string }>;
  /** All bytes of a blob. Fails when it is not there. */
  get(db: Tx | Db, hash: Uint8Array): Promise<Buffer>;
  /** The bytes of a blob, or of a part of it. Fails when it is not there. */
  stream(db: Tx | Db, hash: Uint8Array, range?: ByteRange): Promise<Readable>;
  /** The bytes of a large blob as the store holds them, whatever the table says; null when they are missing. For checks and backups. */
  openObject(hash: Uint8Array): Promise<Readable | null>;
  /** Puts a large blob back into the store without a row in the table. For restores. */
  writeObject(hash: Uint8Array, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Removes a large blob from the store, with or without a row in the table. For collecting. */
  deleteObject(hash: Uint8Array): Promise<void>;
  /** Keeps a part of an unfinished upload; a power cut may lose it, and then it is sent again. */
  putScratch(name: string, parts: readonly Uint8Array[]): Promise<void>;
  /** Opens scratch that is written in parts, each at its place; null where the store cannot. */
  openWhole(name: string): ScratchWhole | null;
  /**
   * Stores bytes already written to scratch in parts, like `putStream`. `bytes` yields all of them again, in order. The scratch is kept.
   */
  putWhole(db: Tx | Db, whole: ScratchWhole, bytes: AsyncIterable<Uint8Array>): Promise<StoredBlob & { md5: string }>;
  /** Reads an unfinished upload, or a part of it. Fails when it is not there. */
  readScratch(name: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a part of an unfinished upload. Does nothing if it doesn't exist. */
  deleteScratch(name: string): Promise<void>;
}
