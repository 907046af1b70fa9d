import { Worker } from 'node:worker_threads';
import { textLexemes } from '../search/lexemes.ts';
import { limits } from './limits.ts';
import { type AttachedFile, readText } from './readText.ts';

/**
 * The process that reads files of strangers. It may die of one at any time. A thread of its own watches memory, which a library can take
 * outside of the heap where the engine's limit does not hold, and whether the server is still there: this thread may be in an endless loop.
 */
const watch = `
const parent = process.ppid;
setInterval(() => {
  const isLost = process.ppid !== parent;
  if (isLost || process.memoryUsage.rss() > ${limits.residentMegabytes * 1024 * 1024}) process.kill(process.pid, 'SIGKILL');
}, 50);`;
new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();

process.on('disconnect', () => process.exit());
process.on('message', async ({ id, file }: { id: number; file: AttachedFile }) => {
  const found = await readText(file);
  process.send?.({ id, found: 'text' in found ? { ...found, lexemes: textLexemes(found.text, limits) } : found });
});
