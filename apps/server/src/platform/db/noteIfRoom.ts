import type { Logger } from '../log/index.ts';

/** Error codes of a database that can't write: its disk is full or broken, or it is read-only. */
export const cannotWrite = new Set(['53100', '58030', '25006']);

/**
 * Writes a side effect of a read. If the database can't write, the failure is only logged and the read succeeds. All other errors are
 * thrown.
 */
export async function noteIfRoom({ log }: { log: Logger }, what: string, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (!cannotWrite.has(String((error as { code?: string }).code))) throw error;
    log.error({ err: error }, `the database cannot write: ${what} was not written`);
  }
}
