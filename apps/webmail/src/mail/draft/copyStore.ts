import type { Draft } from '@jinshu/api';
import type { KeptAttachment } from '@jinshu/mail-machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Schema extends DBSchema {
  copy: { key: string; value: DraftCopy };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const open = () => {
  opened ??= openDB<Schema>('jinshu-drafts', 1, { upgrade: (db) => void db.createObjectStore('copy', { keyPath: 'draftId' }) });
  return opened;
};

/** Copies in the browser's IndexedDB. If it is disabled or full, no copies are stored, but writing still works. */
export const browserCopies: CopyStore = {
  put: async (copy) => void (await (await open()).put('copy', copy)),
  drop: async (draftId) => (await open()).delete('copy', draftId),
  all: async () => (await open()).getAll('copy'),
};
