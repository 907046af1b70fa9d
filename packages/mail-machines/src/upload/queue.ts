/** Where a file stands (ATT-15). */
export type QueuedState = 'waiting' | 'uploading' | 'paused' | 'success' | 'error';

/** A file of the queue. */
export interface QueuedFile {
  key: string;
  name: string;
  size: number;
  state: QueuedState;
  sentBytes: number;
  /** Why it was never sent: it is empty (IMX-06), or larger than what is left of the mailbox (IMX-07). */
  refusal: 'empty' | 'too-big' | null;
  /** The bytes are not at hand: the page was loaded anew, and nobody has found the file again yet. It can only be found or taken away. */
  isLost: boolean;
  /** What went wrong on its way. */
  problem: unknown;
  /** What the server made of it. */
  result: unknown;
}

/** What `uploadFile` tells. */
export type UploadProgress =
  | { type: 'progressed'; key: string; sentBytes: number }
  | { type: 'uploaded'; key: string; result: unknown }
  | { type: 'failed'; key: string; problem: unknown };

/** Bytes that are left once what went in is counted. */
export function roomLeft(roomBytes: number | null, files: readonly QueuedFile[]): number | null {
  if (roomBytes === null) return null;
  return roomBytes - files.reduce((sum, { state, size }) => (state === 'success' ? sum + size : sum), 0);
}

/** How a file begins: waiting, or refused at once. */
export function refusalOf({ size }: { size: number }, room: number | null): Omit<QueuedFile, 'key' | 'name' | 'size'> {
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

/** Whether nothing more happens to a file by itself. */
export const isOver = ({ state }: QueuedFile): boolean => state === 'success' || state === 'error' || state === 'paused';
