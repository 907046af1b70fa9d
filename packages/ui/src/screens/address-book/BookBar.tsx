import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import * as styles from './AddressBook.css.ts';
import type { AddressBookProps } from './AddressBook.tsx';
import { ExportMenu } from './ExportMenu.tsx';

/** Line above the people: what is shown, what can be done with all of it, and the search. */
export function BookBar(props: AddressBookProps) {
  const { source, title, note, onWriteAll, onImport, onExport, exportForms, onTutorial, onDuplicates, onEmpty } = props;
  const { addressBook: words } = useStrings();
  return (
    <div className={styles.bar}>
      <h1 className={styles.title} title={title}>
        <bdi>{title}</bdi>
      </h1>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchHints[source]}
          value={props.search}
          onChange={props.onSearchChange}
          {...(props.searchRef && { inputRef: props.searchRef })}
        />
      </div>
      {onWriteAll && (
        <Button icon={<Icon name="mail" />} onPress={onWriteAll}>
          {words.writeAll[source === 'pab' ? 'group' : 'department']}
        </Button>
      )}
      {onEmpty && (
        <Button tone="danger" icon={<Icon name="delete" />} onPress={onEmpty}>
          {words.empty}
        </Button>
      )}
      {onImport && (
        <Button icon={<Icon name="arrow_import" />} onPress={onImport}>
          {words.import}
        </Button>
      )}
      {onExport && <ExportMenu label={words.export} onExport={onExport} forms={exportForms} onTutorial={onTutorial} />}
      {onDuplicates && (
        <MenuTrigger>
          <IconButton label={words.more} icon={<Icon name="options" />} />
          <Menu aria-label={words.more} placement="bottom end">
            <MenuItem id="duplicates" start={<Icon name="people" />} onAction={onDuplicates}>
              {words.duplicates}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    </div>
  );
}
