import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ContactForm.css.ts';

interface ListFieldProps {
  label: string;
  /** Accessible name of the field of one entry, counted from 1. */
  itemLabel: (position: number) => string;
  addLabel: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  isInvalid: (entry: string) => boolean;
  errorMessage: string | undefined;
}

/** Maximum number of entries. */
const MOST = 10;

/** Several lines of text of one kind, each in a field of its own. */
export function ListField({ label, itemLabel, addLabel, value, onChange, isInvalid, errorMessage }: ListFieldProps) {
  const words = useStrings().contactForm;
  const without = (index: number) => value.filter((_, other) => other !== index);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.listLabel}>{label}</legend>
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <div key={index} className={styles.listRow}>
          <TextField
            aria-label={itemLabel(index + 1)}
            className={styles.listField}
            // A new entry is written at once.
            autoFocus={entry === '' && index === value.length - 1}
            value={entry}
            onChange={(next) => onChange(value.map((other, place) => (place === index ? next : other)))}
            errorMessage={isInvalid(entry) ? errorMessage : undefined}
          />
          <IconButton
            label={words.removeItem(itemLabel(index + 1))}
            icon={<Icon name="dismiss" />}
            onPress={() => onChange(without(index))}
          />
        </div>
      ))}
      {value.length < MOST && (
        <Button size="small" icon={<Icon name="add" />} onPress={() => onChange([...value, ''])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
