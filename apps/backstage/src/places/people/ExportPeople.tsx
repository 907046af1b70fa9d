import { exportPeople } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';
import { filtersOf } from './people.queries.ts';
import { peopleStrings as s } from './people.strings.ts';

/** Menu that exports all people that fit the filters. */
export function ExportPeople({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { formatMessage } = useIntl();
  const report = useReport();
  const save = (format: 'csv' | 'xlsx') =>
    downloadFile(() => api.call(exportPeople, { query: { ...filtersOf(address), format } })).catch(report);
  return (
    <MenuTrigger>
      <Button icon={<Icon name="arrow_export" />}>{formatMessage(s.export)}</Button>
      <Menu placement="bottom end" onAction={(format) => void save(format === 'xlsx' ? 'xlsx' : 'csv')}>
        <MenuItem id="csv">{formatMessage(s.exportCsv)}</MenuItem>
        <MenuItem id="xlsx">{formatMessage(s.exportXlsx)}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
