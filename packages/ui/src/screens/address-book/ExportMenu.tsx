import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, type ButtonProps } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../parts/menu/index.ts';
import type { ExportForm } from './contacts.ts';

interface ExportMenuProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  onExport: (form: ExportForm) => void;
  /** The forms that are offered. @default all of them */
  forms?: readonly ExportForm[] | undefined;
  onTutorial?: (() => void) | undefined;
}

const allForms: readonly ExportForm[] = ['xlsx', 'csv', 'vcf', 'foxmail', 'outlook'];
const icons = { xlsx: 'table', csv: 'document_text', vcf: 'contact_card', foxmail: 'mail', outlook: 'mail' } as const;

/** Button with a menu of the forms that contacts are exported in. How the files are used stands with them. */
export function ExportMenu({ label, onExport, forms = allForms, onTutorial, variant }: ExportMenuProps) {
  const { addressBook: words } = useStrings();
  return (
    <MenuTrigger>
      <Button variant={variant} icon={<Icon name="arrow_export" />} iconAfter={<Icon name="chevron_down" />}>
        {label}
      </Button>
      <Menu
        aria-label={label}
        placement="bottom end"
        onAction={(key) => (key === 'tutorial' ? onTutorial?.() : onExport(key as ExportForm))}
      >
        {forms.map((form) => (
          <MenuItem key={form} id={form} start={<Icon name={icons[form]} size={16} />}>
            {words.exportForms[form]}
          </MenuItem>
        ))}
        {onTutorial && <MenuSeparator />}
        {onTutorial && (
          <MenuItem id="tutorial" start={<Icon name="question_circle" />}>
            {words.tutorial}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
