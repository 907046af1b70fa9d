import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { listStrings as s } from './list.strings.ts';

/** Menu that exports a table as a file. */
export function ExportMenu({ onExport }: { onExport: (format: 'csv' | 'xlsx') => void }) {
  const { formatMessage } = useIntl();
  return (
    <MenuTrigger>
      <Button icon={<Icon name="arrow_export" />}>{formatMessage(s.export)}</Button>
      <Menu placement="bottom end" onAction={(format) => onExport(format === 'xlsx' ? 'xlsx' : 'csv')}>
        <MenuItem id="csv">{formatMessage(s.exportCsv)}</MenuItem>
        <MenuItem id="xlsx">{formatMessage(s.exportXlsx)}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
