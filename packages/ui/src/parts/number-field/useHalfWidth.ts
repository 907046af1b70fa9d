import { type RefObject, useEffect } from 'react';
import { toHalfWidth } from './toHalfWidth.ts';

/** Lets the input inside a box take figures of full width, which it would refuse as no figures. */
export function useHalfWidth(boxRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const onBeforeInput = (event: InputEvent) => {
      const half = toHalfWidth(event.data ?? '');
      const input = event.target;
      if (event.isComposing || half === (event.data ?? '') || !(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      write(input, half, input.selectionStart ?? 0, input.selectionEnd ?? 0);
    };
    const onCompositionEnd = ({ target: input }: CompositionEvent) => {
      if (input instanceof HTMLInputElement) write(input, toHalfWidth(input.value), 0, input.value.length);
    };
    // Listen in the capture phase, so that the field validates the converted text.
    box.addEventListener('beforeinput', onBeforeInput, true);
    box.addEventListener('compositionend', onCompositionEnd, true);
    return () => {
      box.removeEventListener('beforeinput', onBeforeInput, true);
      box.removeEventListener('compositionend', onCompositionEnd, true);
    };
  }, [boxRef]);
}

/** Writes as if it were typed: React overlooks a value that is set through its own property. */
function write(input: HTMLInputElement, text: string, from: number, to: number) {
  if (input.value.slice(from, to) === text) return;
  input.setRangeText(text, from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
