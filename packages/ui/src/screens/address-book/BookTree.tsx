// biome-ignore-all lint/a11y/useFocusableInteractive: one line of the tree is its tab stop, the others are reached by arrows
import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { inlineVars } from '../../foundation/styles/inlineVars.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import * as styles from './BookTree.css.ts';
import { type BookItem, bookItems, wayTo } from './bookItems.ts';
import type { BookNode } from './contacts.ts';
import { useBookDrop } from './useBookDrop.ts';
import { useBookTreeKeys } from './useBookTreeKeys.ts';

/** Props of {@link BookTree}. */
export interface BookTreeProps {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly BookNode[];
  selectedId?: string | undefined;
  onSelect: (nodeId: string) => void;
  /** The pointer or the focus has come to a line. */
  onPrefetch?: ((nodeId: string) => void) | undefined;
  /** F2 on a group of the user. */
  onRename?: ((node: BookNode) => void) | undefined;
  /** Delete on a group of the user. */
  onDelete?: ((node: BookNode) => void) | undefined;
  /** The menu button, right click, or menu key of a group of the user; `anchor` is where the menu belongs. */
  onMenu?: ((node: BookNode, anchor: HTMLElement) => void) | undefined;
  /** Contacts were dropped on a group of the user. The keyboard has the groups of the selection bar instead. */
  onDropContacts?: ((ids: readonly string[], node: BookNode) => void) | undefined;
}

/** Groups or departments of a book: one tab stop, arrows move and open, letters jump, F2 renames and Delete deletes. */
export function BookTree(props: BookTreeProps) {
  const { label, nodes, selectedId, onSelect, onPrefetch, onMenu } = props;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...nodes.map(({ id }) => id), ...wayTo(nodes, selectedId).slice(0, -1)]),
  );
  const [focusedId, setFocusedId] = useState<string>();
  const rootRef = useRef<HTMLDivElement>(null);
  const items = useMemo(() => bookItems(nodes, expanded), [nodes, expanded]);
  const tabStop = [focusedId, selectedId, items[0]?.node.id].find((id) => items.some(({ node }) => node.id === id));
  const expand = (id: string, isOpen: boolean) =>
    setExpanded((known) => new Set(isOpen ? [...known, id] : [...known].filter((one) => one !== id)));
  const itemOf = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-node]');
    return { element, item: items.find(({ node }) => node.id === element?.dataset.node) };
  };
  const focus = (index: number) => {
    const id = items[index]?.node.id;
    if (id !== undefined) rootRef.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = useBookTreeKeys({ ...props, items, itemOf, focus, expand });
  const drop = useBookDrop({ itemOf, onDropContacts: props.onDropContacts });
  const onClick = (event: MouseEvent) => {
    const { item } = itemOf(event.target);
    if (!item) return;
    const action = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (action?.dataset.action === 'expand') expand(item.node.id, !item.isExpanded);
    else if (action) onMenu?.(item.node, action);
    else onSelect(item.node.id);
  };
  const onContextMenu = (event: MouseEvent) => {
    const { element, item } = itemOf(event.target);
    if (!element || !item?.node.isOwn || !onMenu) return;
    event.preventDefault();
    onMenu(item.node, element);
  };
  return (
    <div
      ref={rootRef}
      role="tree"
      aria-label={label}
      className={styles.tree}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const id = itemOf(target).item?.node.id;
        setFocusedId(id);
        if (id !== undefined) onPrefetch?.(id);
      }}
      onPointerOver={({ target }: PointerEvent) => {
        const id = itemOf(target).item?.node.id;
        if (id !== undefined) onPrefetch?.(id);
      }}
      {...drop.handlers}
    >
      {items.map((item) => (
        <Line
          key={item.node.id}
          item={item}
          isSelected={item.node.id === selectedId}
          isTabStop={item.node.id === tabStop}
          hasMenu={onMenu !== undefined && item.node.isOwn === true}
          isTarget={drop.targetId === item.node.id}
        />
      ))}
    </div>
  );
}

interface LineProps {
  item: BookItem;
  isSelected: boolean;
  isTabStop: boolean;
  hasMenu: boolean;
  isTarget: boolean;
}

function Line({ item: { node, level, position, setSize, isExpanded }, isSelected, isTabStop, hasMenu, isTarget }: LineProps) {
  const { addressBook: words } = useStrings();
  const name = showBidiControls(node.name);
  return (
    <div
      role="treeitem"
      className={styles.line}
      style={inlineVars({ [styles.levelOf]: String(level) })}
      data-node={node.id}
      data-drop={isTarget || undefined}
      aria-label={node.count === undefined ? name : words.nodeCount(name, node.count)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      {isExpanded !== undefined && (
        <span className={styles.chevron} data-action="expand" aria-hidden="true">
          <Icon name={isExpanded ? 'chevron_down' : 'chevron_right'} isMirrored={!isExpanded} size={16} />
        </span>
      )}
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      {hasMenu && (
        <button type="button" tabIndex={-1} className={styles.menu} data-action="menu" aria-label={words.nodeMenu} aria-haspopup="menu">
          <Icon name="more_horizontal" size={16} />
        </button>
      )}
      {node.count !== undefined && <span className={styles.count} data-count={node.count} />}
    </div>
  );
}
