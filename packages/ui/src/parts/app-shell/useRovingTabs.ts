import { type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * One stop of the Tab key for a list of tabs: arrows move the focus, Home and End jump, and nothing is opened until
 * the tab is pressed, since opening one changes the page. Both axes work, for the list lies flat on a phone.
 */
export function useRovingTabs(keys: readonly string[], selectedKey: string | null) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const stop = [focusedKey, selectedKey, keys[0]].find((key) => key != null && keys.includes(key));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) => tab.offsetParent !== null);
    const at = tabs.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl' && /Left|Right/.test(event.key);
    const step = (steps[event.key] ?? 0) * (isTurned ? -1 : 1);
    const target =
      event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : step ? tabs[(at + step + tabs.length) % tabs.length] : undefined;
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === ' ') {
      // A tab is pressed with Space too; the link it is made of knows Enter only.
      event.preventDefault();
      tabs[at]?.click();
    }
  }

  return {
    listProps: { onKeyDown, onBlur: () => setFocusedKey(null) },
    tabProps: (key: string) => ({ tabIndex: key === stop ? 0 : -1, onFocus: () => setFocusedKey(key) }),
  };
}
