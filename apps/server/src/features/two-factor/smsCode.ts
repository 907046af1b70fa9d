import { randomInt, randomUUID } from 'node:crypto';
import { factorCodeLength, type Language, Problem, textIn } from '@jinshu/api';
import { openSmsSender } from '../../mail/gateway/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { hashCode } from './seal.ts';
import { insertSmsCode, type SmsPurpose } from './twoFactor.repository.ts';

/** Time for which a sent code is valid (TFA-31). */
const validMs = 5 * 60_000;
/** Time between two codes to one account or one number. */
const pauseMs = 60_000;

const words: Record<Language, (systemName: string, code: string) => string> = {
  'zh-hans': (name, code) => `【${name}】验证码 ${code}，5 分钟内有效。请勿告诉他人。`,
  'zh-tw': (name, code) => `【${name}】驗證碼 ${code}，5 分鐘內有效。請勿告訴他人。`,
  en: (name, code) => `${name}: your code is ${code}. It is valid for 5 minutes. Don't share it.`,
};

/** A number without what people add for reading: the same number is the same text. */
export const plainMobile = (mobile: string): string => mobile.replace(/[\s-]/g, '');

/** The first three and last four digits of a number, which may be shown. Empty if there is none. */
export const maskedMobile = (mobile: string): string => mobile && `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/**
 * Sends a code by SMS at once: it would expire in a queue.
 * @throws {Problem} `sms-too-soon` within a minute of another code, `sms-not-sent` if the provider doesn't accept it.
 */
export async function sendSmsCode(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'config'>,
  { accountId, purpose, mobile, language }: { accountId: number; purpose: SmsPurpose; mobile: string; language: Language },
): Promise<void> {
  const sender = await openSmsSender(deps);
  if (!sender) throw new Problem('sms-not-sent');
  const code = String(randomInt(10 ** factorCodeLength)).padStart(factorCodeLength, '0');
  const now = deps.now();
  const kept = await insertSmsCode(
    deps.db,
    {
      ...{ accountId, purpose, mobile },
      hash: await hashCode(deps.db, accountId, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + validMs),
    },
    new Date(now.getTime() - pauseMs),
  );
  if (!kept) throw new Problem('sms-too-soon');
  const systemName = textIn(await readPolicy(deps.db, 'system_name'), language);
  try {
    await sender.send({ id: randomUUID(), number: mobile, text: words[language](systemName, code) });
  } catch (error) {
    deps.log.warn({ err: error }, 'a code was not sent by SMS');
    throw new Problem('sms-not-sent');
  }
}
