import { Worker } from 'node:worker_threads';

/**
 * Runs inside the process that reads untrusted files, any of which may crash it. A separate thread watches the memory and whether the
 * server is alive. Libraries can allocate outside the heap limit, and the main thread may be in an endless loop.
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
