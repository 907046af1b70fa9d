export type { BlobStore, ByteRange, ScratchWhole, StoredBlob } from './BlobStore.ts';
export { deleteBlob, isUnneeded, selectUnneeded } from './blob.repository.ts';
export { createBlobStore } from './createBlobStore.ts';
