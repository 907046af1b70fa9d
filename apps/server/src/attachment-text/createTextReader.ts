import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { limits } from './limits.ts';
import type { AttachedFile } from './readText.ts';
import type { TextFailure } from './Unreadable.ts';

/** What was taken out of a file, with what full text finds of it; or why nothing was. */
export type ReadFile = { text: string; isCut: boolean; lexemes: string[] } | { failure: TextFailure };

/** Reads files one after the other, in a process that none of them can take the server down with. */
export interface TextReader {
  read(file: AttachedFile): Promise<ReadFile>;
  /** Ends the process. What it was reading is not read, and says so by an error. */
  close(): void;
}

interface Task {
  id: number;
  resolve(found: ReadFile): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const program = fileURLToPath(new URL('./textProcess.ts', import.meta.url));
/** Nobody writes to files, starts programs or loads machine code in there; and the settings of the server are none of its business. */
const rights = ['--permission', '--allow-fs-read=*', '--allow-worker', `--max-old-space-size=${limits.heapMegabytes}`];
/** A fresh process now and then: what a library does not give back ends with it. */
const filesPerProcess = 500;
const idleMs = 10_000;
const lowestPriority = 19;

function start(): ChildProcess {
  const child = fork(program, { execArgv: rights, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, lowestPriority);
  } catch {
    // It has died already, or the system does not know priorities: nothing depends on it.
  }
  return child;
}

const closed = () => new Error('the reader of files is closed');

/** Makes a reader. Its process starts with the first file and goes when there are none. */
export function createTextReader({ timeLimitMs = limits.milliseconds as number } = {}): TextReader {
  let child: ChildProcess | undefined;
  let task: Task | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const finish = (found: ReadFile) => {
    const done = task;
    task = undefined;
    clearTimeout(done?.timer);
    done?.resolve(found);
  };
  const drop = () => {
    const gone = child;
    child = undefined;
    gone?.kill('SIGKILL');
  };
  const open = (): ChildProcess => {
    const next = start();
    count = 0;
    next.on('message', ({ id, found }: { id: number; found: ReadFile }) => {
      if (child === next && task?.id === id) finish(found);
    });
    // Told to a child that is just dying; its end is told as well.
    next.on('error', () => undefined);
    next.on('exit', (_code, signal) => {
      if (child !== next) return;
      child = undefined;
      // It is killed, or aborts, for its memory; any other end is a bug of a library.
      finish({ failure: signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too-hungry' : 'crashed' });
    });
    return next;
  };

  const readNow = (file: AttachedFile): Promise<ReadFile> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      if (isClosed) return reject(closed());
      if (count >= filesPerProcess) drop();
      child ??= open();
      count += 1;
      const timer = setTimeout(() => {
        drop();
        finish({ failure: 'too-slow' });
      }, timeLimitMs);
      lastId += 1;
      task = { id: lastId, resolve, reject, timer };
      child.send({ id: lastId, file }, () => undefined);
    });

  return {
    async read(file) {
      if (file.bytes.length > limits.fileBytes) return { failure: 'too-large' };
      const turn = last.then(() => readNow(file));
      const rest = () => {
        idle = setTimeout(drop, idleMs).unref();
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
