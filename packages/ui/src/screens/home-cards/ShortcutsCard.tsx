import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './HomeCards.css.ts';

/** A way into an area of the product. */
export interface HomeShortcut {
  id: string;
  title: string;
  /** Short status text, such as `今天 3 项`. */
  about?: string | undefined;
  /** A drawing of 20 pixels. */
  icon: ReactNode;
}

export interface ShortcutsCardProps {
  shortcuts: readonly HomeShortcut[];
  onPress: (id: string) => void;
}

/** The ways into the areas of the product. */
export function ShortcutsCard({ shortcuts, onPress }: ShortcutsCardProps) {
  const words = useStrings().home;
  return (
    <ul aria-label={words.shortcuts} className={styles.shortcuts}>
      {shortcuts.map(({ id, title, about, icon }) => (
        <li key={id}>
          <Button className={styles.shortcut} onPress={() => onPress(id)}>
            <span className={styles.shortcutIcon}>{icon}</span>
            <span className={styles.shortcutTitle}>{title}</span>
            {about !== undefined && <span className={styles.rate}>{about}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}
