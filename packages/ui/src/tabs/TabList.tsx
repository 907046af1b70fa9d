import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useRef } from 'react';
import { TabList as AriaTabList, Tab, TabListStateContext } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './Tabs.css.ts';
import { OrientationContext } from './Tabs.tsx';
import { useHiddenTabs, useSelectedInView } from './useTabStrip.ts';

/** One tab of a `TabList`. */
export interface TabItem {
  id: string;
  title: string;
  icon?: IconName | undefined;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Gives it a close button; Delete and the middle mouse button close it too. @default false */
  isClosable?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabListProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly TabItem[];
  /** Told which tab is to be closed. */
  onClose?: ((id: string) => void) | undefined;
  /** `line` marks the chosen tab by a line, `soft` by its ground. @default 'line' */
  variant?: 'line' | 'soft' | undefined;
  /** A control after the tabs. */
  end?: ReactNode;
  className?: string | undefined;
}

/** The row, or column, of tabs. Those that find no room in a row are listed in a menu at its end. */
export function TabList(props: TabListProps) {
  // React Aria draws the tabs twice: first out of sight, only to learn what there is.
  const isSeen = use(TabListStateContext) !== null;
  return isSeen ? <TabStrip {...props} /> : <PlainTabs {...props} />;
}

function PlainTabs({ label, tabs, variant = 'line' }: TabListProps) {
  const isVertical = use(OrientationContext) === 'vertical';
  return (
    <AriaTabList aria-label={label} className={styles.list}>
      {tabs.map(({ id, title, icon, count, isClosable, isDisabled }, index) => (
        <Tab
          key={id}
          id={id}
          isDisabled={isDisabled ?? false}
          data-closable={isClosable || undefined}
          className={clsx(styles.tab, styles.variant[variant])}
          style={cell(index, isVertical)}
        >
          {icon !== undefined && <Icon name={icon} />}
          <span className={styles.title} data-title={title}>
            {title}
          </span>
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Tab>
      ))}
    </AriaTabList>
  );
}

function TabStrip(props: TabListProps) {
  const { tabs, onClose, variant = 'line', end, className } = props;
  const strings = useStrings().tabs;
  const state = use(TabListStateContext);
  const isVertical = use(OrientationContext) === 'vertical';
  const ref = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTabs(ref, state?.collection);
  useSelectedInView(ref, state?.selectedKey, state?.collection);
  const close = (id: string) => {
    // What stood beside the chosen tab is chosen next, as the focus goes there too.
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

/** The next tab that can be chosen, or the one before. */
function neighbour(tabs: readonly TabItem[], id: string) {
  const index = tabs.findIndex((tab) => tab.id === id);
  return [...tabs.slice(index + 1), ...tabs.slice(0, Math.max(0, index)).reverse()].find(({ isDisabled }) => !isDisabled);
}

/** The place of a tab, and of its close button above it. */
const cell = (index: number, isVertical: boolean) =>
  isVertical ? { gridRow: index + 1, gridColumn: 1 } : { gridColumn: index + 1, gridRow: 1 };
