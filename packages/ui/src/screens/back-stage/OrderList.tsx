import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import * as styles from './OrderList.css.ts';

/** An entry of an ordered list. */
export interface OrderListItem {
  id: string;
  name: string;
  /** A second line. */
  about?: string | undefined;
  /** Address of an image. */
  picture?: string | undefined;
  /** Shown at the end of the line, such as a number or a `StatusWord`. */
  note?: ReactNode;
  /** State of its switch; without one it has none. */
  isOn?: boolean | undefined;
}

export interface OrderListProps {
  label: string;
  items: readonly OrderListItem[];
  /** The item that is open beside the list. */
  currentId?: string | undefined;
  onOpen: (id: string) => void;
  /** Moves an item before another one, or with `null` to the end, by dragging or with Alt and an arrow key. Without it the order is fixed. */
  onMove?: ((id: string, beforeId: string | null) => void) | undefined;
  /** Switches an item on or off. */
  onToggle?: ((id: string, isOn: boolean) => void) | undefined;
  /** Name of the switch of an item. */
  toggleLabel?: ((name: string) => string) | undefined;
  emptyState: ReactNode;
}

/** Returns what an item comes before when it is moved one line up or down; `undefined` at the end of the list. */
function beforeByKey(ids: readonly string[], id: string, key: string): string | null | undefined {
  const at = ids.indexOf(id);
  if (at === -1) return undefined;
  if (key === 'ArrowUp') return ids[at - 1];
  return key === 'ArrowDown' && at + 1 < ids.length ? (ids[at + 2] ?? null) : undefined;
}

/** Entries in an order that can be changed, each opened beside the list. */
export function OrderList({ label, items, currentId, onOpen, onMove, onToggle, toggleLabel, emptyState }: OrderListProps) {
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      const rest = ids.filter((one) => one !== id);
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      if (id !== undefined) onMove?.(id, rest[at] ?? null);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.altKey ? (event.target as Element).closest<HTMLElement>('[role="row"]')?.dataset.key : undefined;
    const beforeId = id === undefined ? undefined : beforeByKey(ids, id, event.key);
    if (id === undefined || beforeId === undefined || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(id, beforeId);
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <GridList
        aria-label={label}
        className={styles.list}
        items={items.map((item, at) => ({ ...item, place: at + 1 }))}
        dependencies={[currentId, onMove, onToggle]}
        onAction={(key) => onOpen(String(key))}
        {...(onMove && { dragAndDropHooks })}
        renderEmptyState={() => emptyState}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={item.name}
            className={styles.row}
            data-current={item.id === currentId || undefined}
            data-off={item.isOn === false || undefined}
          >
            {onMove && (
              <AriaButton slot="drag" className={styles.handle}>
                <Icon name="re_order_dots_vertical" size={16} />
              </AriaButton>
            )}
            <span className={clsx(styles.place, styles.onCurrent)}>{item.place}</span>
            {item.picture !== undefined && <img className={styles.picture} src={item.picture} alt="" />}
            <span className={styles.texts}>
              <bdi className={styles.name}>{item.name}</bdi>
              {item.about !== undefined && item.about !== '' && (
                <bdi className={clsx(styles.about, styles.onCurrent)} title={item.about}>
                  {item.about}
                </bdi>
              )}
            </span>
            {item.note !== undefined && <span className={clsx(styles.note, styles.onCurrent)}>{item.note}</span>}
            {item.isOn !== undefined && onToggle && (
              <Switch
                aria-label={toggleLabel?.(item.name) ?? item.name}
                isSelected={item.isOn}
                onChange={(isOn) => onToggle(item.id, isOn)}
              />
            )}
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}
