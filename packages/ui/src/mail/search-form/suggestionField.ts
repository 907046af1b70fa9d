import { type RefObject, useLayoutEffect, useState } from 'react';

/** Marks a field as one that has a list with this id, for screen readers, while the list is shown. */
export function useListboxOf(inputRef: RefObject<HTMLInputElement | null>, listId: string): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const attributes = { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-activedescendant']) input.removeAttribute(name);
    };
  }, [listId, inputRef]);
}

/** Returns the place of a list below the box of its field, as wide as the box. */
export function usePlace(inputRef: RefObject<HTMLInputElement | null>) {
  const [place, setPlace] = useState<{ insetBlockStart: number; insetInlineStart: number; inlineSize: number }>();
  useLayoutEffect(() => {
    const measure = () => {
      const box = inputRef.current?.parentElement?.getBoundingClientRect();
      if (!box) return;
      const isRtl = getComputedStyle(document.body).direction === 'rtl';
      const start = isRtl ? window.innerWidth - box.right : box.left;
      setPlace({ insetBlockStart: box.bottom + 4, insetInlineStart: start, inlineSize: box.width });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [inputRef]);
  return place;
}
