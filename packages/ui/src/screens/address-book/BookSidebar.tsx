import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { Icon as FirstIcon } from '../../foundation/icon/index.ts';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { ContactSource } from '../../mail/contact-picker/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import * as styles from './BookSidebar.css.ts';
import { BookTree, type BookTreeProps } from './BookTree.tsx';
import type { BookEntry } from './contacts.ts';

/** Props of {@link BookSidebar}. An action whose handler is left out is left out. */
export interface BookSidebarProps extends Omit<BookTreeProps, 'label'> {
  /** Content above, for a shared mailbox. */
  head?: ReactNode;
  /** The books that are offered, in their order. */
  books: readonly BookEntry[];
  source: ContactSource;
  onSourceChange: (source: ContactSource) => void;
  onPrefetchBook?: ((source: ContactSource) => void) | undefined;
  onAdd?: (() => void) | undefined;
  onNewGroup?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
}

const icons = { pab: 'person', oab: 'organization', cab: 'building', soab: 'globe', lab: 'people' } as const;

/** Column beside the contacts: New contact, New group, Refresh, and the address books with the tree of the open one. */
export function BookSidebar({ head, books, source, onSourceChange, onPrefetchBook, ...props }: BookSidebarProps) {
  const { addressBook: words } = useStrings();
  const { onAdd, onNewGroup, onRefresh, isRefreshing = false, ...tree } = props;
  const open = (event: MouseEvent, to: ContactSource) => {
    // With these keys the browser opens the book elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSourceChange(to);
  };
  return (
    <div className={styles.sidebar}>
      {head}
      <div className={styles.top}>
        {onAdd && (
          <Button tone="accent" className={styles.add} icon={<Icon name="person_add" />} onPress={onAdd}>
            {words.add}
          </Button>
        )}
        {onNewGroup && <IconButton label={words.newGroup} icon={<FirstIcon name="folder_add" />} onPress={onNewGroup} />}
        <IconButton label={words.refresh} icon={<Icon name="arrow_clockwise" />} isPending={isRefreshing} onPress={onRefresh} />
      </div>
      <nav aria-label={words.books} className={styles.books}>
        {books.map((book) => {
          const isOpen = book.source === source;
          const name = words.bookNames[book.source];
          return (
            <Fragment key={book.source}>
              <a
                href={book.href}
                className={styles.book}
                aria-current={isOpen ? 'page' : undefined}
                aria-label={book.count === undefined ? name : words.nodeCount(name, book.count)}
                onClick={(event) => open(event, book.source)}
                onPointerEnter={() => onPrefetchBook?.(book.source)}
                onFocus={() => onPrefetchBook?.(book.source)}
              >
                <Icon name={icons[book.source]} size={16} />
                <span className={styles.bookName}>{name}</span>
                {book.count !== undefined && <span className={styles.count} data-count={book.count} />}
              </a>
              {isOpen && tree.nodes.length > 0 && (
                <div className={styles.nodes}>
                  <BookTree key={source} label={words.trees[source]} {...tree} />
                </div>
              )}
            </Fragment>
          );
        })}
      </nav>
    </div>
  );
}
