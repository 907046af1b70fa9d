import { exportPeople } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import type { useListAddress } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { NewPerson } from './NewPerson.tsx';
import { filtersOf } from './people.queries.ts';
import { peopleStrings as s } from './people.strings.ts';

/** Buttons of the list of people: the export of all that fit, the import, and a new person. */
export function PeopleActions({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { formatMessage } = useIntl();
  const report = useReport();
  const mayManage = useMay('manage');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const save = (format: 'csv' | 'xlsx') =>
    downloadFile(() => api.call(exportPeople, { query: { ...filtersOf(address), format } })).catch(report);
  return (
    <>
      <MenuTrigger>
        <Button icon={<Icon name="arrow_export" />}>{formatMessage(s.export)}</Button>
        <Menu placement="bottom end" onAction={(format) => void save(format === 'xlsx' ? 'xlsx' : 'csv')}>
          <MenuItem id="csv">{formatMessage(s.exportCsv)}</MenuItem>
          <MenuItem id="xlsx">{formatMessage(s.exportXlsx)}</MenuItem>
        </Menu>
      </MenuTrigger>
      {mayManage && (
        <Button icon={<Icon name="arrow_import" />} onPress={() => void navigate('/operation/people/import')}>
          {formatMessage(s.import)}
        </Button>
      )}
      {mayManage && (
        <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAdding(true)}>
          {formatMessage(s.add)}
        </Button>
      )}
      {isAdding && <NewPerson onClose={() => setAdding(false)} />}
    </>
  );
}
