import { randomUUID } from 'node:crypto';
import type { Captcha, CaptchaAnswer } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { insertCaptcha, spendCaptcha } from './captcha.repository.ts';
import { captchaKinds } from './captchaKinds.ts';

const lifetimeMs = 5 * 60_000;

type CaptchaDeps = Pick<Deps, 'db' | 'now'>;

/** A fresh captcha of one round; its answer is known to all servers on the database. */
export async function createCaptcha({ db, now }: CaptchaDeps, round = 1): Promise<Captcha> {
  const rules = await readPolicies(db);
  // Many failures ask for a captcha where logins need none otherwise (LGN-54).
  const kind = rules.captcha === 'off' ? 'slide' : rules.captcha;
  const { shown, secret } = await captchaKinds[kind].draw(rules);
  const id = randomUUID();
  await insertCaptcha(db, { id, kind, answer: { ...secret, round }, now: now(), expiresAt: new Date(now().getTime() + lifetimeMs) });
  return { id, kind, ...shown };
}

/** Checks a solution and returns the next captcha to solve: the second round, or the first again. Each captcha accepts one solution. */
export async function checkCaptcha(
  deps: CaptchaDeps,
  answer: CaptchaAnswer,
): Promise<{ isPassed: boolean; isHalfway?: boolean; captcha?: Captcha }> {
  const { db, now } = deps;
  const rules = await readPolicies(db);
  const outcome = await spendCaptcha(db, { id: answer.id, now: now() }, ({ kind, answer: { round, ...secret } }) => {
    const { rounds, isRight } = captchaKinds[kind];
    if (!isRight(secret, answer, rules)) return 'wrong';
    return round >= rounds ? 'passed' : 'halfway';
  });
  if (outcome === 'passed') return { isPassed: true };
  if (outcome === 'wrong') return { isPassed: false, captcha: await createCaptcha(deps) };
  return { isPassed: false, isHalfway: true, captcha: await createCaptcha(deps, 2) };
}
