import { type DBSchema, openDB } from 'idb';

/** An unfinished upload of a large file, as stored for the next page. */
export interface PendingUpload {
  key: string;
  /** Owner: other accounts in the same browser don't see the upload. */
  userName: string;
  name: string;
  size: number;
  lastModified: number;
  sentBytes: number;
  /** Folder that the file goes to, if it isn't attached. */
  folder?: string | undefined;
  /** Opens the file again without asking for it, where the browser can. */
  handle?: FileSystemFileHandle | undefined;
}

/** Storage of unfinished uploads. */
export interface PendingUploads {
  all: () => Promise<PendingUpload[]>;
  put: (upload: PendingUpload) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  upload: { key: string; value: PendingUpload; indexes: { byUser: string } };
}

const open = () =>
  openDB<Schema>('jinshu-uploads', 1, {
    upgrade: (db) => db.createObjectStore('upload', { keyPath: 'key' }).createIndex('byUser', 'userName'),
  });

/** Returns the unfinished uploads of an account, stored in IndexedDB. Without it, they aren't remembered, but uploading still works. */
export function pendingUploads(userName: string): PendingUploads {
  const forgiving = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => act().catch(() => otherwise);
  const within = async <T>(act: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await act(db);
    } finally {
      db.close();
    }
  };
  return {
    all: () => forgiving(() => within((db) => db.getAllFromIndex('upload', 'byUser', userName)), []),
    put: (upload) => forgiving(() => within(async (db) => void (await db.put('upload', upload))), undefined),
    remove: (keys) =>
      forgiving(
        () =>
          within(async (db) => {
            const { store, done } = db.transaction('upload', 'readwrite');
            await Promise.all([...keys.map((key) => store.delete(key)), done]);
          }),
        undefined,
      ),
  };
}
