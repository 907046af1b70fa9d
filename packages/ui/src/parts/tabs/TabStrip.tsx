import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, use, useRef } from 'react';
import { TabListStateContext } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { IconButton } from '../button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { cell, PlainTabs } from './PlainTabs.tsx';
import type { TabItem, TabListProps } from './TabList.tsx';
import * as styles from './Tabs.css.ts';
import { OrientationContext } from './Tabs.tsx';
import { useHiddenTabs, useSelectedInView } from './useTabStrip.ts';

/** The tabs in a row that scrolls, with their close buttons and the menu of those out of sight. */
export function TabStrip(props: TabListProps) {
  const { tabs, onClose, variant = 'line', end, className } = props;
  const strings = useStrings().tabs;
  const state = use(TabListStateContext);
  const isVertical = use(OrientationContext) === 'vertical';
  const ref = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTabs(ref, state?.collection);
  useSelectedInView(ref, state?.selectedKey, state?.collection);
  const close = (id: string) => {
    // Select a neighbor of the closed tab, because the focus moves there too.
    const next = id === state?.selectedKey && neighbour(tabs, id);
    if (next) state.setSelectedKey(next.id);
    onClose?.(id);
  };
  const closeAt = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]')?.dataset.key : undefined;
    const tab = tabs.find((other) => other.id === id);
    if (tab?.isClosable) close(tab.id);
  };
  const rest = isVertical ? [] : tabs.filter(({ id }) => hidden.has(id));
  return (
    <div className={clsx(styles.strip, className)} data-variant={variant}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is heard here happens on the tabs */}
      <div
        ref={ref}
        className={styles.scroller}
        onKeyDown={({ key, target }: KeyboardEvent) => key === 'Delete' && closeAt(target)}
        onAuxClick={({ button, target }: MouseEvent) => button === 1 && closeAt(target)}
      >
        <PlainTabs {...props} />
        {tabs.map(({ id, title, isClosable }, index) =>
          isClosable ? (
            <button
              key={id}
              type="button"
              className={styles.close}
              style={cell(index, isVertical)}
              aria-label={strings.close}
              title={`${strings.close} ${title}`}
              tabIndex={id === state?.selectedKey ? 0 : -1}
              onClick={() => close(id)}
            >
              <Icon name="dismiss" />
            </button>
          ) : null,
        )}
      </div>
      {(rest.length > 0 || end !== undefined) && (
        <div className={styles.end}>
          {rest.length > 0 && (
            <MenuTrigger>
              <IconButton size="small" label={strings.more} icon={<Icon name="more_horizontal" />} />
              <Menu placement="bottom end" onAction={(id) => state?.setSelectedKey(id)}>
                {rest.map(({ id, title, icon, isDisabled }) => (
                  <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled ?? false}>
                    {title}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          )}
          {end}
        </div>
      )}
    </div>
  );
}

/** Returns the next enabled tab, or else the previous one. */
function neighbour(tabs: readonly TabItem[], id: string) {
  const index = tabs.findIndex((tab) => tab.id === id);
  return [...tabs.slice(index + 1), ...tabs.slice(0, Math.max(0, index)).reverse()].find(({ isDisabled }) => !isDisabled);
}
