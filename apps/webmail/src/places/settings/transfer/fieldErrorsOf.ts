import { Problem } from '@jinshu/api';
import type { RequiredField } from '@jinshu/ui/server-account-form';
import type { IntlShape } from 'react-intl';
import { describeServerProblem } from '../serverRefusal.ts';
import { smtpProxyStrings as s } from './smtp-proxy.strings.ts';

/** Fields of the contract by those of the form, except the address. */
const fieldNames = { server: 'server', account: 'account', password: 'password' } as const;

/** Sentences for the fields that the server refused. Undefined if the problem concerns none of them. */
export function fieldErrorsOf(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  problem: unknown,
  words: Record<RequiredField, string>,
): Partial<Record<RequiredField, string>> | undefined {
  if (!(problem instanceof Problem)) return undefined;
  const { code, params, fields } = problem;
  if (code === 'email-format') return { sender: describeServerProblem(intl, problem) };
  if (code === 'sender-not-yours') return { sender: intl.formatMessage(s.ownAddress) };
  if (code === 'server-refused' && params.reason === 'login') return { password: describeServerProblem(intl, problem) };
  const found: Partial<Record<RequiredField, string>> = {};
  for (const [name, field] of Object.entries(fieldNames)) if (fields[name]) found[field] = words[field];
  if (fields.email) found.sender = intl.formatMessage(s.takenAddress);
  return Object.keys(found).length > 0 ? found : undefined;
}
