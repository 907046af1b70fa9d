import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { serveConfined } from '../platform/confined-program/index.ts';

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'reached',
    (error: NodeJS.ErrnoException) => error.code ?? String(error),
  );

/** A confined process that tells what it can reach: a file, and a port of this machine. */
serveConfined<{ file: string; port: number }, { file: string; port: string }>(512, async ({ file, port }) => ({
  file: await outcome(readFile(file)),
  port: await outcome(
    new Promise((resolve, reject) => {
      net.connect(port, '127.0.0.1').once('connect', resolve).once('error', reject);
    }),
  ),
}));
