import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createLog } from './platform/log/log.ts';
import { type RunningServer, startServer } from './startServer.ts';

// Without this flag, bytes that pass through trigger full garbage collections. An upload of 200 MB triggers fifteen, which take almost as
// long as the rest of its processing.
setFlagsFromString('--external-memory-accounted-in-global-limit');

const minimumNode = 24;
const parentCheckMs = 500;

/** Prints why the server does not start, and exits. */
function refuse(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

if (Number(process.versions.node.split('.', 1)[0]) < minimumNode) {
  refuse(
    `Jinshu needs Node.js ${minimumNode} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org and start again.`,
  );
}

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return refuse(error instanceof ConfigError ? error.message : String(error));
  }
})();
const log = createLog(config.logLevel);

let server: Promise<RunningServer> | undefined;
let isStopping = false;

const shutDown = async (reason: string, status = 0) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, 'stopping');
  // Wait for a start in progress: a half-started server cannot be stopped.
  const running = await server?.catch(() => undefined);
  await running?.stop();
  log.info('stopped');
  process.exit(status);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(signal));
// A log without a reader must not end the server. Logging that failure would fail again, without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody looked'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'a bug ended the server');
  void shutDown('uncaughtException', 1);
});

// The process that started us may end without signaling us (SIGTERM to npx reaches only npx).
const parent = process.ppid;
if (process.env.JINSHU_STARTED_BY) {
  setInterval(() => process.ppid !== parent && void shutDown('the starting process has gone'), parentCheckMs).unref();
}

server = startServer(config, log);
try {
  const running = await server;
  if (!isStopping) {
    log.info({ url: running.url, smtpPort: running.smtpPort }, 'ready');
    say(`Jinshu is ready at ${running.url}`);
    for (const { address, who } of running.demoAccounts) say(`  ${address.padEnd(26)} ${who}`);
    if (running.demoAccounts.length > 0) say('  The password of every demo account is Jinshu-2026. Ctrl-C stops the server.');
  }
} catch (error) {
  log.fatal({ err: error }, 'the server does not start');
  refuse(error instanceof Error ? error.message : String(error));
}
