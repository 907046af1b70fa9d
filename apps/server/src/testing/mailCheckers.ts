import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A checker of mail that a test started. */
export interface MailChecker {
  address: string;
  stop(): Promise<void>;
}

const programs = { clamd: '/usr/sbin/clamd', rspamd: '/usr/bin/rspamd' };

/** Returns why a real checker can't be used here, in one sentence; null if it can. */
export const whyNo = (name: keyof typeof programs): string | null =>
  existsSync(programs[name]) && !spawnSync(programs[name], ['--version']).error
    ? null
    : `${name} is missing: on Debian, apt-get install ${name === 'clamd' ? 'clamav-daemon' : 'rspamd'}.`;

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const isOpen = (options: net.NetConnectOpts) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(options);
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

async function run(
  name: keyof typeof programs,
  { args, directory, options, address }: { args: string[]; directory: string; options: net.NetConnectOpts; address: string },
): Promise<MailChecker> {
  const child = spawn(programs[name], args, { stdio: 'ignore' });
  const until = Date.now() + 60_000;
  while (!(await isOpen(options))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} did not start`);
    await pause(50);
  }
  return {
    address,
    async stop() {
      if (child.exitCode === null) {
        // Rspamd ends its workers then.
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts the real clamd. It knows one signature: that of the test file of EICAR. */
export async function startClamd(): Promise<MailChecker> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-clamd-'));
  await mkdir(path.join(directory, 'db'));
  await writeFile(path.join(directory, 'db', 'test.hdb'), '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n');
  const socket = path.join(directory, 'clamd.ctl');
  const config = path.join(directory, 'clamd.conf');
  await writeFile(config, `DatabaseDirectory ${directory}/db\nLocalSocket ${socket}\nForeground yes\n`);
  return run('clamd', { args: ['-c', config], directory, options: { path: socket }, address: socket });
}

/** Starts the real rspamd without its modules: it knows the test text of spam filters. */
export async function startRspamd(): Promise<MailChecker> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-rspamd-'));
  const port = await freePort();
  const config = path.join(directory, 'rspamd.conf');
  await writeFile(
    config,
    `options { pidfile = "${directory}/rspamd.pid"; filters = ""; dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; } }
logging { type = "console"; level = "error"; }
actions { reject = 15; add_header = 6; greylist = 100; }
worker "normal" { bind_socket = "127.0.0.1:${port}"; count = 1; }
`,
  );
  const user = os.userInfo().username;
  const args = ['-f', '-i', '-u', user, '-g', user, '-c', config, `--var=DBDIR=${directory}`, `--var=RUNDIR=${directory}`];
  return run('rspamd', { args, directory, options: { host: '127.0.0.1', port }, address: `http://127.0.0.1:${port}/` });
}
