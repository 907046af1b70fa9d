import { useEffect, useEffectEvent } from 'react';
import { shortcutPreference } from './shortcutPreference.ts';

/**
 * Keys and their actions. A key is a lower-case letter, a sign, or a key name. Prefixes are `ctrl+`, `alt+` and `shift+`, in this order (no
 * `shift+` before a sign). Keys in sequence are separated by a space: `g i`. Absent keys do nothing.
 */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | false | undefined>>;

/** Elements that handle keys themselves. */
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [contenteditable="true"], textarea, select';

/** The second key of two follows within this time. */
const followsWithinMs = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(ownKeys) !== null || target.matches('input:not([type="checkbox"], [type="radio"])'));

const isLetter = /^\p{L}$/u;

/** Returns a key press in the format of {@link Shortcuts}. */
function pressOf(event: KeyboardEvent): string {
  const { key } = event;
  // On some keyboards, a sign is typed with Alt Gr, which is reported as Ctrl and Alt.
  const isSign = key.length === 1 && event.getModifierState('AltGraph');
  const held = [
    (event.ctrlKey || event.metaKey) && !isSign && 'ctrl+',
    event.altKey && !isSign && 'alt+',
    event.shiftKey && (key.length > 1 || isLetter.test(key)) && 'shift+',
  ];
  return `${held.filter(Boolean).join('')}${key === ' ' ? 'space' : key.toLowerCase()}`;
}

/** Shortcuts of all mounted components. The last one registered takes precedence. */
const sources = new Set<() => Shortcuts>();
let begun = '';
let begunAt = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(event.key)) return;
  const press = pressOf(event);
  if (press.length === 1 && !shortcutPreference.isOn()) return;
  const whole = event.timeStamp - begunAt < followsWithinMs ? begun + press : press;
  const known = [...sources].toReversed().flatMap((source) => Object.entries(source()).filter(([, act]) => act));
  const actOf = (wanted: string) => known.find(([keys]) => keys === wanted)?.[1];
  // After an unfinished sequence, a character that doesn't complete it is ignored. Named keys such as Escape and Delete still act alone.
  const act = actOf(whole) || (press.length > 1 && actOf(press));
  begun = known.some(([keys]) => keys.startsWith(`${whole} `)) ? `${whole} ` : '';
  begunAt = event.timeStamp;
  if (!act && begun === '') return;
  event.preventDefault();
  if (act) act(event);
}

/**
 * Registers keys for the whole page. They are inactive while the user types, and while a menu or a dialog has the focus. Keys that type a
 * character are also inactive if the user has turned them off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const source = () => current();
    if (sources.size === 0) document.addEventListener('keydown', onKeyDown);
    sources.add(source);
    return () => {
      sources.delete(source);
      if (sources.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
