import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';

const goodForMs = 3_600_000;

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, 'file-share', async () => randomBytes(32));

const sign = (key: Buffer, token: string, until: number) => createHmac('sha256', key).update(`${token}\n${until}`).digest('base64url');

/** Returns a grant that replaces the extraction code in URLs. It is valid for one link and one hour. */
export async function makeGrant(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<string> {
  const until = deps.now().getTime() + goodForMs;
  return `${until.toString(36)}-${sign(await keyOf(deps), token, until)}`;
}

/** Whether this server has given that for the link, and it still holds. */
export async function isGranted(deps: Pick<Deps, 'db' | 'now'>, token: string, grant: string): Promise<boolean> {
  const [, time = '', mac = ''] = /^([0-9a-z]{1,10})-(.+)$/.exec(grant) ?? [];
  const until = Number.parseInt(time, 36);
  if (!(until > deps.now().getTime())) return false;
  const [given, own] = [Buffer.from(mac), Buffer.from(sign(await keyOf(deps), token, until))];
  return given.length === own.length && timingSafeEqual(given, own);
}
