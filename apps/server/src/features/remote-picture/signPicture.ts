import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

/** Signed claim: the mailbox may load this image through the proxy until this time. */
export interface PicturePass {
  mailboxId: number;
  url: string;
  /** In seconds. */
  until: number;
}

const keyBytes = 32;
const goodForSeconds = 3_600;
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

async function macOf({ db }: Pick<Deps, 'db'>, { mailboxId, url, until }: PicturePass): Promise<Buffer> {
  const key = await serverKey(db, 'remote-picture', async () => randomBytes(keyBytes));
  return createHmac('sha256', key).update(`${mailboxId}\n${until}\n${url}`).digest();
}

/** Returns the signed proxy URL of a remote image. Valid for one hour and one mailbox. */
export async function pictureAddress(deps: Pick<Deps, 'db' | 'now'>, mailboxId: number, url: string): Promise<string> {
  const until = secondsOf(deps.now()) + goodForSeconds;
  const mac = await macOf(deps, { mailboxId, url, until });
  return `/api/mail/picture/?${new URLSearchParams({ url, until: String(until), signature: mac.toString('base64url') })}`;
}

/** Whether this server has signed that, and it still holds. */
export async function isPictureSigned(deps: Pick<Deps, 'db' | 'now'>, pass: PicturePass, signature: string): Promise<boolean> {
  const mac = await macOf(deps, pass);
  const given = Buffer.from(signature, 'base64url');
  return given.length === mac.length && timingSafeEqual(given, mac) && pass.until >= secondsOf(deps.now());
}
