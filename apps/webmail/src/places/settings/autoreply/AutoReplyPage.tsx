import { type AutoReply, autoReplyResource } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { SettingsList, SettingsPage } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { parametersOptions } from '../../../core/session/index.ts';
import { automaticStrings as s } from '../automatic.strings.ts';
import { pageStrings } from '../settings.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';
import { AutoReplyDialog } from './AutoReplyDialog.tsx';

const keyOf = ({ id }: AutoReply) => String(id);
const nameOf = ({ name }: AutoReply) => name;

/** The first of January 2024 was a Monday. */
const dayName = ({ formatDate }: IntlShape, day: number) => formatDate(Date.UTC(2024, 0, day), { weekday: 'long', timeZone: 'UTC' });

function periodText(intl: IntlShape, { period }: AutoReply): string {
  if (period.type === 'always') return intl.formatMessage(s.always);
  const { start, end } = period;
  if (period.type === 'date') return intl.formatMessage(s.dates, { start: start.replace('T', ' '), end: end.replace('T', ' ') });
  return intl.formatMessage(s.weekdays, { first: dayName(intl, period.startDay), last: dayName(intl, period.endDay), start, end });
}

/** The automatic replies (SET-63 to SET-69). */
export function AutoReplyPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const own = useSettingsRows(autoReplyResource);
  const { data: parameters } = useQuery(parametersOptions(api));
  const [edited, edit] = useState<AutoReply | 'new'>();
  const columns = useMemo(
    (): readonly DataGridColumn<AutoReply>[] => [
      { id: 'name', name: formatMessage(s.name), minWidth: 120, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
      { id: 'period', name: formatMessage(s.period), minWidth: 200, showsFrom: 'medium', cell: (rule) => periodText(intl, rule) },
      {
        id: 'sent',
        name: formatMessage(s.sentCount),
        width: 130,
        showsFrom: 'medium',
        cell: ({ sentCount }) => intl.formatNumber(sentCount),
      },
      { id: 'state', name: formatMessage(s.state), width: 96, cell: ({ isActive }) => formatMessage(isActive ? s.on : s.off) },
    ],
    [intl, formatMessage],
  );
  const saving = edited === 'new' ? own.add : own.change;
  const close = () => {
    own.add.reset();
    own.change.reset();
    edit(undefined);
  };
  const title = formatMessage(pageStrings.autoreply);
  return (
    <Panel>
      <SettingsPage isWide title={title} description={formatMessage(s.replyHelp)}>
        <SettingsList
          label={title}
          addLabel={formatMessage(s.newRule)}
          onAdd={() => edit('new')}
          onEdit={edit}
          columns={columns}
          rows={own.rows}
          getKey={keyOf}
          textValue={nameOf}
          selectedKeys={own.selected}
          onSelectionChange={own.select}
          onActiveChange={(keys, isActive) => void own.setActive(keys, isActive)}
          onDelete={(keys) => void own.remove(keys)}
          onClear={() => void own.clear()}
          isLoading={own.isPending}
        />
      </SettingsPage>
      {edited && (
        <AutoReplyDialog
          rule={edited === 'new' ? undefined : edited}
          hourCycle={parameters?.uses12Hours ? 12 : 24}
          isPending={saving.isPending}
          errorMessage={saving.error ? describeProblem(intl, saving.error) : undefined}
          onSave={(form) =>
            edited === 'new'
              ? own.add.mutate(form, { onSuccess: close })
              : own.change.mutate({ ...form, id: edited.id }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </Panel>
  );
}
