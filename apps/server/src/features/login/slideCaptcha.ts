import { randomUUID } from 'node:crypto';
import type { Captcha } from '@jinshu/api';
import type { Deps } from '../../platform/deps/deps.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';
import { insertCaptcha, judgeCaptcha } from './captcha.repository.ts';
import { drawSlideCaptcha, type SlidePicture, slideSize } from './drawSlideCaptcha.ts';

/** Number of captchas to solve in a row. A guess succeeds once in 16 times, two in a row once in 258. */
export const slideRounds = 2;
const lifetimeMs = 5 * 60_000;
const poolSize = 6;

/** Images drawn in advance, so that the login page does not wait for one. Each is used only once. */
const pool: SlidePicture[] = [];
let drawing: Promise<void> | undefined;

async function fill(): Promise<void> {
  while (pool.length < poolSize) pool.push(await drawSlideCaptcha());
}

/** Draws images in the background until the pool is full. */
export function fillCaptchaPool(): void {
  drawing ??= fill().finally(() => {
    drawing = undefined;
  });
  // Ignore the error here: `createCaptcha` draws an image itself if the pool is empty, and reports the failure to its caller.
  drawing.catch(() => undefined);
}

/** A fresh captcha of one round; its answer is known to all servers on the database. */
export async function createCaptcha({ db, now }: Pick<Deps, 'db' | 'now'>, round = 1): Promise<Captcha> {
  const { offset, top, picture, piece } = pool.pop() ?? (await drawSlideCaptcha());
  fillCaptchaPool();
  const id = randomUUID();
  await insertCaptcha(db, { id, offset, round, now: now(), expiresAt: new Date(now().getTime() + lifetimeMs) });
  return { id, kind: 'slide', picture, piece, top, width: slideSize.width, height: slideSize.height };
}

/** Checks a solution and returns the next captcha to solve: the second round, or the first again. Each captcha accepts one solution. */
export async function checkCaptcha(
  deps: Pick<Deps, 'db' | 'now'>,
  answer: { id: string; offset: number },
): Promise<{ isPassed: boolean; isHalfway?: boolean; captcha?: Captcha }> {
  const tolerance = await readPolicy(deps.db, 'captcha_tolerance');
  const { isRight, round } = await judgeCaptcha(deps.db, { ...answer, tolerance, rounds: slideRounds, now: deps.now() });
  if (!isRight) return { isPassed: false, captcha: await createCaptcha(deps) };
  if (round === slideRounds) return { isPassed: true };
  return { isPassed: false, isHalfway: true, captcha: await createCaptcha(deps, round + 1) };
}
