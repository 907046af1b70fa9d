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
    worker.onerror = ({ message }) => end(() => reject(new Error(message)));
    signal.addEventListener('abort', abort);
    worker.postMessage(file);
  });
}
