import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { listStrings as s } from './list.strings.ts';

export interface ExportMenuProps<Format extends 'csv' | 'xlsx' | 'vcf'> {
  formats: readonly Format[];
  onExport: (format: Format) => void;
}

/** Menu that exports a table as a file. */
export function ExportMenu<Format extends 'csv' | 'xlsx' | 'vcf'>({ formats, onExport }: ExportMenuProps<Format>) {
  const { formatMessage } = useIntl();
  const labels = { csv: formatMessage(s.exportCsv), xlsx: formatMessage(s.exportXlsx), vcf: formatMessage(s.exportVcf) };
  return (
    <MenuTrigger>
      <Button icon={<Icon name="arrow_export" />}>{formatMessage(s.export)}</Button>
      <Menu
        placement="bottom end"
        onAction={(id) => {
          const format = formats.find((known) => known === id);
          if (format) onExport(format);
        }}
      >
        {formats.map((format) => (
          <MenuItem key={format} id={format}>
            {labels[format]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
