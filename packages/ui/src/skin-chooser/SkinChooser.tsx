import { clsx } from 'clsx';
import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import * as styles from './SkinChooser.css.ts';

export interface SkinChooserProps {
  /** The heading, which names the group. */
  title: string;
  /** Said beside the skin in use. */
  inUseLabel: string;
  skins: readonly { id: string; name: string }[];
  /** The id of the skin in use. */
  value: string;
  /** Called at once; a skin needs no confirmation. */
  onChange: (id: string) => void;
}

/** Shows skins as small pages in their own colours, and which one is in use (SKN-02). Their style sheets have to be there. */
export function SkinChooser({ title, inUseLabel, skins, value, onChange }: SkinChooserProps) {
  const titleId = useId();
  return (
    <div className={styles.root}>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <RadioGroup aria-labelledby={titleId} value={value} onChange={onChange} className={styles.skins}>
        {skins.map(({ id, name }) => (
          <Radio key={id} value={id} className={styles.skin}>
            <span data-skin={id} className={styles.sample} aria-hidden="true">
              <span className={styles.rail} />
              <span className={clsx(styles.sheet, styles.lines)}>
                <i />
                <i />
                <i />
              </span>
            </span>
            <span className={styles.words}>
              {name}
              {id === value && <span className={styles.inUse}>{inUseLabel}</span>}
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
