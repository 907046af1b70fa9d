import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../parts/avatar/index.ts';
import * as styles from './RecipientField.css.ts';
import type { RecipientSuggestion } from './recipients.ts';

interface SuggestionListProps {
  id: string;
  optionId: (suggestion: RecipientSuggestion) => string;
  label: string;
  anchor: RefObject<HTMLInputElement | null>;
  query: string;
  suggestions: readonly RecipientSuggestion[];
  chosen: number;
  onHover: (index: number) => void;
  onPick: (suggestion: RecipientSuggestion) => void;
}

/** The people that match, below the caret and never past the end of the field. */
export function SuggestionList({ id, optionId, label, anchor, query, suggestions, chosen, onHover, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!list.current || !box || !anchor.current) return;
    const [outer, inner] = [box.getBoundingClientRect(), anchor.current.getBoundingClientRect()];
    const isRtl = getComputedStyle(box).direction === 'rtl';
    const start = isRtl ? outer.right - inner.right : inner.left - outer.left;
    setOffset(Math.max(0, Math.min(start, outer.width - list.current.offsetWidth)));
  }, [anchor]);

  useLayoutEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list} style={{ insetInlineStart: offset }}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which points here by aria-activedescendant
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
        <div
          key={suggestion.id}
          id={optionId(suggestion)}
          role="option"
          aria-selected={index === chosen}
          data-focused={index === chosen || undefined}
          className={styles.option}
          // A press would take the focus from the input, and leaving the input cuts its text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== chosen && onHover(index)}
          onClick={() => onPick(suggestion)}
        >
          <Avatar name={suggestion.name || suggestion.address} address={suggestion.address} size="small" />
          <span className={styles.optionTexts}>
            <span className={styles.optionName}>
              <Matched text={suggestion.name || suggestion.address} query={query} />
            </span>
            <span className={styles.optionAddress}>
              <Matched text={suggestion.address} query={query} />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** The text with what was typed in bold. */
function Matched({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, at + query.length)}</b>
      {text.slice(at + query.length)}
    </>
  );
}
