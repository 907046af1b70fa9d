import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeBrotli } from '../../../packages/app/scripts/writeBrotli.ts';

const root = join(import.meta.dirname, '..');
const finished = join(root, 'dist');
// Built beside and put in place as a whole, as the webmail is: a server that runs never sees half of it.
const dist = join(root, `node_modules/.dist-${process.pid}`);

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await writeBrotli(dist);
rmSync(finished, { recursive: true, force: true });
renameSync(dist, finished);
