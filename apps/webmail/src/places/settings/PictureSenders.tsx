import { removePictureSender } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { SettingsList, SettingsSection } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { pictureSendersOptions, senderCheckStrings as s, senderCheckKeys } from '../../mail/sender-check/index.ts';

const itself = (address: string) => address;

/** Senders whose remote images are always shown, each with a button to remove it (RED-48). */
export function PictureSenders() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  const report = useReport();
  const { data: senders = [], isPending, error, refetch } = useQuery(pictureSendersOptions(api));
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(
    (): readonly DataGridColumn<string>[] => [
      { id: 'address', name: formatMessage(s.sendersColumn), cell: (address) => <bdi>{address}</bdi> },
    ],
    [formatMessage],
  );
  const remove = async (addresses: readonly string[]) => {
    const gone = new Set(addresses);
    queryClient.setQueryData<string[]>(senderCheckKeys.pictureSenders, (list = []) => list.filter((address) => !gone.has(address)));
    choose(new Set());
    try {
      for (const address of addresses) await api.call(removePictureSender, { body: { address } });
    } catch (failure) {
      report(failure);
    }
    await queryClient.invalidateQueries({ queryKey: senderCheckKeys.pictureSenders });
  };
  return (
    <SettingsSection title={formatMessage(s.sendersTitle)}>
      <p>{formatMessage(s.sendersHelp)}</p>
      <SettingsList
        label={formatMessage(s.sendersTitle)}
        columns={columns}
        rows={senders}
        getKey={itself}
        textValue={itself}
        selectedKeys={chosen}
        onSelectionChange={choose}
        onDelete={(addresses) => void remove(addresses)}
        onClear={() => void remove(senders)}
        isLoading={isPending}
        emptyState={
          error ? (
            <EmptyState
              title={describeProblem(intl, error)}
              actions={<Button onPress={() => void refetch()}>{formatMessage(s.again)}</Button>}
            />
          ) : (
            <EmptyState title={formatMessage(s.sendersNone)} />
          )
        }
      />
    </SettingsSection>
  );
}
