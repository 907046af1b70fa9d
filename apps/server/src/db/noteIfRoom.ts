import type { Deps } from '../deps.ts';

/** What a database says that cannot write: its disk is full or broken, or it is read only. */
export const cannotWrite = new Set(['53100', '58030', '25006']);

/**
 * Writes down what a reading leaves behind. Where the database has no room for that, the reading goes on all the same; everything else that
 * goes wrong is the reader's to know.
 */
export async function noteIfRoom({ log }: Pick<Deps, 'log'>, what: string, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (!cannotWrite.has(String((error as { code?: string }).code))) throw error;
    log.error({ err: error }, `the database cannot write: ${what} was not written`);
  }
}
