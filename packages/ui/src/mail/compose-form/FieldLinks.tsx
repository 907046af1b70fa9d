import { Button } from 'react-aria-components/Button';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './FieldRow.css.ts';

/** A field that is there only when asked for. */
export interface FieldLink {
  id: string;
  /** The name of the field: `Cc`. */
  label: string;
  isShown: boolean;
  onPress: () => void;
}

/** Links that show and hide the less common fields of a message. */
export function FieldLinks({ links }: { links: readonly FieldLink[] }) {
  const strings = useStrings().composeForm;
  return (
    <span className={styles.links}>
      {links.map((link) => (
        <Button key={link.id} className={styles.link} onPress={link.onPress}>
          {link.isShown ? strings.hideField(link.label) : link.label}
        </Button>
      ))}
    </span>
  );
}
