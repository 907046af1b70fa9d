import { Problem } from '@jinshu/api';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { toasts } from '../toast/toasts.ts';
import { describeProblem } from './describeProblem.ts';
import { outcomeStrings as s } from './outcome.strings.ts';
import { speaksForItself } from './useReport.ts';

/** The words for something that failed: alone, and with the reason. */
export interface Failing {
  failed: MessageDescriptor;
  failedBecause: MessageDescriptor;
}

/** The generic pairs of the catalogue (ERR-61 to ERR-64, ERR-68). */
export const failing = {
  edit: { failed: s.editFailed, failedBecause: s.editFailedBecause },
  save: { failed: s.saveFailed, failedBecause: s.saveFailedBecause },
  add: { failed: s.addFailed, failedBecause: s.addFailedBecause },
  delete: { failed: s.deleteFailed, failedBecause: s.deleteFailedBecause },
  export: { failed: s.exportFailed, failedBecause: s.exportFailedBecause },
} as const satisfies Record<string, Failing>;

type Intl = Pick<IntlShape, 'formatMessage' | 'messages'>;

/** Says what failed, and why where there is more to say than that it did. */
export function describeFailure(intl: Intl, error: unknown, { failed, failedBecause }: Failing): string {
  const isPlain = !(error instanceof Problem) || error.code === 'internal';
  return isPlain ? intl.formatMessage(failed) : intl.formatMessage(failedBecause, { reason: describeProblem(intl, error) });
}

/** The same for what was typed: what is wrong with it is said alone, at its field. */
export const describeRefusal = (intl: Intl, error: unknown, words: Failing): string =>
  error instanceof Problem && error.status === 400 ? describeProblem(intl, error) : describeFailure(intl, error, words);

/** Tells in a toast what failed; a lost session and a cancelled call speak for themselves. */
export function tellFailure(intl: Intl, error: unknown, words: Failing, key?: string): void {
  if (!speaksForItself(error)) toasts.add({ message: describeFailure(intl, error, words), tone: 'danger', key });
}
