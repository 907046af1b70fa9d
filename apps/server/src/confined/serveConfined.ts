import { Worker } from 'node:worker_threads';

/**
 * The inside of a process that reads files of strangers. It may die of one at any time. A thread of its own watches memory, which a library
 * can take outside of the heap where the engine's limit does not hold, and whether the server is still there: the main thread may be in an
 * endless loop.
 */
export function serveConfined<Input, Output>(residentMegabytes: number, read: (input: Input) => Promise<Output>): void {
  const watch = `
const parent = process.ppid;
setInterval(() => {
  const isLost = process.ppid !== parent;
  if (isLost || process.memoryUsage.rss() > ${residentMegabytes * 1024 * 1024}) process.kill(process.pid, 'SIGKILL');
}, 50);`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();

  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, input }: { id: number; input: Input }) => {
    process.send?.({ id, found: await read(input) });
  });
  process.send?.({ isReady: true });
}
