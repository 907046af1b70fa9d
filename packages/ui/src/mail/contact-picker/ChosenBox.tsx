import { Button as AriaButton, Tag, TagGroup, TagList, ToggleButton } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './ContactPicker.css.ts';
import type { ChosenContact, RecipientKind } from './chosen.ts';

interface ChosenBoxProps {
  kind: RecipientKind;
  contacts: readonly ChosenContact[];
  /** Whether newly selected contacts go to this field. */
  isActive: boolean;
  onActivate: () => void;
  onRemove: (contacts: readonly ChosenContact[]) => void;
}

/** Selected contacts of one field. */
export function ChosenBox({ kind, contacts, isActive, onActivate, onRemove }: ChosenBoxProps) {
  const strings = useStrings().contactPicker;
  const name = strings.kinds[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in its head does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={styles.box} data-active={isActive || undefined} onClick={onActivate}>
      <div className={styles.boxHead}>
        <ToggleButton
          className={styles.boxName}
          aria-label={strings.addTo(name, contacts.length)}
          isSelected={isActive}
          onChange={onActivate}
        >
          {contacts.length === 0 ? name : `${name}　${contacts.length}`}
        </ToggleButton>
        {contacts.length > 0 && (
          <Button variant="link" tone="accent" size="small" aria-label={strings.clearOf(name)} onPress={() => onRemove(contacts)}>
            {strings.clear}
          </Button>
        )}
      </div>
      {contacts.length === 0 ? (
        <p className={styles.boxHint}>{strings.emptyBox}</p>
      ) : (
        <TagGroup aria-label={name} onRemove={(keys) => onRemove(contacts.filter(({ address }) => keys.has(address)))}>
          <TagList className={styles.chips} items={contacts.map((contact) => ({ id: contact.address, ...contact }))}>
            {(contact) => (
              <Tag id={contact.address} textValue={contact.name || contact.address} className={styles.chip}>
                <span className={styles.chipText} title={contact.address}>
                  {contact.name || contact.address}
                </span>
                <AriaButton slot="remove" className={styles.chipRemove}>
                  <Icon name="dismiss" className={styles.chipIcon} />
                </AriaButton>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}
