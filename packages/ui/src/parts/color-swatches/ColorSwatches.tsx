import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { fieldLabel } from '../../foundation/styles/field.css.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './ColorSwatches.css.ts';

/** Color to choose. */
export interface ColorSwatch {
  id: string;
  /** Any CSS color, such as `#33B679` or a variable of the skin. */
  color: string;
  /** Name of the color. */
  name: string;
}

export interface ColorSwatchesProps {
  /** Label, such as the name of the item that gets the color. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Colors in reading order. */
  swatches: readonly ColorSwatch[];
  /** Id of the selected color; `null` if none is selected. */
  value: string | null;
  /** Called with the id of the color that the user selects. */
  onChange: (id: string) => void;
  /** Number of swatches per row. @default 8 */
  columns?: number | undefined;
  /** Whether to show the name of the hovered or selected color below the swatches. @default true */
  showsName?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Palette to choose one color from. The selected color has a check mark, a ring and its name; arrow keys move in both directions. */
export function ColorSwatches({
  label,
  isLabelHidden = false,
  swatches,
  value,
  onChange,
  columns = 8,
  showsName = true,
  isDisabled = false,
  className,
}: ColorSwatchesProps) {
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

function Swatch({ swatch: { id, color, name }, onPoint }: { swatch: ColorSwatch; onPoint: (id: string | null) => void }) {
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
