import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { fieldLabel } from '../styles/field.css.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './ColourSwatches.css.ts';

/** A colour to choose. */
export interface ColourSwatch {
  id: string;
  /** Any colour of CSS: `#33B679`, or a variable of the skin. */
  color: string;
  /** The colour in words. */
  name: string;
}

export interface ColourSwatchesProps {
  /** What gets the colour. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** The colours, in reading order. */
  swatches: readonly ColourSwatch[];
  /** The id of the chosen colour; `null` while none of them is. */
  value: string | null;
  /** A colour was chosen. */
  onChange: (id: string) => void;
  /** How many stand in a row. @default 8 */
  columns?: number | undefined;
  /** Writes the name of the colour pointed at or chosen below the swatches. @default true */
  showsName?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** A few colours to choose one of. The chosen one has a tick, a ring and its name; arrows move in both directions. */
export function ColourSwatches({
  label,
  isLabelHidden = false,
  swatches,
  value,
  onChange,
  columns = 8,
  showsName = true,
  isDisabled = false,
  className,
}: ColourSwatchesProps) {
  const labelId = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const named = swatches.find(({ id }) => id === (pointed ?? value));
  const choose = (id: string | undefined) => id !== undefined && onChange(id);
  return (
    <div className={clsx(styles.root, className)}>
      <span id={labelId} className={isLabelHidden ? visuallyHidden : fieldLabel}>
        {label}
      </span>
      <ListBox
        aria-labelledby={labelId}
        layout="grid"
        items={swatches}
        className={styles.swatches}
        style={{ [styles.columnsVariable]: columns } as CSSProperties}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        disabledKeys={isDisabled ? swatches.map(({ id }) => id) : []}
        onSelectionChange={(keys) => choose(swatches.find(({ id }) => keys !== 'all' && keys.has(id))?.id)}
      >
        {(swatch) => <Swatch swatch={swatch} onPoint={setPointed} />}
      </ListBox>
      {showsName && (
        <span className={styles.name} aria-hidden="true">
          {named?.name}
        </span>
      )}
    </div>
  );
}

function Swatch({ swatch: { id, color, name }, onPoint }: { swatch: ColourSwatch; onPoint: (id: string | null) => void }) {
  return (
    <ListBoxItem
      id={id}
      textValue={name}
      aria-label={name}
      className={styles.item}
      onHoverChange={(isHovered) => onPoint(isHovered ? id : null)}
    >
      {({ isSelected }) => (
        <span className={styles.dot} style={{ [styles.swatchVariable]: color } as CSSProperties}>
          {isSelected && <Icon name="checkmark_filled" />}
        </span>
      )}
    </ListBoxItem>
  );
}
