import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutNetwork } from './withoutNetwork.ts';

/** Ways in which a file ended the process that read it. */
export type ConfinedFailure = 'too-slow' | 'too-hungry' | 'crashed';

/** Limits of a process that reads files. */
export interface Confinement {
  /** The module that the process runs; it calls `serveConfined`. */
  program: URL;
  /** Memory that its own objects may take. */
  heapMegabytes: number;
  /** Time for one file, once the process stands. */
  timeLimitMs: number;
  /** Idle time before the process ends, in milliseconds. */
  idleMs: number;
  /** Scheduling niceness of the process, from 0 to 19. A higher value gives way to other processes. */
  niceness: number;
  /** Whether the program decodes with native code, which Node's permissions don't hold; its network and memory are limited anyway. @default false */
  hasNativeCode?: boolean | undefined;
}

/** A process, and the moment from which it listens. */
export interface Child {
  process: ChildProcess;
  isReady: Promise<unknown>;
}

/** Paths that the process may read: only code, from the server's sources and its packages. File data is sent to it. */
const codePlaces = (() => {
  const server = fileURLToPath(new URL('../../..', import.meta.url));
  const { resolve } = createRequire(import.meta.url);
  const packages = realpathSync(resolve('pdfjs-dist/package.json')).replace(/(?<=[/\\]node_modules)[/\\].*$/, '');
  // Its sources, or what was built of them.
  const contract = path.resolve(realpathSync(fileURLToPath(import.meta.resolve('@jinshu/api'))), '../..');
  return [
    ...['src', 'node_modules', 'package.json'].map((name) => path.join(server, name)),
    ...['src', 'dist', 'node_modules', 'package.json'].map((name) => path.join(contract, name)),
    packages,
  ];
})();

/** Starts a process. `onMessage` gets what it sends, and `onEnd` how it ended. */
export function startConfined(
  { program, heapMegabytes, niceness, hasNativeCode = false }: Confinement,
  { onMessage, onEnd }: { onMessage: (message: unknown) => void; onEnd: (failure: ConfinedFailure) => void },
): Child {
  // The process may not write files, start programs or, unless it says so, load native code, and doesn't get the server's environment.
  const rights = [
    '--permission',
    ...codePlaces.map((place) => `--allow-fs-read=${place}`),
    '--allow-worker',
    ...(hasNativeCode ? ['--allow-addons'] : []),
  ];
  // Packages are read from their sources in there as well: nothing may have been built.
  const run = [process.execPath, '--conditions=jinshu-source', ...rights, `--max-old-space-size=${heapMegabytes}`, fileURLToPath(program)];
  const [command = '', ...args] = [...withoutNetwork(), ...run];
  const child = spawn(command, args, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, niceness);
  } catch {
    // It has died already, or the system does not know priorities: nothing depends on it.
  }
  child.on('message', onMessage);
  // Sending to a dying child fails here; its `exit` event follows.
  child.on('error', () => undefined);
  // It is killed, or aborts, for its memory; any other end is a bug of a library.
  child.on('exit', (_code, signal) => onEnd(signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too-hungry' : 'crashed'));
  return { process: child, isReady: once(child, 'message').catch(() => undefined) };
}
