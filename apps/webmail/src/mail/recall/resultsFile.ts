import type { RecallResult } from '@jinshu/ui/recall-dialog';
import type { UiStrings } from '@jinshu/ui/strings';

/** Returns a CSV cell. A leading apostrophe marks text that a spreadsheet would run as a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The results of a recall as a file for a spreadsheet (CSV, RFC 4180). */
export function resultsFile(
  results: readonly RecallResult[],
  { recallDialog, deliveryStatus }: Pick<UiStrings, 'recallDialog' | 'deliveryStatus'>,
  fileName: string,
): { blob: Blob; fileName: string } {
  const head = [recallDialog.name, recallDialog.address, deliveryStatus.title, recallDialog.outcome, recallDialog.reason];
  const rows = results.map(({ name, address, state, outcome, reason }) => [
    name,
    address,
    deliveryStatus.states[state],
    recallDialog.results[outcome],
    reason ?? '',
  ]);
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  // By the mark at the beginning spreadsheets know UTF-8.
  return { blob: new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }), fileName };
}
