import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { chosenImage, linkRange } from './commands.ts';
import type { EditorTools } from './EditorToolbar.tsx';

/** Creates the actions of the tools. They use the current view at the time of the call. */
export function makeTools(
  view: RefObject<EditorView | null>,
  caret: RefObject<HTMLElement | null>,
  setLink: (href: string) => void,
): Omit<EditorTools, 'onImageFiles'> {
  return {
    run: (command: Command) => {
      const { current } = view;
      if (!current?.editable) return;
      command(current.state, current.dispatch, current);
      // Wait a frame: a closing popover takes the focus back until it is removed.
      requestAnimationFrame(() => view.current?.focus());
    },
    canRun: (command) => view.current !== null && command(view.current.state),
    getPicture: () => {
      const image = view.current && chosenImage(view.current.state);
      return { width: image?.attrs.width ?? null, alt: image?.attrs.alt ?? '' };
    },
    askForLink: () => {
      const { current } = view;
      if (!current?.editable) return;
      const { href, from } = linkRange(current.state);
      const mark = caret.current;
      const around = mark?.offsetParent?.getBoundingClientRect();
      if (mark && around) {
        const { left, top, bottom } = current.coordsAtPos(from);
        // Measured from the window, so not a matter of the direction of writing.
        mark.style.cssText = `left: ${left - around.left}px; top: ${top - around.top}px; height: ${bottom - top}px`;
      }
      setLink(href);
    },
  };
}
