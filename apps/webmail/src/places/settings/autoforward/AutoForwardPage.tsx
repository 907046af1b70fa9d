import { autoForwardResource, getForwarding, setForwarding } from '@jinshu/api';
import { type AddressEntry, AddressList } from '@jinshu/ui/address-list';
import { Panel } from '@jinshu/ui/app-shell';
import { Banner } from '@jinshu/ui/banner';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { SettingsPage, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { describeProblem, useReport } from '../../../core/problem/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { pageStrings } from '../settings.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';

type Entry = AddressEntry & { isOutside: boolean };

/** The addresses that arriving messages are forwarded to (SET-70 to SET-73, SET-113). */
export function AutoForwardPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  const report = useReport();
  const own = useSettingsRows(autoForwardResource);
  const queryKey = [...sessionKeys.all, 'fw', 'how'];
  const { data: how } = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getForwarding, undefined, { signal }) });
  const save = useMutation({
    mutationFn: (body: { keepsCopy: boolean; forwardsSpam: boolean }) => api.call(setForwarding, { body }),
    onMutate: (body) => queryClient.setQueryData<typeof how>(queryKey, (known) => known && { ...known, ...body }),
    onSuccess: () => own.done(s.saved),
    onError: async (error) => {
      report(error);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const entries = own.rows.map(({ id, target, ...row }): Entry => ({ id: String(id), text: target, ...row }));
  const columns = useMemo(
    (): readonly DataGridColumn<AddressEntry>[] => [
      {
        id: 'place',
        name: formatMessage(s.place),
        width: 120,
        showsFrom: 'medium',
        cell: (entry) => formatMessage((entry as Entry).isOutside ? s.outside : s.inside),
      },
    ],
    [formatMessage],
  );
  const title = formatMessage(pageStrings.autoforward);
  const limits = how && (how.isAllowed ? (how.isOutsideAllowed ? undefined : s.forwardInsideOnly) : s.forwardClosed);
  return (
    <Panel>
      <SettingsPage isWide title={title} description={formatMessage(s.forwardHelp)}>
        {limits && <Banner tone="warning">{formatMessage(limits)}</Banner>}
        <AddressList
          label={title}
          kind="address"
          entries={entries}
          columns={columns}
          onAdd={(target) => own.add.mutate({ target })}
          selectedKeys={own.selected}
          onSelectionChange={own.select}
          onActiveChange={(keys, isActive) => void own.setActive(keys, isActive)}
          onDelete={(keys) => void own.remove(keys)}
          onClear={() => void own.clear()}
          isLoading={own.isPending}
          isPending={own.add.isPending}
          errorMessage={own.add.error ? describeProblem(intl, own.add.error) : undefined}
        />
        {how && (
          <SettingsSection title={title}>
            <Switch isSelected={how.keepsCopy} onChange={(keepsCopy) => save.mutate({ keepsCopy, forwardsSpam: how.forwardsSpam })}>
              {formatMessage(s.keepsCopy)}
            </Switch>
            <Switch isSelected={how.forwardsSpam} onChange={(forwardsSpam) => save.mutate({ keepsCopy: how.keepsCopy, forwardsSpam })}>
              {formatMessage(s.forwardsSpam)}
            </Switch>
          </SettingsSection>
        )}
      </SettingsPage>
    </Panel>
  );
}
