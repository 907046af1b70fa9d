import { type DirectoryRowKind, type DirectorySyncReport, directoryRowLimit } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { DirectoryFailure, directoryFault } from '../../directory/index.ts';
import { refused } from '../refuse.ts';
import { countsOf, createReport, type DirectoryReport } from './DirectoryReport.ts';

function rowsOf({ departments, people, disabled, enabled, faults }: DirectoryReport): DirectorySyncReport['rows'] {
  const list = (kind: DirectoryRowKind, labels: readonly string[]) =>
    labels.slice(0, directoryRowLimit).map((label) => ({ kind, label, field: '', reason: '' }));
  return [
    ...faults.slice(0, directoryRowLimit).map(({ address: label, ...why }) => ({ kind: 'left-out' as const, label, ...why })),
    ...list('disabled', disabled),
    ...list('enabled', enabled),
    ...list('department', departments),
    ...list('new', people.new),
    ...list('changed', people.changed),
  ];
}

/**
 * Returns what a synchronization or a dry run did, or why the directory can't be read.
 * @throws {Problem} `directory-missing`
 */
export async function answerSync({ config }: Pick<Deps, 'config'>, work: () => Promise<DirectoryReport>): Promise<DirectorySyncReport> {
  const { directory } = config;
  if (directory === null) throw refused('directory-missing');
  try {
    const report = await work();
    return { fault: null, said: '', isHalted: report.isHalted, counts: countsOf(report), rows: rowsOf(report) };
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error;
    return { ...directoryFault(error, directory), isHalted: false, counts: countsOf(createReport()), rows: [] };
  }
}
