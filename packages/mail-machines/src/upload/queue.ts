/** State of a queued file. */
export type QueuedState = 'waiting' | 'uploading' | 'paused' | 'success' | 'error';

/** Target of a file, and the answer if its name is taken there. */
export interface UploadTarget {
  /** Target folder of this file, if it isn't that of the queue. */
  folder?: string | undefined;
  /** Answer to a taken name, for folders of a drive. */
  onTaken?: 'replace' | 'keep' | undefined;
}

/** A file of the queue. */
export interface QueuedFile extends UploadTarget {
  key: string;
  name: string;
  size: number;
  state: QueuedState;
  sentBytes: number;
  /** Reason the file was never sent: it is empty, or larger than the space left in the mailbox. */
  refusal: 'empty' | 'too-big' | null;
  /** Whether the file's content is missing since the page was reloaded. The user must find the file again or remove it. */
  isLost: boolean;
  /** Error of the upload. */
  problem: unknown;
  /** Server result of the upload. */
  result: unknown;
}

/** Events sent by `uploadFile`. */
export type UploadProgress =
  | { type: 'progressed'; key: string; sentBytes: number }
  | { type: 'uploaded'; key: string; result: unknown }
  | { type: 'failed'; key: string; problem: unknown };

/** Bytes that are left once what went in is counted. */
export function roomLeft(roomBytes: number | null, files: readonly QueuedFile[]): number | null {
  if (roomBytes === null) return null;
  return roomBytes - files.reduce((sum, { state, size }) => (state === 'success' ? sum + size : sum), 0);
}

/** Returns the initial state of a file: waiting, or refused. */
export function refusalOf({ size }: { size: number }, room: number | null): Omit<QueuedFile, 'key' | 'name' | 'size' | keyof UploadTarget> {
  const refusal = size === 0 ? 'empty' : room !== null && size > room ? 'too-big' : null;
  return { state: refusal === null ? 'waiting' : 'error', sentBytes: 0, refusal, isLost: false, problem: null, result: null };
}

/** Changes some of the files. */
export function patch(files: readonly QueuedFile[], some: readonly QueuedFile[], change: Partial<QueuedFile>): readonly QueuedFile[] {
  const keys = new Set(some.map(({ key }) => key));
  return keys.size === 0 ? files : files.map((file) => (keys.has(file.key) ? { ...file, ...change } : file));
}

/** The files that may go now. */
export function nextWaiting(files: readonly QueuedFile[], parallel: number): readonly QueuedFile[] {
  const free = parallel - files.filter(({ state }) => state === 'uploading').length;
  return files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
}

/** Whether the file stays in this state until the user acts. */
export const isOver = ({ state }: QueuedFile): boolean => state === 'success' || state === 'error' || state === 'paused';
