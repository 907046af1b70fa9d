import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { surface } from '../../parts/popover/surface.css.ts';
import * as styles from './SearchSuggestions.css.ts';
import { useListboxOf, usePlace } from './suggestionField.ts';

/** Type of a suggestion. */
export type SearchSuggestionKind = 'recent' | 'person' | 'folder' | 'operator';

/** Something that can be searched for. */
export interface SearchSuggestion {
  id: string;
  kind: SearchSuggestionKind;
  label: string;
  /** Secondary text after the label, such as an address or a description of an operator. */
  detail?: string | undefined;
}

export interface SearchSuggestionsProps {
  /** The field that is typed into. It keeps the focus. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The name of the list. */
  label: string;
  suggestions: readonly SearchSuggestion[];
  /** Conditions recognized in the typed text so far. */
  chips?: readonly string[] | undefined;
  /** Number of suggestions as text, for screen readers. */
  status: string;
  onPick: (suggestion: SearchSuggestion) => void;
  /** Escape was pressed, or Enter without a choice, or the list was left. */
  onClose: () => void;
}

const icons: Readonly<Record<SearchSuggestionKind, IconName>> = {
  recent: 'clock',
  person: 'person',
  folder: 'folder',
  operator: 'search',
};

/** Search suggestions below the field. Arrow keys move, Enter accepts the active suggestion. Without one, Enter is handled by the field. */
export function SearchSuggestions({ inputRef, label, suggestions, chips = [], status, onPick, onClose }: SearchSuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = suggestions.findIndex((one) => one.id === chosenId);
  const place = usePlace(inputRef);

  useListboxOf(inputRef, `${id}list`);

  useLayoutEffect(() => {
    if (chosen < 0) inputRef.current?.removeAttribute('aria-activedescendant');
    else inputRef.current?.setAttribute('aria-activedescendant', `${id}${chosen}`);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, id, inputRef]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method composes, its keys are its own.
      if (event.target !== inputRef.current || event.isComposing || event.keyCode === 229) return;
      const { length } = suggestions;
      const moves: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen < 0 ? length - 1 : chosen - 1 };
      const next = moves[event.key];
      const taken = suggestions[chosen];
      if (next !== undefined && length > 0) setChosenId(suggestions[next]?.id ?? null);
      else if (event.key === 'Enter' && taken) onPick(taken);
      else if (event.key === 'Escape') onClose();
      else {
        if (event.key === 'Enter' || event.key === 'Tab') onClose();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the field hears of it: Enter searches there, and Escape empties it.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [chosen, suggestions, inputRef, onPick, onClose]);

  if (!place || (suggestions.length === 0 && chips.length === 0)) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on it would take the focus from the field
    <div className={clsx(surface, styles.panel)} style={place} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {chips.length > 0 && (
        <div className={styles.chips}>
          {chips.map((chip) => (
            <span key={chip} className={styles.chip}>
              {chip}
            </span>
          ))}
        </div>
      )}
      <div ref={list} id={`${id}list`} role="listbox" aria-label={label}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here by aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
          <div
            key={suggestion.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onPointerMove={() => setChosenId(suggestion.id)}
            onClick={() => onPick(suggestion)}
          >
            <Icon name={icons[suggestion.kind]} size={16} />
            <span className={styles.label}>{suggestion.label}</span>
            {suggestion.detail !== undefined && <span className={styles.detail}>{suggestion.detail}</span>}
          </div>
        ))}
      </div>
      <span role="status" className={visuallyHidden}>
        {status}
      </span>
    </div>,
    document.body,
  );
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
