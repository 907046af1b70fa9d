import type { Draft } from '@jinshu/api';
import type { KeptAttachment } from '@jinshu/mail-machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A letter as this browser keeps it until the server has it. */
export interface DraftCopy {
  draftId: string;
  /** Whose it is: nobody else is offered it. */
  userName: string;
  title: string;
  draft: Draft;
  attachments: readonly KeptAttachment[];
  /** Files that were still on their way, and that nobody has any more. */
  lost?: readonly Pick<KeptAttachment, 'name' | 'size'>[];
  /** Milliseconds since the epoch. */
  at: number;
}

/** Where copies are kept. */
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

/** The database of this browser. One that is switched off or full keeps nothing, and the letter is written all the same. */
export const browserCopies: CopyStore = {
  put: async (copy) => void (await (await open()).put('copy', copy)),
  drop: async (draftId) => (await open()).delete('copy', draftId),
  all: async () => (await open()).getAll('copy'),
};
