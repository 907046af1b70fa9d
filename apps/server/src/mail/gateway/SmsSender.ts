import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../platform/deps/index.ts';
import { askWeb } from '../../platform/network/index.ts';
import { readSmsGateway } from './readGateway.ts';

/** A notice as it leaves. */
export interface Sms {
  /** Identical for every attempt, so that the provider can detect a repetition. */
  id: string;
  number: string;
  text: string;
}

/** SMS provider. Rejects if a later attempt may succeed. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** A provider that refuses for good what it was given. */
export class SmsRefused extends Error {}

const timeoutMs = 15_000;

/** Posts notices to an address as JSON; `Idempotency-Key` is the notice's id. A key goes as a bearer token. */
const byWebhook = (address: string, key: string | null, trustedCa: string | null): SmsSender => ({
  async send({ id, number, text }) {
    const { status } = await askWeb(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ id, number, text }),
      timeoutMs,
      trustedCa,
    });
    if (status >= 200 && status < 300) return;
    const words = `the SMS webhook answered ${status}`;
    const isFinal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
    throw isFinal ? new SmsRefused(words) : new Error(words);
  },
});

/** Writes each notice into a file of its own. It gets its name when it is whole: what a server that died left half written is written again. */
const intoFiles = (directory: string): SmsSender => ({
  async send({ id, number, text }) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const part = path.join(directory, `${id}.${process.pid}.part`);
    await writeFile(part, `${JSON.stringify({ id, number, text })}\n`, { mode: 0o600 });
    await rename(part, path.join(directory, `${id}.json`));
  },
});

/** Returns the sender of the gateway in force, or null without a gateway (BAK-100). */
export async function openSmsSender(deps: Pick<Deps, 'db' | 'config'>): Promise<SmsSender | null> {
  const gateway = await readSmsGateway(deps);
  const { dataDir, trustedCa } = deps.config;
  if (!gateway) return null;
  return gateway.kind === 'files' ? intoFiles(path.join(dataDir, 'sms')) : byWebhook(gateway.address, gateway.key, trustedCa);
}
