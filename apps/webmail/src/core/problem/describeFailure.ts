import { Problem } from '@jinshu/api';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { toasts } from '../toast/index.ts';
import { describeProblem } from './describeProblem.ts';
import { outcomeStrings as s } from './outcome.strings.ts';
import { speaksForItself } from './useReport.ts';

/** The words for something that failed: alone, and with the reason. */
export interface Failing {
  failed: MessageDescriptor;
  failedBecause: MessageDescriptor;
}

/** Generic pairs of failure texts (ERR-61 to ERR-66, ERR-68). */
export const failing = {
  edit: { failed: s.editFailed, failedBecause: s.editFailedBecause },
  save: { failed: s.saveFailed, failedBecause: s.saveFailedBecause },
  add: { failed: s.addFailed, failedBecause: s.addFailedBecause },
  delete: { failed: s.deleteFailed, failedBecause: s.deleteFailedBecause },
  enable: { failed: s.enableFailed, failedBecause: s.enableFailedBecause },
  disable: { failed: s.disableFailed, failedBecause: s.disableFailedBecause },
  export: { failed: s.exportFailed, failedBecause: s.exportFailedBecause },
} as const satisfies Record<string, Failing>;

type Intl = Pick<IntlShape, 'formatMessage' | 'messages'>;

/** Returns the failure text, with the reason if it adds anything. */
export function describeFailure(intl: Intl, error: unknown, { failed, failedBecause }: Failing): string {
  const isPlain = !(error instanceof Problem) || error.code === 'internal';
  return isPlain ? intl.formatMessage(failed) : intl.formatMessage(failedBecause, { reason: describeProblem(intl, error) });
}

/** Like `describeFailure`, for rejected input: returns only the reason, for display at its field. */
export const describeRefusal = (intl: Intl, error: unknown, words: Failing): string =>
  error instanceof Problem && error.status === 400 ? describeProblem(intl, error) : describeFailure(intl, error, words);

/** Shows a failure in a toast. A lost session and a canceled call are skipped. */
export function tellFailure(intl: Intl, error: unknown, words: Failing, key?: string): void {
  if (!speaksForItself(error)) toasts.add({ message: describeFailure(intl, error, words), tone: 'danger', key });
}
