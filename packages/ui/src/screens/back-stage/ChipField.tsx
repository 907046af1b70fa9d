import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button as AriaButton, Tag, TagGroup, TagList } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ChipField.css.ts';

export interface ChipListProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly { id: string; name: string }[];
  /** Removes an item. Without it the list only shows. */
  onRemove?: ((id: string) => void) | undefined;
}

/** Short texts in a row, each of which can be removed. */
export function ChipList({ label, items, onRemove }: ChipListProps) {
  if (items.length === 0) return null;
  const remove = (keys: Iterable<unknown>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <TagGroup aria-label={label} {...(onRemove && { onRemove: remove })}>
      <TagList className={styles.chips} items={items}>
        {({ id, name }) => (
          <Tag id={id} textValue={name} className={styles.chip}>
            <bdi className={styles.chipText}>{name}</bdi>
            {onRemove && (
              <AriaButton slot="remove" className={styles.remove}>
                <Icon name="dismiss" />
              </AriaButton>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}

/** A field with the `ChipList` of its values. */
export const ChipFrame = ({ children }: { children: ReactNode }) => <div className={styles.field}>{children}</div>;

export interface ChipFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  description?: string | undefined;
  errorMessage?: string | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Maximum length of one text. @default 200 */
  maxLength?: number | undefined;
  isReadOnly?: boolean | undefined;
}

/** Several short texts. Enter or a comma ends one, and leaving the field keeps what was typed. */
export function ChipField({ label, values, onChange, maxLength = 200, isReadOnly = false, ...field }: ChipFieldProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const added = text
      .split(/[,，、\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    setTyped('');
    if (added.length > 0) onChange([...new Set([...values, ...added])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter of an input method chooses a word.
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <ChipFrame>
      <ChipList
        label={label}
        items={values.map((value) => ({ id: value, name: value }))}
        onRemove={isReadOnly ? undefined : (id) => onChange(values.filter((value) => value !== id))}
      />
      {!isReadOnly && (
        <TextField
          label={label}
          {...field}
          maxLength={maxLength}
          value={typed}
          onChange={(text) => (/[,，、]/.test(text) ? add(text) : setTyped(text))}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      )}
    </ChipFrame>
  );
}
