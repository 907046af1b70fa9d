import { Problem } from '@jinshu/api';

/** The MD5 of a file, computed beside the page so that typing never waits for it (ATT-18). */
export function hashFile(file: Blob, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
    const end = (act: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      act();
    };
    const abort = () => end(() => reject(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<{ md5: string } | { error: string }>) =>
      end(() => ('md5' in data ? resolve(data.md5) : reject(new Error(data.error))));
    // Without a message it is the program of the worker that did not come.
    worker.onerror = ({ message }) => end(() => reject(message ? new Error(message) : new Problem('offline')));
    signal.addEventListener('abort', abort);
    worker.postMessage(file);
  });
}
