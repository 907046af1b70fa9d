import { type Child, type ConfinedFailure, type Confinement, startConfined } from './confinedProcess.ts';
import { createTurns } from './turns.ts';

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

const closed = () => new Error('the reader of files is closed');

/** Makes a reader. Its process starts with the first file and goes when there are none. */
export function createConfinedReader<Input, Output>(confinement: Confinement): ConfinedReader<Input, Output> {
  let child: Child | undefined;
  let task: Task<Output> | undefined;
  let lastId = 0;
  let count = 0;
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
    const next = startConfined(confinement, {
      onMessage: (message) => {
        const { id, found } = message as { id?: number; found: Output };
        if (child === next && task?.id === id) finish(found);
      },
      onEnd: (failure) => {
        if (child !== next) return;
        child = undefined;
        finish({ failure });
      },
    });
    count = 0;
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

  const turns = createTurns(() => {
    idle = setTimeout(drop, confinement.idleMs).unref();
  });

  return {
    get pending() {
      return turns.pending;
    },
    read: (input) => turns.take(() => readNow(input)),
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
