import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from './makeCertificate.ts';

/** Message to put into a folder of Dovecot. */
export interface DovecotMail {
  raw: string;
  /** Flags of Maildir: S for seen, R for replied, F for flagged, P for passed on, T for trashed. */
  flags?: string;
  receivedAt?: Date;
}

/** A real Dovecot with IMAP and POP3, over data of its own. */
export interface Dovecot {
  ports: { imap: number; imaps: number; pop3: number; pop3s: number };
  /** File of the authority that signed the certificate, which is for `localhost`. */
  ca: string;
  /** Puts messages into a folder, whose outer folders are separated by dots. */
  fill(user: string, folder: string, mails: readonly DovecotMail[]): Promise<void>;
  /** Gives a folder other numbers, as a restored server does. */
  renumber(user: string, folder: string): Promise<void>;
  /** Returns the number of messages in a folder. */
  count(user: string, folder: string): number;
  /** Ends all connections at once. */
  cut(): void;
  stop(): Promise<void>;
}

/** Password of every user. */
export const dovecotPassword = 'Dove-cot 2026';

/** Returns why Dovecot can't be used here, in one sentence; null if it can. */
export function whyNoDovecot(): string | null {
  const { status, stdout } = spawnSync('dovecot', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return 'Dovecot is missing: on Debian, apt-get install dovecot-imapd dovecot-pop3d.';
  return stdout.startsWith('2.3.') ? null : `The tests know how to set up Dovecot 2.3, but ${stdout.split(' ')[0]} is installed.`;
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = net.createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as net.AddressInfo).port);
  for (const probe of probes) probe.close();
  return ports;
}

const isRoot = process.getuid?.() === 0;
/** Dovecot reads mail under a user of its own, unless the tests run as one. */
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** Starts Dovecot with these users. */
export async function startDovecot(users: readonly string[]): Promise<Dovecot> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-dovecot-'));
  await chmod(directory, 0o755);
  const [imap, imaps, pop3, pop3s] = (await freePorts(4)) as [number, number, number, number];
  const { ca, cert, key } = makeCertificate(directory);
  const homes = path.join(directory, 'home');
  await mkdir(homes);
  await chown(homes, owner.uid, owner.gid);
  await writeFile(path.join(directory, 'users'), users.map((user) => `${user}:{PLAIN}${dovecotPassword}\n`).join(''));
  const service = (protocol: string, plain: number, secure: number) => `
service ${protocol}-login {
  chroot =
  service_count = 0
  client_limit = 100
  inet_listener ${protocol} {
    port = ${plain}
  }
  inet_listener ${protocol}s {
    port = ${secure}
    ssl = yes
  }
}`;
  const self = os.userInfo().username;
  const config = `
protocols = imap pop3
listen = 127.0.0.1
base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/log
ssl = yes
ssl_cert = <${cert}
ssl_key = <${key}
mail_location = maildir:~/Maildir:UTF-8
mail_max_userip_connections = 100
first_valid_uid = 1
namespace inbox {
  inbox = yes
  separator = .
  mailbox Sent {
    special_use = \\Sent
  }
}
passdb {
  driver = passwd-file
  args = ${directory}/users
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${homes}/%u
}
${isRoot ? '' : `default_internal_user = ${self}\ndefault_login_user = ${self}\ndefault_internal_group = ${os.userInfo().gid}\n`}
auth_failure_delay = 0
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
${service('imap', imap, imaps)}
${service('pop3', pop3, pop3s)}
`;
  const configFile = path.join(directory, 'dovecot.conf');
  await writeFile(configFile, config);
  const child: ChildProcess = spawn('dovecot', ['-F', '-c', configFile], { stdio: 'ignore' });
  let number = 0;
  const folderOf = (user: string, folder: string) => path.join(homes, user, 'Maildir', folder === 'INBOX' ? '' : `.${folder}`);
  const own = async (place: string) => {
    await mkdir(place, { recursive: true });
    await chown(place, owner.uid, owner.gid);
  };
  for (let tries = 0; ; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      const probe = net.connect(pop3s, '127.0.0.1', () => {
        probe.destroy();
        resolve(true);
      });
      probe.once('error', () => resolve(false));
    });
    if (isUp) break;
    if (tries === 100 || child.exitCode !== null)
      throw new Error(`Dovecot did not start: ${await readFile(path.join(directory, 'log'), 'utf8').catch(() => '')}`);
    await pause(50);
  }
  const doveadm = (...args: string[]) => execFileSync('doveadm', ['-c', configFile, ...args], { encoding: 'utf8' });
  return {
    ports: { imap, imaps, pop3, pop3s },
    ca,
    async fill(user, folder, mails) {
      await own(path.join(homes, user));
      await own(path.join(homes, user, 'Maildir'));
      const place = folderOf(user, folder);
      for (const part of ['', 'cur', 'new', 'tmp']) await own(path.join(place, part));
      if (folder !== 'INBOX') await writeFile(path.join(place, 'maildirfolder'), '');
      for (const { raw, flags = '', receivedAt } of mails) {
        number += 1;
        const file = path.join(place, 'cur', `${1_700_000_000 + number}.M${number}.test:2,${[...flags].sort().join('')}`);
        await writeFile(file, raw);
        await chown(file, owner.uid, owner.gid);
        if (receivedAt) await utimes(file, receivedAt, receivedAt);
      }
    },
    async renumber(user, folder) {
      for (const name of ['dovecot-uidlist', 'dovecot.index', 'dovecot.index.log', 'dovecot.index.cache'])
        await rm(path.join(folderOf(user, folder), name), { force: true });
      for (const name of ['dovecot-uidvalidity', 'dovecot.list.index', 'dovecot.list.index.log'])
        await rm(path.join(homes, user, 'Maildir', name), { force: true });
      // Validities count seconds.
      await pause(1_100);
    },
    count: (user, folder) => Number(/messages=(\d+)/.exec(doveadm('mailbox', 'status', '-u', user, 'messages', folder))?.[1]),
    cut() {
      doveadm('kick', '*');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
