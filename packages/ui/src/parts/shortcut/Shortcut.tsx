import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { parseKeys, type ShortcutKey } from './parseKeys.ts';
import * as styles from './Shortcut.css.ts';
import { useIsApple } from './useIsApple.ts';

export interface ShortcutProps {
  /** `Ctrl+Enter` is held together, `G I` pressed one after the other; several in an array do the same. */
  keys: string | readonly string[];
  className?: string | undefined;
}

/**
 * The keys that do something, drawn as keys. On Apple's machines Ctrl becomes ⌘.
 *
 * @example
 * <Shortcut keys="Ctrl+Enter" />
 */
export function Shortcut({ keys, className }: ShortcutProps) {
  const strings = useStrings().shortcut;
  const isApple = useIsApple();
  const ways = typeof keys === 'string' ? [keys] : keys;
  return (
    <span className={clsx(styles.root, className)}>
      {ways.map((way, index) => (
        <Fragment key={way}>
          {index > 0 && (
            <>
              <span aria-hidden="true">/</span>
              <span className={visuallyHidden}> {strings.alternatively} </span>
            </>
          )}
          {parseKeys(way, isApple).map((press, place) => (
            // The same key can be pressed twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: presses have no other identity than their place
            <Fragment key={place}>
              {place > 0 && <span> {strings.afterwards} </span>}
              <Press keys={press} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

function Press({ keys }: { keys: readonly ShortcutKey[] }) {
  const names = useStrings().shortcut.keys;
  return (
    <span className={styles.press}>
      {keys.map(({ drawn, name }, index) => (
        <Fragment key={name ?? drawn}>
          {index > 0 && <span className={visuallyHidden}> + </span>}
          <kbd className={styles.key}>
            {name === undefined || drawn === '' ? (
              drawn || (name && names[name])
            ) : (
              <>
                <span aria-hidden="true">{drawn}</span>
                <span className={visuallyHidden}>{names[name]}</span>
              </>
            )}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
