import type { Draft } from '@jinshu/api';
import type { KeptAttachment } from '@jinshu/mail-machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openSealing } from '../../core/seal/index.ts';

/** Copy of a message that the browser stores until the server has it. */
export interface DraftCopy {
  draftId: string;
  /** Owner of the copy. It is offered only to them. */
  userName: string;
  title: string;
  draft: Draft;
  attachments: readonly KeptAttachment[];
  /** Files whose upload was unfinished; they are lost. */
  lost?: readonly Pick<KeptAttachment, 'name' | 'size'>[];
  /** Milliseconds since the epoch. */
  at: number;
}

/** Storage for copies. */
export interface CopyStore {
  put: (copy: DraftCopy) => Promise<void>;
  drop: (draftId: string) => Promise<void>;
  all: () => Promise<DraftCopy[]>;
}

/** A stored copy. Only the key of its owner opens it, which the server doesn't give out while the screen is locked. */
type SealedCopy = Pick<DraftCopy, 'draftId' | 'userName' | 'at'> & { sealed: Uint8Array };

interface Schema extends DBSchema {
  copy: { key: string; value: SealedCopy | DraftCopy };
}

/** Age at which an unclaimed copy is deleted, in milliseconds. */
export const forgottenAfterMs = 30 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const open = () => {
  opened ??= openDB<Schema>('jinshu-drafts', 1, { upgrade: (db) => void db.createObjectStore('copy', { keyPath: 'draftId' }) });
  return opened;
};

async function put({ draftId, userName, at, ...secret }: DraftCopy): Promise<void> {
  const { encrypt } = await openSealing();
  await (await open()).put('copy', { draftId, userName, at, sealed: encrypt(JSON.stringify(secret)) });
}

const drop = async (draftId: string): Promise<void> => (await open()).delete('copy', draftId);

async function all(): Promise<DraftCopy[]> {
  const stored = await (await open()).getAll('copy');
  if (stored.length === 0) return [];
  const { decrypt } = await openSealing();
  const read = async (one: SealedCopy | DraftCopy): Promise<DraftCopy[]> => {
    if (!('sealed' in one)) {
      // An earlier version stored it in the clear.
      await put(one);
      return [one];
    }
    const { sealed, ...head } = one;
    try {
      return [{ ...head, ...(JSON.parse(decrypt(sealed)) as Omit<DraftCopy, keyof typeof head>) }];
    } catch {
      // It belongs to another account, which may never return.
      if (Date.now() - head.at > forgottenAfterMs) await drop(head.draftId);
      return [];
    }
  };
  return (await Promise.all(stored.map(read))).flat();
}

/** Copies in the browser's IndexedDB. If it is disabled or full, no copies are stored, but writing still works. */
export const browserCopies: CopyStore = { put, drop, all };
