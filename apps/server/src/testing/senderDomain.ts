import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type AuthenticateResult, authenticate } from 'mailauth';
import nodemailer from 'nodemailer';
import type { Resolve } from '../platform/network/index.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Returns the DNS records a domain publishes for sender authentication: one server (SPF), one key (DKIM) and a policy (DMARC). */
export const senderRecords = (domain: string, ip: string): Record<string, string[]> => ({
  [domain]: [`v=spf1 ip4:${ip} -all`],
  [`key._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  [`_dmarc.${domain}`]: ['v=DMARC1; p=reject'],
});

/** Name servers that know these texts and nothing else. */
export const answerFrom =
  (records: Readonly<Record<string, string[]>>): Resolve =>
  async (name, type) => {
    const texts = type === 'TXT' ? records[name] : undefined;
    if (!texts) throw Object.assign(new Error(`${type} ${name}`), { code: 'ENOTFOUND' });
    return texts.map((text) => [text]);
  };

/** Resolver whose name servers are unreachable. */
export const noAnswer: Resolve = async () => {
  throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
};

/** Composes a message as another organization's server would send it, signed by `signedBy`. */
export async function composeOutside(mail: { from: string; to?: string; subject?: string; signedBy?: string }): Promise<Buffer> {
  const { from, to = 'lin.yue@jinshu.example', subject = '合同', signedBy } = mail;
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(signedBy && { dkim: { domainName: signedBy, keySelector: 'key', privateKey } }),
  });
  const { message } = await transport.sendMail({ from, to, subject, text: '请查收。\n', date: new Date('2026-11-20T02:00:00Z') });
  return message as Buffer;
}

/** Signing key of our domain: the settings to sign with it, and a resolver that publishes it with a strict policy. */
export interface SigningKey {
  env: Record<string, string>;
  /** Checks DMARC of a message as a receiver does, for a sending IP address. */
  check(mail: { raw: Buffer; mailFrom: string }, ip: string): Promise<Verdict>;
  remove(): Promise<void>;
}

/** The results of a receiver's checks. */
export interface Verdict {
  spf: string;
  /** Result per signature, with the domain it is aligned with. */
  dkim: [result: string, aligned: string | false][];
  dmarc: string;
}

const resultOf = (found: AuthenticateResult['spf'] | AuthenticateResult['dmarc']) => (found ? found.status.result : 'none');

/** IP address of the server that sends mail of a domain with such a key. */
export const signingIp = '203.0.113.7';

/** Makes a key that outgoing mail of a domain is signed with. */
export async function makeSigningKey(domain: string): Promise<SigningKey> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jinshu-dkim-'));
  const file = path.join(folder, 'key.pem');
  await writeFile(file, privateKey);
  const resolver = answerFrom({
    [domain]: [`v=spf1 ip4:${signingIp} -all`],
    [`_dmarc.${domain}`]: ['v=DMARC1; p=reject; adkim=s; aspf=s'],
    [`mail1._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  });
  return {
    env: { JINSHU_DKIM_KEY: file, JINSHU_DKIM_SELECTOR: 'mail1' },
    async check({ raw, mailFrom }, ip) {
      const found = await authenticate(raw, { ip, helo: `mail.${domain}`, sender: mailFrom, mta: 'partner.example', resolver });
      const dkim = found.dkim.results.map(({ status }): Verdict['dkim'][0] => [status.result, status.aligned ?? false]);
      return { spf: resultOf(found.spf), dkim, dmarc: resultOf(found.dmarc) };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
