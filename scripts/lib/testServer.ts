import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { compileCache } from '../../apps/server/src/testing/compileCache.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startMs = 90_000;

/** A server of the product that a test has started. */
export interface TestServer {
  url: string;
  smtpPort: number;
  dataDir: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same ports. */
  start(): Promise<void>;
  /** Ends it as an administrator would; the database stops with it. */
  stop(): Promise<void>;
}

/** Returns a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns the environment of a Jinshu program that uses a data directory. Settings of a real server in the shell are removed. */
const environmentOf = (dataDir: string, env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('JINSHU_') && name !== 'DATABASE_URL')),
  ...compileCache,
  JINSHU_DATA: dataDir,
  JINSHU_LOG_LEVEL: 'warn',
  ...env,
});

/** Starts a server with the demo organization on a data directory, on free ports. `webPort` is one that others have to know before. */
export async function startTestServer(dataDir: string, env: Readonly<Record<string, string>> = {}, webPort?: number): Promise<TestServer> {
  const port = webPort ?? (await freePort());
  const smtpPort = await freePort();
  let child: ChildProcess | undefined;

  const start = async () => {
    const running = spawn(process.execPath, ['--conditions=jinshu-source', path.join(root, 'apps/server/src/main.ts')], {
      env: environmentOf(dataDir, {
        JINSHU_PORT: String(port),
        JINSHU_SMTP_PORT: String(smtpPort),
        JINSHU_DEMO: '1',
        JINSHU_CAPTCHA: 'off',
        // The server goes when the tests are killed.
        JINSHU_STARTED_BY: String(process.pid),
        ...env,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = running;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not start in ${startMs / 1000} seconds: ${said}`)), startMs);
      running.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`the server ended with ${code}: ${said}`));
      });
      running.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (!said.includes('Jinshu is ready')) return;
        clearTimeout(late);
        resolve();
      });
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  await start();
  return { url: `http://127.0.0.1:${port}`, smtpPort, dataDir, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** One run of the command line: its settings and its arguments. */
export interface CommandCall {
  env: Readonly<Record<string, string | undefined>>;
  args: readonly string[];
}

/** Standard output and exit code of the run. */
export interface CommandAnswer {
  said: string;
  code: number;
}

let commands: ChildProcess | undefined;
let lastCommand: Promise<unknown> = Promise.resolve();

/** Returns the process that runs commands, one after the other. It ends with the process that asks. */
function commandProcess(): ChildProcess {
  if (commands?.connected) return commands;
  commands = fork(path.join(root, 'scripts/lib/commandProcess.ts'), {
    execArgv: ['--conditions=jinshu-source'],
    env: environmentOf('', {}),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return commands;
}

async function command(call: CommandCall): Promise<CommandAnswer> {
  const child = commandProcess();
  // Only a command that runs keeps the process that asked.
  child.ref();
  child.channel?.ref();
  const answer = Promise.race([
    once(child, 'message').then(([value]) => value as CommandAnswer),
    once(child, 'exit').then(([code]) => ({ said: '', code: Number(code) })),
  ]);
  child.send(call);
  try {
    return await answer;
  } finally {
    child.unref();
    child.channel?.unref();
  }
}

/** Runs the command line on a server's data and returns its JSON output. */
export async function runJinshu(dataDir: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  const run = lastCommand.then(() => command({ env: environmentOf(dataDir, {}), args: [...args, '--json'] }));
  lastCommand = run.catch(() => undefined);
  const { said, code } = await run;
  if (code !== 0) throw new Error(`jinshu ${args.join(' ')} ended with ${code}: ${said}`);
  return JSON.parse(said) as Record<string, unknown>;
}
