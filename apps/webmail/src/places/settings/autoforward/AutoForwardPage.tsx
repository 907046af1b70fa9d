import { autoForwardResource } from '@jinshu/api';
import { type AddressEntry, AddressList } from '@jinshu/ui/address-list';
import { Panel } from '@jinshu/ui/app-shell';
import { Banner } from '@jinshu/ui/banner';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { SettingsPage, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../../core/problem/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { pageStrings } from '../settings.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';
import { useForwarding } from './useForwarding.ts';

type Entry = AddressEntry & { isOutside: boolean };

/** The addresses that arriving messages are forwarded to (SET-70 to SET-73, SET-113). */
export function AutoForwardPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const own = useSettingsRows(autoForwardResource);
  const { how, save } = useForwarding(() => own.done(s.saved));
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
