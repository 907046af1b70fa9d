import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { joinSkeleton } from '../../mime/structure/index.ts';
import { noProgress, type Progress } from '../../platform/backup/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import {
  blobsAfter,
  contentsAfter,
  countAll,
  diskFaults,
  type Fault,
  folderFaults,
  journalFaults,
  mailboxFaults,
  referenceFaults,
  searchFaults,
} from './check.repository.ts';

/** Number of items checked, and the inconsistencies found. */
export interface CheckResult {
  messages: number;
  contents: number;
  blobs: number;
  faults: Fault[];
}

const pageSize = 100;

/** Looks whether database, blobs and counts agree. `isDeep` reads every byte: blobs against their names, messages against their sums. */
export async function check(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { isDeep = false, progress = noProgress }: { isDeep?: boolean | undefined; progress?: Progress | undefined } = {},
): Promise<CheckResult> {
  const counts = await countAll(db);
  const faults: Fault[] = [];
  progress.start(counts.blobs + (isDeep ? counts.contents : 0));
  try {
    for (const find of [folderFaults, mailboxFaults, journalFaults, searchFaults, referenceFaults, diskFaults])
      faults.push(...(await find(db)));

    for (let page = await blobsAfter(db, Buffer.alloc(0), pageSize); page.length > 0; ) {
      for (const { hash, size, bytes } of page) {
        const name = hash.toString('hex');
        const found = bytes ?? (await blobs.openObject(hash));
        if (!found) faults.push({ kind: 'blob', text: `The blob ${name} is missing from the store.` });
        else if (isDeep || bytes) {
          const actual = await measure(found);
          if (actual.size !== size) faults.push({ kind: 'blob', text: `The blob ${name} has ${actual.size} bytes instead of ${size}.` });
          else if (!actual.hash.equals(hash)) faults.push({ kind: 'blob', text: `The bytes of the blob ${name} are damaged.` });
        } else {
          (found as Readable).destroy();
        }
      }
      progress.advance(page.length, 'blobs');
      page = await blobsAfter(db, page.at(-1)?.hash ?? Buffer.alloc(0), pageSize);
    }

    if (isDeep) {
      for (
        let page = await contentsAfter(db, 0, pageSize);
        page.length > 0;
        page = await contentsAfter(db, page.at(-1)?.id ?? 0, pageSize)
      ) {
        for (const { id, hash, skeleton, pieces } of page) {
          const raw = await joinSkeleton(skeleton, pieces, (name) => blobs.get(db, Buffer.from(name, 'hex'))).catch(() => null);
          if (!raw || !createHash('sha256').update(raw).digest().equals(hash))
            faults.push({ kind: 'content', text: `The message with content ${id} cannot be put together as it came.` });
        }
        progress.advance(page.length, 'messages');
      }
    }
  } finally {
    progress.stop();
  }
  return { ...counts, faults };
}

async function measure(bytes: Buffer | Readable): Promise<{ size: number; hash: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { size, hash: hash.digest() };
}
