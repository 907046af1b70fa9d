import type { SystemLevel, SystemPart } from '@jinshu/api';
import { StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import { DataGrid, type DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { stateStrings as s } from './state.strings.ts';
import { systemCauseStrings, systemLevelStrings, systemPartStrings } from './system-state.strings.ts';

const tones: Readonly<Record<SystemLevel, StatusWordProps['tone']>> = { good: 'success', warning: 'warning', failed: 'danger' };

/** Numbers of a part in the order of a sentence. */
function numbersOf({ formatMessage, formatNumber, formatDate, locale }: IntlShape, { count, bytes, percent, ms, at }: SystemPart): string {
  return [
    ...(count === undefined ? [] : [formatNumber(count)]),
    ...(bytes === undefined ? [] : [formatSize(bytes, locale)]),
    ...(percent === undefined ? [] : [formatMessage(s.percent, { percent })]),
    ...(ms === undefined ? [] : [formatNumber(ms, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })]),
    ...(at === undefined ? [] : [formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })]),
  ].join(' · ');
}

/** Parts of the system, each with its level and the cause (BAK-107). */
export function PartList({ parts, isLoading }: { parts: readonly SystemPart[]; isLoading: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useMemo<readonly DataGridColumn<SystemPart>[]>(
    () => [
      {
        id: 'part',
        name: formatMessage(s.part),
        minWidth: 120,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ id }) => formatMessage(systemPartStrings[id]),
      },
      {
        id: 'level',
        name: formatMessage(s.level),
        width: 112,
        cell: ({ level }) => <StatusWord tone={tones[level]}>{formatMessage(systemLevelStrings[level])}</StatusWord>,
      },
      { id: 'cause', name: formatMessage(s.cause), minWidth: 160, cell: ({ cause }) => formatMessage(systemCauseStrings[cause]) },
      { id: 'numbers', name: formatMessage(s.details), minWidth: 160, showsFrom: 'medium', cell: (one) => numbersOf(intl, one) },
    ],
    [formatMessage, intl],
  );
  return (
    <DataGrid
      aria-label={formatMessage(s.parts)}
      columns={columns}
      rows={parts}
      rowSize="tall"
      isLoading={isLoading}
      getKey={({ id }) => id}
      textValue={({ id }) => formatMessage(systemPartStrings[id])}
    />
  );
}
