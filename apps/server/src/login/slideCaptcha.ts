import { randomUUID } from 'node:crypto';
import type { Captcha } from '@jinshu/api';
import type { Deps } from '../deps.ts';
import { insertCaptcha, judgeCaptcha } from './captcha.repository.ts';
import { drawSlideCaptcha, type SlidePicture, slideSize } from './drawSlideCaptcha.ts';

/** How many pixels an answer may be off (LGN-13). */
export const slideTolerance = 5;
const lifetimeMs = 5 * 60_000;
const poolSize = 6;

/** Pictures drawn ahead, so that the login page does not wait for one. Each is handed out once. */
const pool: SlidePicture[] = [];
let drawing: Promise<void> | undefined;

async function fill(): Promise<void> {
  while (pool.length < poolSize) pool.push(await drawSlideCaptcha());
}

/** Draws pictures in the background until the pool is full. */
export function fillCaptchaPool(): void {
  drawing ??= fill().finally(() => {
    drawing = undefined;
  });
  // A picture that cannot be drawn is the trouble of whoever asks for one, in `createCaptcha`.
  drawing.catch(() => undefined);
}

/** A fresh captcha; its answer is known to all servers on the database. */
export async function createCaptcha({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Captcha> {
  const { offset, top, picture, piece } = pool.pop() ?? (await drawSlideCaptcha());
  fillCaptchaPool();
  const id = randomUUID();
  await insertCaptcha(db, { id, offset, now: now(), expiresAt: new Date(now().getTime() + lifetimeMs) });
  return { id, kind: 'slide', picture, piece, top, width: slideSize.width, height: slideSize.height };
}

/** Whether an answer passes its captcha. Each can be answered once. */
export const checkCaptcha = ({ db, now }: Pick<Deps, 'db' | 'now'>, answer: { id: string; offset: number }): Promise<boolean> =>
  judgeCaptcha(db, { ...answer, tolerance: slideTolerance, now: now() });
