import './checkNode.cjs';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildBackStage, buildWebmail } from './lib/buildWebmail.ts';

const root = path.resolve(import.meta.dirname, '..');
const watchMs = 500;

interface Ancestor {
  pid: number;
  parent: number;
  command: string;
}

function describe(pid: number): Ancestor | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name is in parentheses and may contain anything, including spaces.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { pid, parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s*/, '') };
  } catch {
    return null;
  }
}

/** Recognize a package manager by its program. A shell whose script only mentions one may exit while this process keeps running. */
const isLauncher = (command: string) => /^(?:\S*\/)?(?:node\s+(?:-\S+\s+)*(?:\S*\/)?)?(?:npx|npm|pnpm)(?:[-.\w]*)(?:\s|$)/.test(command);

/**
 * Returns the processes between this one and the outermost package manager that started it, inclusive. Stopping one of them is meant to
 * stop this process, but sends it no signal.
 */
function launchers(): number[] {
  const line: Ancestor[] = [];
  for (let next = describe(process.ppid); next && next.pid > 1 && line.length < 10; next = describe(next.parent)) line.push(next);
  const last = line.findLastIndex(({ command }) => isLauncher(command));
  return line.slice(0, last + 1).map(({ pid }) => pid);
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const watched = launchers();
if (!buildWebmail() || !buildBackStage()) {
  console.error('The apps could not be built; the message of the one that failed stands above.');
  process.exit(1);
}

const server: ChildProcess = spawn(process.execPath, ['--conditions=jinshu-source', path.join(root, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, JINSHU_STARTED_BY: String(process.pid) },
});
// In a terminal, Ctrl+C also reaches the server. The server reacts only to the first signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
const watch = setInterval(() => {
  if (watched.every(isAlive)) return;
  clearInterval(watch);
  server.kill('SIGTERM');
}, watchMs);
server.on('exit', (code, signal) => {
  clearInterval(watch);
  process.exit(code ?? (signal ? 1 : 0));
});
