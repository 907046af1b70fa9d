import type { importAllowedSenders, importBlockedSenders } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { type AddressEntry, listEntriesProblem, splitEntries } from '@jinshu/ui/address-list';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';

/** Largest file of entries, in bytes. */
const largestFile = 512 * 1024;

/** Adds several senders to a list at once, also from a file, and writes the list into one. */
export function useSenderFile(importing: typeof importAllowedSenders | typeof importBlockedSenders, refetch: () => Promise<unknown>) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const report = useReport();
  const addAll = async (patterns: string[]) => {
    try {
      const { count } = await api.call(importing, { body: { patterns } });
      await refetch();
      toasts.add({ message: formatMessage(s.imported, { count }) });
    } catch (error) {
      report(error);
    }
  };
  const addFile = async (file: File) => {
    const text = file.size > largestFile ? '' : await file.text();
    const wrong = listEntriesProblem(text, 'address-or-domain');
    if (wrong) toasts.add({ message: formatMessage(s.importWrong, { entry: wrong.entry || file.name }), tone: 'danger' });
    else await addAll(splitEntries(text));
  };
  return {
    addAll: (patterns: string[]) => void addAll(patterns),
    /** Has the user choose a file, and adds its entries. */
    importFile: () => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = '.txt,.csv,text/plain';
      input.onchange = () => input.files?.[0] && void addFile(input.files[0]);
      input.click();
    },
    exportAll: (fileName: string, entries: readonly Pick<AddressEntry, 'text'>[]) =>
      void downloadFile(async () => ({
        blob: new Blob([entries.map(({ text }) => `${text}\r\n`).join('')], { type: 'text/plain' }),
        fileName,
      })),
  };
}
