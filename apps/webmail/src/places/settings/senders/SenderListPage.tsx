import { allowedSenderResource, blockedSenderResource, importAllowedSenders, importBlockedSenders, type SenderRule } from '@jinshu/api';
import { type AddressEntry, AddressList } from '@jinshu/ui/address-list';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../../core/problem/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { pageStrings } from '../settings.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';
import { useSenderFile } from './useSenderFile.ts';

const lists = {
  white: { resource: allowedSenderResource, importing: importAllowedSenders, title: pageStrings.whitelist, help: s.whitelistHelp },
  black: { resource: blockedSenderResource, importing: importBlockedSenders, title: pageStrings.blacklist, help: s.blacklistHelp },
} as const;

type Entry = AddressEntry & Pick<SenderRule, 'createdAt'>;

/** The allowed senders (SET-74). */
export const AllowedSendersPage = () => <SenderListPage list="white" />;

/** The blocked senders (SET-75). */
export const BlockedSendersPage = () => <SenderListPage list="black" />;

function SenderListPage({ list }: { list: keyof typeof lists }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
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
  const { addAll, importFile, exportAll } = useSenderFile(importing, own.refetch);
  return (
    <Panel>
      <SettingsPage
        isWide
        title={formatMessage(title)}
        description={
          <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <span style={{ flex: '1 1 auto' }}>{formatMessage(help)}</span>
            <Button onPress={importFile}>{formatMessage(s.import)}</Button>
            <Button isDisabled={entries.length === 0} onPress={() => exportAll(`${resource.name}.txt`, entries)}>
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
          onAddSeveral={addAll}
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
