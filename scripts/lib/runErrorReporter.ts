import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes errors outside of tests, such as unhandled rejections, to the file `JINSHU_RUN_ERRORS`. The JSON report doesn't contain them. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class RunErrorReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { message?: string; stack?: string }[]): void {
    const file = process.env.JINSHU_RUN_ERRORS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message ?? '')));
  }
}
