import { type DBSchema, openDB } from 'idb';

/** A large file on its way, as the next page finds it. */
export interface PendingUpload {
  key: string;
  /** Whose it is: another account at the same browser does not see it. */
  userName: string;
  name: string;
  size: number;
  lastModified: number;
  sentBytes: number;
  /** Opens the file again without asking for it, where the browser can. */
  handle?: FileSystemFileHandle | undefined;
}

/** What is remembered of files on their way. */
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

/** The files of an account that are on their way, in the browser's own store. A browser without one forgets them, and uploads all the same. */
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
