import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import * as styles from './SkinChooser.css.ts';
import { SkinSample } from './SkinSample.tsx';

/** A skin as the chooser shows it. */
export interface SkinChoice {
  id: string;
  name: string;
  /** A sentence on what the skin is about. */
  description?: string | undefined;
  /** A word beside the name, such as that the skin is dark. */
  note?: string | undefined;
}

export interface SkinChooserProps {
  /** The heading, which names the group. */
  title: string;
  /** Explains the effect of selecting a skin. */
  description?: string | undefined;
  /** Label of the skin in use. */
  inUseLabel: string;
  skins: readonly SkinChoice[];
  /** The id of the skin in use. */
  value: string;
  /** Called at once; a skin needs no confirmation. */
  onChange: (id: string) => void;
  /** Further choices beside the heading, such as `SkinOptions`. */
  children?: ReactNode;
}

/**
 * Picker that shows each skin as a small page in its own colors, and marks the one in use. The style sheets of the skins must be loaded.
 */
export function SkinChooser({ title, description, inUseLabel, skins, value, onChange, children }: SkinChooserProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
      <RadioGroup
        aria-labelledby={titleId}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
        value={value}
        onChange={onChange}
        className={styles.skins}
      >
        {skins.map((skin) => (
          <Choice key={skin.id} {...skin} inUseLabel={skin.id === value ? inUseLabel : undefined} />
        ))}
      </RadioGroup>
    </div>
  );
}

function Choice({ id, name, description, note, inUseLabel }: SkinChoice & { inUseLabel: string | undefined }) {
  return (
    <Radio value={id} className={styles.skin}>
      <span className={styles.frame}>
        <SkinSample skin={id} />
      </span>
      <span className={styles.line}>
        {/* Set the skin for its title font only. The colors come from the page. */}
        <span data-skin={id} className={styles.name}>
          {name}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {inUseLabel && (
          <span className={styles.inUse}>
            <Icon name="checkmark_circle_filled" size={16} />
            {inUseLabel}
          </span>
        )}
      </span>
      {description && <span className={styles.note}>{description}</span>}
    </Radio>
  );
}
