import { exportPeople } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { api } from '../../core/api/index.ts';
import { ExportMenu, type useListAddress } from '../../core/list/index.ts';
import { filtersOf } from './people.queries.ts';

/** Menu that exports all people that fit the filters. */
export function ExportPeople({ address }: { address: ReturnType<typeof useListAddress> }) {
  const report = useReport();
  return (
    <ExportMenu
      formats={['csv', 'xlsx']}
      onExport={(format) => void downloadFile(() => api.call(exportPeople, { query: { ...filtersOf(address), format } })).catch(report)}
    />
  );
}
