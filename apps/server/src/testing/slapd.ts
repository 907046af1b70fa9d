import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'ldapts';
import { makeCertificate } from './makeCertificate.ts';

/** A real OpenLDAP server over data of its own, with TLS by StartTLS. */
export interface Slapd {
  url: string;
  /** File of the authority that signed the certificate, which is for `localhost`. */
  ca: string;
  base: string;
  admin: { dn: string; password: string };
  /** Works as the administrator. */
  change<T>(work: (client: Client) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const program = '/usr/sbin/slapd';

/** Returns why OpenLDAP can't be used here, in one sentence; null if it can. */
export const whyNoSlapd = (): string | null =>
  spawnSync(program, ['-VV']).error ? 'OpenLDAP is missing: on Debian, apt-get install slapd.' : null;

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts an empty directory. Without TLS it has no certificate, and refuses StartTLS. */
export async function startSlapd({ pageLimit = 50 } = {}): Promise<Slapd> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-slapd-'));
  const { ca, cert, key } = makeCertificate(directory);
  const base = 'dc=jinshu,dc=example';
  const admin = { dn: `cn=admin,${base}`, password: 'Directory-2026' };
  await mkdir(path.join(directory, 'data'));
  const config = `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${ca}
TLSCertificateFile ${cert}
TLSCertificateKeyFile ${key}
# Whoever asks for more at once has to page, as Active Directory wants it.
sizelimit size.soft=${pageLimit} size.hard=unlimited size.pr=${pageLimit} size.prtotal=unlimited
disallow bind_anon
database mdb
suffix "${base}"
rootdn "${admin.dn}"
rootpw ${admin.password}
directory ${path.join(directory, 'data')}
access to attrs=userPassword by anonymous auth by * none
access to * by users read by * none
`;
  await writeFile(path.join(directory, 'slapd.conf'), config);
  const port = await freePort();
  const url = `ldap://localhost:${port}`;
  const child = spawn(program, ['-f', path.join(directory, 'slapd.conf'), '-h', `ldap://127.0.0.1:${port}`, '-d', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const change: Slapd['change'] = async (work) => {
    const client = new Client({ url: `ldap://127.0.0.1:${port}` });
    try {
      await client.bind(admin.dn, admin.password);
      return await work(client);
    } finally {
      await client.unbind();
    }
  };
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`slapd did not start: ${said}`);
    const isUp = await change(async () => true).catch(() => false);
    if (isUp) break;
    await pause(50);
  }
  await change((client) => client.add(base, { objectClass: ['dcObject', 'organization'], dc: 'jinshu', o: '锦书' }));
  return {
    url,
    ca,
    base,
    admin,
    change,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
