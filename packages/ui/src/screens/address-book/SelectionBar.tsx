import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { Toolbar } from '../../parts/toolbar/index.ts';
import * as styles from './AddressBook.css.ts';
import type { AddressBookProps } from './AddressBook.tsx';
import { ExportMenu } from './ExportMenu.tsx';

/** Number of selected contacts, and what can be done with them. */
export function SelectionBar(props: AddressBookProps) {
  const { total, selectedKeys, onSelectionChange, isAllSelected = false, onSelectAll } = props;
  const { addressBook: words } = useStrings();
  const count = isAllSelected ? total : selectedKeys.size;
  return (
    <div className={styles.chosen}>
      <span role="status" className={styles.chosenCount}>
        {words.chosen(count)}
      </span>
      {!isAllSelected && onSelectAll && total > count && (
        <Button variant="link" tone="accent" onPress={onSelectAll}>
          {words.selectAll(total)}
        </Button>
      )}
      <Button variant="link" tone="accent" onPress={() => onSelectionChange(new Set())}>
        {words.cancelSelection}
      </Button>
      <div className={styles.chosenEnd}>
        <Toolbar label={words.actions} variant="bare" className={styles.chosenActions}>
          <SelectionActions {...props} />
        </Toolbar>
      </div>
    </div>
  );
}

function SelectionActions({ onWrite, groupChooser, onPromote, onCopy, onExportSelected, exportForms, onDelete }: AddressBookProps) {
  const { addressBook: words } = useStrings();
  return (
    <>
      {onWrite && (
        <Button variant="quiet" tone="accent" icon={<Icon name="mail" />} onPress={() => onWrite('selected')}>
          {words.write}
        </Button>
      )}
      {groupChooser && (
        <PopoverTrigger>
          <Button variant="quiet" tone="accent" icon={<Icon name="people_add" />} iconAfter={<Icon name="chevron_down" />}>
            {words.distribute}
          </Button>
          <Popover label={words.distribute} padding="none" placement="bottom end">
            {({ close }) => groupChooser(close)}
          </Popover>
        </PopoverTrigger>
      )}
      {onPromote && (
        <Button variant="quiet" tone="accent" icon={<Icon name="checkmark" />} onPress={() => onPromote('selected')}>
          {words.promote}
        </Button>
      )}
      {onCopy && (
        <Button variant="quiet" tone="accent" icon={<Icon name="person_add" />} onPress={() => onCopy('selected')}>
          {words.copy}
        </Button>
      )}
      {onExportSelected && <ExportMenu variant="quiet" label={words.export} onExport={onExportSelected} forms={exportForms} />}
      {onDelete && (
        <Button variant="quiet" tone="danger" icon={<Icon name="delete" />} onPress={() => onDelete('selected')}>
          {words.delete}
        </Button>
      )}
    </>
  );
}
