import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes down what went wrong beside the tests (an error that nobody awaited, say), of which the JSON report knows nothing. The file is named by JINSHU_RUN_ERRORS. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class RunErrorReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { message?: string; stack?: string }[]): void {
    const file = process.env.JINSHU_RUN_ERRORS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message ?? '')));
  }
}
