import { useEffect, useEffectEvent } from 'react';
import { shortcutPreference } from './shortcutPreference.ts';

/**
 * Keys and what they do. A key is a letter in lower case, a sign, or the name of a key, with `ctrl+`, `alt+` and `shift+` before it in
 * this order (no `shift+` before a sign); keys that follow one another stand apart: `g i`. What is absent does nothing.
 */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | false | undefined>>;

/** Where keys have a meaning of their own. */
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [contenteditable="true"], textarea, select';

/** The second key of two follows within this time. */
const followsWithinMs = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(ownKeys) !== null || target.matches('input:not([type="checkbox"], [type="radio"])'));

const isLetter = /^\p{L}$/u;

/** How a press is written in {@link Shortcuts}. */
function pressOf(event: KeyboardEvent): string {
  const { key } = event;
  // On some keyboards a sign is a letter with Alt Gr, which is told as Ctrl and Alt.
  const isSign = key.length === 1 && event.getModifierState('AltGraph');
  const held = [
    (event.ctrlKey || event.metaKey) && !isSign && 'ctrl+',
    event.altKey && !isSign && 'alt+',
    event.shiftKey && (key.length > 1 || isLetter.test(key)) && 'shift+',
  ];
  return `${held.filter(Boolean).join('')}${key === ' ' ? 'space' : key.toLowerCase()}`;
}

/** What every part of the page has to say; the one that came last is asked first. */
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
  // A letter that belongs to nothing begun is not meant for itself; Escape and Delete always are.
  const act = actOf(whole) || (press.length > 1 && actOf(press));
  begun = known.some(([keys]) => keys.startsWith(`${whole} `)) ? `${whole} ` : '';
  begunAt = event.timeStamp;
  if (!act && begun === '') return;
  event.preventDefault();
  if (act) act(event);
}

/**
 * Keys of the whole page. They rest while somebody types, and while a menu or a dialog has the keyboard; those that write a sign also where
 * they are turned off.
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
