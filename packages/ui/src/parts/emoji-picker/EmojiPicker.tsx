import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { ListBox, ListBoxItem, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { nearestLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { SearchField } from '../search-field/index.ts';
import * as styles from './EmojiPicker.css.ts';
import { emojis, findEmojis } from './emoji.ts';
import { type EmojiGroup, emojiGroups } from './emojiData.ts';

export interface EmojiPickerProps {
  /** Called with the emoji that the user picks. */
  onPick: (emoji: string) => void;
  /** Puts the caret into the search field. @default false */
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/** Some hundred emoji in groups, found by their names in three languages. It brings its names along; load it when it opens. */
export function EmojiPicker({ onPick, autoFocus = false, className }: EmojiPickerProps) {
  const strings = useStrings().emojiPicker;
  const locale = nearestLocale(useLocaleCode());
  const [group, setGroup] = useState<EmojiGroup>('faces');
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isSearching = words.trim() !== '';
  const shown = isSearching ? findEmojis(words) : emojis.filter((one) => one.group === group);
  return (
    <div className={clsx(styles.root, className)}>
      <SearchField
        label={strings.search}
        placeholder={strings.search}
        autoFocus={autoFocus}
        value={words}
        onChange={setWords}
        onSubmit={() => isSearching && shown[0] && onPick(shown[0].emoji)}
        onKeyDown={(event) => event.key === 'ArrowDown' && list.current?.querySelector<HTMLElement>('[role="option"]')?.focus()}
      />
      <ToggleButtonGroup
        aria-label={strings.groupsLabel}
        className={styles.groups}
        selectionMode="single"
        disallowEmptySelection={!isSearching}
        selectedKeys={isSearching ? [] : [group]}
        onSelectionChange={(keys) => {
          setWords('');
          setGroup(([...keys][0] ?? group) as EmojiGroup);
        }}
      >
        {emojiGroups.map((one) => (
          <ToggleButton key={one} id={one} aria-label={strings.groups[one]} className={styles.group}>
            {emojis.find((first) => first.group === one)?.emoji}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ListBox
        ref={list}
        aria-label={isSearching ? strings.found : strings.groups[group]}
        layout="grid"
        className={styles.list}
        items={shown}
        dependencies={[locale]}
        renderEmptyState={() => <p className={styles.none}>{strings.none}</p>}
        onAction={(emoji) => onPick(String(emoji))}
      >
        {({ emoji, names }) => (
          <ListBoxItem id={emoji} textValue={names[locale]} aria-label={names[locale]} className={styles.emoji}>
            <span title={names[locale]}>{emoji}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
