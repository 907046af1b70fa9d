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

/** Reads files one after the other, in a process that none of them can take the server down with. */
export interface ConfinedReader<Input, Output> {
  /** Returns the result of reading a file, or why the process ended. */
  read(input: Input): Promise<Output | { failure: ConfinedFailure }>;
  /** Number of files being read or waiting. */
  readonly pending: number;
  /** Ends the process. What it was reading is not read, and says so by an error. */
  close(): void;
}

interface Task<Output> {
  id: number;
  resolve(found: Output | { failure: ConfinedFailure }): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Time for the process to stand: on a machine with much to do that takes longer than many a file, and is not the file's fault. */
const startLimitMs = 60_000;
/** A fresh process now and then: what a library does not give back ends with it. */
const filesPerProcess = 500;

/** A process, and the moment from which it listens. */
interface Child {
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

function start({ program, heapMegabytes, niceness, hasNativeCode = false }: Confinement): Child {
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
  return { process: child, isReady: once(child, 'message').catch(() => undefined) };
}

const closed = () => new Error('the reader of files is closed');

/** Makes a reader. Its process starts with the first file and goes when there are none. */
export function createConfinedReader<Input, Output>(confinement: Confinement): ConfinedReader<Input, Output> {
  let child: Child | undefined;
  let task: Task<Output> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let count = 0;
  let pending = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const finish = (found: Output | { failure: ConfinedFailure }) => {
    const done = task;
    task = undefined;
    clearTimeout(done?.timer);
    done?.resolve(found);
  };
  const drop = () => {
    const gone = child;
    child = undefined;
    gone?.process.kill('SIGKILL');
  };
  const open = (): Child => {
    const next = start(confinement);
    count = 0;
    next.process.on('message', ({ id, found }: { id?: number; found: Output }) => {
      if (child === next && task?.id === id) finish(found);
    });
    // Sending to a dying child fails here; its `exit` event follows.
    next.process.on('error', () => undefined);
    next.process.on('exit', (_code, signal) => {
      if (child !== next) return;
      child = undefined;
      // It is killed, or aborts, for its memory; any other end is a bug of a library.
      finish({ failure: signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too-hungry' : 'crashed' });
    });
    return next;
  };

  const readNow = (input: Input): Promise<Output | { failure: ConfinedFailure }> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      if (isClosed) return reject(closed());
      if (count >= filesPerProcess) drop();
      child ??= open();
      count += 1;
      lastId += 1;
      const id = lastId;
      const { process, isReady } = child;
      const end = (failure: ConfinedFailure) => () => {
        drop();
        finish({ failure });
      };
      task = { id, resolve, reject, timer: setTimeout(end('crashed'), startLimitMs) };
      void isReady.then(() => {
        if (task?.id !== id) return;
        clearTimeout(task.timer);
        task.timer = setTimeout(end('too-slow'), confinement.timeLimitMs);
        process.send({ id, input }, () => undefined);
      });
    });

  return {
    get pending() {
      return pending;
    },
    async read(input) {
      pending += 1;
      const turn = last.then(() => readNow(input));
      const rest = () => {
        pending -= 1;
        idle = setTimeout(drop, confinement.idleMs).unref();
      };
      last = turn.then(rest, rest);
      return turn;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      drop();
      clearTimeout(task?.timer);
      task?.reject(closed());
      task = undefined;
    },
  };
}
