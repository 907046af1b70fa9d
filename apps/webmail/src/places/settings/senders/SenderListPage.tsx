import { allowedSenderResource, blockedSenderResource, importAllowedSenders, importBlockedSenders, type SenderRule } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { type AddressEntry, AddressList, listEntriesProblem, splitEntries } from '@jinshu/ui/address-list';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeProblem, useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { pageStrings } from '../settings.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';

const lists = {
  white: { resource: allowedSenderResource, importing: importAllowedSenders, title: pageStrings.whitelist, help: s.whitelistHelp },
  black: { resource: blockedSenderResource, importing: importBlockedSenders, title: pageStrings.blacklist, help: s.blacklistHelp },
} as const;

type Entry = AddressEntry & Pick<SenderRule, 'createdAt'>;

/** Largest file of entries, in bytes. */
const largestFile = 512 * 1024;

/** The allowed senders (SET-74). */
export const AllowedSendersPage = () => <SenderListPage list="white" />;

/** The blocked senders (SET-75). */
export const BlockedSendersPage = () => <SenderListPage list="black" />;

function SenderListPage({ list }: { list: keyof typeof lists }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const { api } = useAccount();
  const report = useReport();
  const { resource, importing, title, help } = lists[list];
  const own = useSettingsRows(resource);
  const entries = own.rows.map(({ id, pattern, createdAt }): Entry => ({ id: String(id), text: pattern, createdAt }));
  const columns = useMemo(
    (): readonly DataGridColumn<AddressEntry>[] => [
      {
        id: 'added',
        name: formatMessage(s.addedAt),
        width: 180,
        showsFrom: 'medium',
        cell: (entry) => formatDate((entry as Entry).createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [formatMessage, formatDate],
  );
  const addAll = async (patterns: string[]) => {
    try {
      const { count } = await api.call(importing, { body: { patterns } });
      await own.refetch();
      toasts.add({ message: formatMessage(s.imported, { count }) });
    } catch (error) {
      report(error);
    }
  };
  const importFile = async (file: File) => {
    const text = file.size > largestFile ? '' : await file.text();
    const wrong = listEntriesProblem(text, 'address-or-domain');
    if (wrong) toasts.add({ message: formatMessage(s.importWrong, { entry: wrong.entry || file.name }), tone: 'danger' });
    else await addAll(splitEntries(text));
  };
  const pick = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,.csv,text/plain';
    input.onchange = () => input.files?.[0] && void importFile(input.files[0]);
    input.click();
  };
  const exportAll = () =>
    downloadFile(async () => ({
      blob: new Blob([entries.map(({ text }) => `${text}\r\n`).join('')], { type: 'text/plain' }),
      fileName: `${resource.name}.txt`,
    }));
  return (
    <Panel>
      <SettingsPage
        isWide
        title={formatMessage(title)}
        description={
          <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <span style={{ flex: '1 1 auto' }}>{formatMessage(help)}</span>
            <Button onPress={pick}>{formatMessage(s.import)}</Button>
            <Button isDisabled={entries.length === 0} onPress={() => void exportAll()}>
              {formatMessage(s.export)}
            </Button>
          </span>
        }
      >
        <AddressList
          label={formatMessage(title)}
          entries={entries}
          columns={columns}
          onAdd={(pattern) => own.add.mutate({ pattern })}
          onAddSeveral={(patterns) => void addAll(patterns)}
          selectedKeys={own.selected}
          onSelectionChange={own.select}
          onDelete={(keys) => void own.remove(keys)}
          onClear={() => void own.clear()}
          isLoading={own.isPending}
          isPending={own.add.isPending}
          errorMessage={own.add.error ? describeProblem(intl, own.add.error) : undefined}
        />
      </SettingsPage>
    </Panel>
  );
}
