import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compileCache } from './compileCache.ts';

const sources = path.resolve(import.meta.dirname, '..');

/** Exit status and output of a finished process. */
export interface Finished {
  status: number | null;
  out: string;
  err: string;
}

/** Process started by a test. */
export interface Running {
  process: ChildProcess;
  /** Waits for a line on the standard output; fails when the process ends without it. */
  line(pattern: RegExp): Promise<string>;
  finished: Promise<Finished>;
}

/** Starts a file of the server as Node runs it outside of tests. The environment holds only what is given. */
export function startScript(file: string, args: readonly string[], env: Record<string, string>, input?: string): Running {
  const child = spawn(process.execPath, ['--conditions=jinshu-source', path.join(sources, file), ...args], {
    env: { PATH: process.env.PATH, ...compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  child.stdin.end(input ?? '');
  const finished = once(child, 'close').then(([status]) => ({ status: status as number | null, ...said }));
  return {
    process: child,
    finished,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = said.out.split('\n').find((one) => pattern.test(one));
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', look);
        void finished.then(({ err }) => reject(new Error(`it ended without ${pattern}: ${err}`)));
        look();
      }),
  };
}

/** Runs a file of the server to its end. */
export const runScript = (file: string, args: readonly string[], env: Record<string, string>, input?: string): Promise<Finished> =>
  startScript(file, args, env, input).finished;
