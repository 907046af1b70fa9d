import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import * as styles from './MailTabs.css.ts';
import { TabFace } from './TabFace.tsx';
import type { MailTab } from './tab.ts';

/** Props of {@link MailTabs}. */
export interface MailTabsProps {
  /** The open tabs. The first is the list and cannot be closed. */
  tabs: readonly MailTab[];
  selectedKey: string;
  onSelectionChange: (key: string) => void;
  /** The close button of a tab, Delete on it, or a press of the middle mouse button. */
  onClose: (key: string) => void;
  onCloseAll: () => void;
  /** Id of the panel that shows the selected tab. */
  panelId?: string | undefined;
  className?: string | undefined;
}

/**
 * Tabs of open messages, drafts and searches. Close buttons are siblings of the tab list, positioned with `order`: neither a tab nor a tab
 * list may contain a button.
 */
export function MailTabs({ tabs, selectedKey, onSelectionChange, onClose, onCloseAll, panelId, className }: MailTabsProps) {
  const words = useStrings().mailTabs;
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const trackFocus = useSelectedInView(rootRef, selectedKey, tabs.length);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const moves: Record<string, number> = { [next]: index + 1, [previous]: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
    const target = moves[event.key];
    const tab = tabs[index];
    if (event.key === 'Delete' && index > 0 && tab) onClose(tab.key);
    else if (target !== undefined) {
      const moved = tabs[target % tabs.length];
      if (!moved) return;
      rootRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(moved.key)}"]`)?.focus();
      onSelectionChange(moved.key);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={clsx(styles.strip, className)}>
      <div className={styles.scroller} ref={rootRef} {...trackFocus}>
        <div role="tablist" aria-label={words.name} className={styles.list}>
          {tabs.map((tab, index) => {
            const { key, title, hint } = tab;
            const isSelected = key === selectedKey;
            return (
              <button
                key={key}
                type="button"
                role="tab"
                id={`${id}${key}`}
                data-key={key}
                className={styles.tab}
                data-closable={index > 0 ? '' : undefined}
                style={{ order: index * 2 }}
                aria-selected={isSelected}
                aria-controls={isSelected ? panelId : undefined}
                title={showBidiControls(hint || title)}
                tabIndex={isSelected ? 0 : -1}
                onClick={() => onSelectionChange(key)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onAuxClick={(event) => event.button === 1 && index > 0 && onClose(key)}
              >
                <TabFace tab={tab} isSelected={isSelected} />
              </button>
            );
          })}
        </div>
        {tabs.slice(1).map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.close}
            style={{ order: index * 2 + 3 }}
            aria-label={words.closeTab}
            aria-describedby={`${id}${key}`}
            tabIndex={key === selectedKey ? 0 : -1}
            onClick={() => onClose(key)}
          >
            <Icon name="dismiss" size={16} />
          </button>
        ))}
      </div>
      {tabs.length > 1 && (
        <button type="button" className={styles.closeAll} onClick={onCloseAll}>
          <Icon name="dismiss_circle" size={16} />
          {words.closeAll}
        </button>
      )}
    </div>
  );
}

/** Brings the selected tab into view, and gives it the focus when the tab that had it was closed. */
function useSelectedInView(rootRef: React.RefObject<HTMLDivElement | null>, selectedKey: string, count: number) {
  const hadFocus = useRef(false);
  const lastCount = useRef(count);
  useLayoutEffect(() => {
    const tab = rootRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selectedKey)}"]`);
    // Scroll with the next frame: scrolling now would force an extra layout.
    const frame = requestAnimationFrame(() => tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }));
    if (count < lastCount.current && hadFocus.current && document.activeElement === document.body) tab?.focus();
    lastCount.current = count;
    return () => cancelAnimationFrame(frame);
  }, [rootRef, selectedKey, count]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // React tells of no blur while it removes a tab, so what is heard here was a leave.
    onBlur: (event: React.FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
