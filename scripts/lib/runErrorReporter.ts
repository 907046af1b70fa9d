import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

interface RunError {
  message?: string;
  stack?: string;
  cause?: unknown;
}

/** Returns the text of an error after that of its cause: the wording of the runner only says that something went wrong. */
function describe({ stack, message, cause }: RunError): string {
  const own = stack ?? message ?? '';
  return cause !== null && typeof cause === 'object' ? `${describe(cause)}\ncaused ${own}` : own;
}

/** Writes errors outside of tests, such as unhandled rejections, to the file `JINSHU_RUN_ERRORS`. The JSON report doesn't contain them. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class RunErrorReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly RunError[]): void {
    const file = process.env.JINSHU_RUN_ERRORS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(describe)));
  }
}
