import type { UiStrings } from '../../foundation/strings/UiStrings.ts';

/** Key of a shortcut: its symbol, and its name for keys whose symbol is unclear. */
export interface ShortcutKey {
  /** Nothing, where a key has no sign and its name is drawn. */
  drawn: string;
  /** The entry of `UiStrings.shortcut.keys`; without it the drawing is read. */
  name?: KeyName | undefined;
}

/** Keys that have a text name. */
export type KeyName = keyof UiStrings['shortcut']['keys'];

type Drawn = Readonly<Record<string, ShortcutKey>>;

const everywhere: Drawn = {
  enter: { drawn: 'Enter', name: 'Enter' },
  esc: { drawn: 'Esc', name: 'Escape' },
  escape: { drawn: 'Esc', name: 'Escape' },
  space: { drawn: '', name: 'Space' },
  up: { drawn: '↑', name: 'ArrowUp' },
  down: { drawn: '↓', name: 'ArrowDown' },
  left: { drawn: '←', name: 'ArrowLeft' },
  right: { drawn: '→', name: 'ArrowRight' },
  arrowup: { drawn: '↑', name: 'ArrowUp' },
  arrowdown: { drawn: '↓', name: 'ArrowDown' },
  arrowleft: { drawn: '←', name: 'ArrowLeft' },
  arrowright: { drawn: '→', name: 'ArrowRight' },
  '↑': { drawn: '↑', name: 'ArrowUp' },
  '↓': { drawn: '↓', name: 'ArrowDown' },
  '←': { drawn: '←', name: 'ArrowLeft' },
  '→': { drawn: '→', name: 'ArrowRight' },
  ctrl: { drawn: 'Ctrl', name: 'Ctrl' },
  alt: { drawn: 'Alt', name: 'Alt' },
  shift: { drawn: 'Shift', name: 'Shift' },
  del: { drawn: 'Del', name: 'Delete' },
  delete: { drawn: 'Del', name: 'Delete' },
  backspace: { drawn: '⌫', name: 'Backspace' },
  tab: { drawn: 'Tab', name: 'Tab' },
  home: { drawn: 'Home', name: 'Home' },
  end: { drawn: 'End', name: 'End' },
  pageup: { drawn: 'PgUp', name: 'PageUp' },
  pagedown: { drawn: 'PgDn', name: 'PageDown' },
};

const onApple: Drawn = {
  ctrl: { drawn: '⌘', name: 'Command' },
  alt: { drawn: '⌥', name: 'Option' },
  shift: { drawn: '⇧', name: 'Shift' },
  enter: { drawn: '↩', name: 'Enter' },
  del: { drawn: '⌦', name: 'Delete' },
  delete: { drawn: '⌦', name: 'Delete' },
};

/**
 * Reads a shortcut: keys held together are joined by `+`, presses that follow one another stand apart.
 * `G I` is two presses, `Ctrl+Shift+B` one. On Apple's machines Ctrl is the command key.
 */
export function parseKeys(keys: string, isApple: boolean): ShortcutKey[][] {
  return keys
    .split(/\s+/)
    .filter((press) => press !== '')
    .map((press) =>
      // The plus key itself is the one after which nothing is left.
      press.split(/\+(?!$)/).map((key) => {
        const known = key.toLowerCase();
        return (isApple ? onApple[known] : undefined) ?? everywhere[known] ?? { drawn: key.length === 1 ? key.toUpperCase() : key };
      }),
    );
}
