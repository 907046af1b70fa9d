import { Icon } from '../../foundation/icon/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './TemplatePane.css.ts';

interface PaneHeadProps {
  title: string | undefined;
  addLabel: string;
  onAdd: (() => void) | undefined;
}

/** Heading of templates or signatures on a separate page, with the button for a new one. */
export function PaneHead({ title, addLabel, onAdd }: PaneHeadProps) {
  if (title === undefined && !onAdd) return null;
  return (
    <div className={styles.head}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {onAdd && (
        <Button className={styles.add} icon={<Icon name="add" />} onPress={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
