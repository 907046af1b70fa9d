import './checkNode.cjs';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const webmail = path.join(root, 'apps/webmail');
const stamp = path.join(webmail, 'dist/.sources');
const watchMs = 500;

/** What the webmail is built from. */
const sources = [
  'apps/webmail/src',
  'apps/webmail/locales',
  'apps/webmail/public',
  'apps/webmail/scripts',
  'apps/webmail/index.html',
  'apps/webmail/vite.config.ts',
  'apps/webmail/package.json',
  'packages/ui/src',
  'packages/api/src',
  'packages/mail-machines/src',
  'pnpm-lock.yaml',
];

function* filesOf(place: string): Generator<string> {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isFile()) yield `${path.relative(root, place)} ${stats.size} ${stats.mtimeMs}`;
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(place).sort()) if (name !== 'node_modules') yield* filesOf(path.join(place, name));
}

function sourcesNow(): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of filesOf(path.join(root, source))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

function buildWebmail(): void {
  if (!existsSync(path.join(webmail, 'index.html'))) return;
  const now = sourcesNow();
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === now && existsSync(path.join(webmail, 'dist/index.html'))) return;
  console.log('Building the webmail, which takes a moment …');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: webmail, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error('The webmail could not be built; its own message stands above.');
    process.exit(1);
  }
  writeFileSync(stamp, now);
}

interface Ancestor {
  pid: number;
  parent: number;
  command: string;
}

function describe(pid: number): Ancestor | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name stands in brackets and may hold anything, blanks too.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { pid, parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s*/, '') };
  } catch {
    return null;
  }
}

/** The package managers that started us: ending one of them is meant for us, but it tells nobody. */
function launchers(): number[] {
  const line: Ancestor[] = [];
  for (let next = describe(process.ppid); next && next.pid > 1 && line.length < 10; next = describe(next.parent)) line.push(next);
  const last = line.findLastIndex(({ command }) => /\b(npx|npm|pnpm)\b/.test(command));
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
buildWebmail();

const server: ChildProcess = spawn(process.execPath, ['--conditions=jinshu-source', path.join(root, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, JINSHU_STARTED_BY: String(process.pid) },
});
// In a terminal Ctrl-C reaches the server too, which answers the first signal only.
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
