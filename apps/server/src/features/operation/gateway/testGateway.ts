import { randomUUID } from 'node:crypto';
import { type Language, textIn, type Weather } from '@jinshu/api';
import { openSmsSender } from '../../../mail/gateway/index.ts';
import { selectProfile } from '../../../mail/settings/index.ts';
import type { ChangedField } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { readPolicy } from '../../../platform/policy/index.ts';
import { queryWeather } from '../../home/index.ts';
import { plainMobile } from '../../two-factor/index.ts';
import { refused } from '../refuse.ts';
import { gatewayTarget } from './changeGateway.ts';

const words: Readonly<Record<Language, (systemName: string) => string>> = {
  'zh-hans': (name) => `【${name}】这是一条测试短信。`,
  'zh-tw': (name) => `【${name}】這是一則測試簡訊。`,
  en: (name) => `${name}: this is a test message.`,
};

const languageOf = async ({ db }: Pick<Deps, 'db'>, { accountId }: OperationAuthor): Promise<Language> =>
  (accountId === null ? null : (await selectProfile(db, accountId))?.language) ?? 'zh-hans';

const failureOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

const record = (deps: Deps, author: OperationAuthor, name: 'sms' | 'weather', changes: readonly ChangedField[]) =>
  deps.db.transaction().execute((tx) =>
    recordAction(tx, deps, author, {
      action: name === 'sms' ? 'testSmsGateway' : 'testWeatherSource',
      target: gatewayTarget(name),
      changes,
    }),
  );

/** Sends a test message by the gateway in force (BAK-100). */
export async function testSms(deps: Deps, author: OperationAuthor, mobile: string): Promise<{ isAccepted: boolean; failure: string }> {
  const number = plainMobile(mobile);
  if (!/^\+?\d{5,20}$/.test(number)) throw refused('mobile-invalid', { field: 'mobile' });
  const sender = await openSmsSender(deps);
  if (!sender) throw refused('gateway-missing');
  const language = await languageOf(deps, author);
  const text = words[language](textIn(await readPolicy(deps.db, 'system_name'), language));
  const failure = await sender.send({ id: randomUUID(), number, text }).then(() => '', failureOf);
  await record(deps, author, 'sms', [
    { field: 'mobile', after: number },
    { field: 'isAccepted', after: failure === '' },
  ]);
  return { isAccepted: failure === '', failure };
}

/** Queries the source of the weather in force (BAK-100). */
export async function testWeather(deps: Deps, author: OperationAuthor): Promise<{ data: Weather | null; failure: string }> {
  const language = await languageOf(deps, author);
  const { data, failure } = await queryWeather(deps, language).then(
    (found) => ({ data: found, failure: '' }),
    (error: unknown) => ({ data: null, failure: failureOf(error) }),
  );
  if (!data && failure === '') throw refused('gateway-missing');
  await record(deps, author, 'weather', [{ field: 'isAccepted', after: data !== null }]);
  return { data, failure };
}
