import { Problem, type ServerRefusalReason, serverRefusals } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { serverRefusalStrings as s } from './server-refusal.strings.ts';

type Intl = Pick<IntlShape, 'formatMessage' | 'messages'>;

const isReason = (text: unknown): text is ServerRefusalReason => serverRefusals.some((one) => one === text);

/** The sentence for why another server can't be used, with its own words if it said any. */
export function describeRefusal({ formatMessage }: Intl, reason: unknown, words: string): string {
  const sentence = formatMessage(isReason(reason) ? s[reason] : s.unknown);
  return words === '' ? sentence : formatMessage(s.quoted, { sentence, words });
}

/** The sentence for an error of saving or trying an account of another server. */
export const describeServerProblem = (intl: Intl, error: unknown): string =>
  error instanceof Problem && error.code === 'server-refused'
    ? describeRefusal(intl, error.params.reason, String(error.params.words ?? ''))
    : describeProblem(intl, error);
