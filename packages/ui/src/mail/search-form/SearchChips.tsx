import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './SearchSuggestions.css.ts';

export interface SearchChipsProps {
  /** Conditions of the search, one chip each. */
  chips: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  /** The name of the button that takes one out. */
  removeLabel: (label: string) => string;
}

/** Conditions of a search as removable chips, above the results. */
export function SearchChips({ chips, onRemove, removeLabel }: SearchChipsProps) {
  const { searchForm } = useStrings();
  return (
    <ul aria-label={searchForm.conditions} className={styles.removable}>
      {chips.map(({ id, label }) => (
        <li key={id} className={styles.chip}>
          {label}
          <Button className={styles.remove} aria-label={removeLabel(label)} onPress={() => onRemove(id)}>
            <Icon name="dismiss" size={16} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
