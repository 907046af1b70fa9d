import type { DirectoryOutcome } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { type ActionTarget, type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { DirectoryFailure } from '../../directory/index.ts';
import { refused } from '../refuse.ts';
import { countsOf, type DirectoryReport } from './DirectoryReport.ts';
import { endDirectoryRun, insertDirectoryRun } from './directoryRun.repository.ts';
import { syncDirectory } from './syncDirectory.ts';

/** The directory as the target of an action. */
export const directoryTarget: ActionTarget = { kind: 'mail-setting', id: 'directory', name: 'directory' };

/** Notes the end of a synchronization, and records it where an administrator began it. The command line records its own acts (BAK-18). */
async function end(deps: Deps, author: OperationAuthor, id: number, outcome: DirectoryOutcome, report?: DirectoryReport): Promise<void> {
  const counts = report ? countsOf(report) : null;
  await deps.db.transaction().execute(async (tx) => {
    await endDirectoryRun(tx, id, { at: deps.now(), outcome, counts });
    if (author.accountId === null) return;
    const changes = Object.entries({ outcome, ...counts }).map(([field, after]) => ({ field, after }));
    await recordAction(tx, deps, author, { action: 'syncDirectoryNow', target: directoryTarget, changes });
  });
}

/**
 * Synchronizes with the directory, one at a time, and notes how it ended.
 * @throws {Problem} `directory-busy` while another synchronization runs
 * @throws {DirectoryFailure}
 */
export async function runDirectorySync(deps: Deps, author: OperationAuthor): Promise<DirectoryReport> {
  const id = await insertDirectoryRun(deps.db, author.name, deps.now());
  if (id === undefined) throw refused('directory-busy');
  try {
    const report = await syncDirectory(deps, { isDryRun: false });
    await end(deps, author, id, report.isHalted ? 'halted' : 'done', report);
    return report;
  } catch (error) {
    await end(deps, author, id, error instanceof DirectoryFailure ? 'unread' : 'failed');
    throw error;
  }
}
