import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';

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

/** Posts notices to an address as JSON; `Idempotency-Key` is the notice's id. */
const byWebhook = (address: string): SmsSender => ({
  async send({ id, number, text }) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, number, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const words = `the SMS webhook answered ${answer.status}`;
    const isFinal = answer.status >= 400 && answer.status < 500 && ![408, 409, 425, 429].includes(answer.status);
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

/** The sender that the settings name. */
export const createSmsSender = ({ smsWebhook, dataDir }: Pick<Config, 'smsWebhook' | 'dataDir'>): SmsSender =>
  smsWebhook ? byWebhook(smsWebhook) : intoFiles(path.join(dataDir, 'sms'));
