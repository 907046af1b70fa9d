import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The page that is shown, counted from 1. */
  page: number;
  pageSize: number;
  /** Number of items on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** The pointer or the focus has come to the button that leads to this page. */
  onPrefetch?: ((page: number) => void) | undefined;
  /** Called with the new page size. Without it the size can't be changed. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** @default [10, 20, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /** Formats the range of visible items, if they aren't messages. */
  formatRange?: ((from: number, to: number, total: number) => string) | undefined;
  /** Formats the page size, if the items aren't messages. */
  formatPageSize?: ((pageSize: number) => string) | undefined;
  isDisabled?: boolean | undefined;
}

const usualSizes = [10, 20, 50, 100];

/** Current page, number of pages, and navigation to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  onPrefetch,
  onPageSizeChange,
  pageSizes = usualSizes,
  formatRange,
  formatPageSize,
  isDisabled = false,
}: PaginationProps) {
  const strings = useStrings().pagination;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const sizeWords = formatPageSize ?? strings.pageSize;
  const stepTo = (wanted: number) => ({
    isDisabled: isDisabled || wanted < 1 || wanted > pages,
    onPress: () => onPageChange(wanted),
    onHoverStart: () => onPrefetch?.(wanted),
    onFocus: () => onPrefetch?.(wanted),
  });
  // Nothing to count, and no other page to go to: what would say so is noise.
  if (total === 0) return null;
  return (
    <nav aria-label={strings.label} className={styles.root}>
      <span className={styles.range}>{(formatRange ?? strings.range)(from, Math.min(page * pageSize, total), total)}</span>
      {onPageSizeChange && total > Math.min(...pageSizes) && (
        <MenuTrigger>
          <Button variant="quiet" isDisabled={isDisabled} iconAfter={<Icon name="chevron_down" />}>
            {sizeWords(pageSize)}
          </Button>
          <Menu
            placement="bottom end"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[pageSize]}
            onAction={(size) => onPageSizeChange(Number(size))}
          >
            {pageSizes.map((size) => (
              <MenuItem key={size} id={size}>
                {sizeWords(size)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
      {pages > 1 && (
        <span className={styles.steps}>
          <IconButton label={strings.previous} icon={<Icon name="chevron_left" isMirrored />} {...stepTo(page - 1)} />
          <PageJump page={page} pages={pages} isDisabled={isDisabled || pages === 1} onPageChange={onPageChange} />
          <IconButton label={strings.next} icon={<Icon name="chevron_right" isMirrored />} {...stepTo(page + 1)} />
        </span>
      )}
    </nav>
  );
}

type PageJumpProps = Pick<PaginationProps, 'page' | 'onPageChange' | 'isDisabled'> & { pages: number };

/** Shows the page number; pressing it opens a field for another number above it. */
function PageJump({ page, pages, isDisabled, onPageChange }: PageJumpProps) {
  const strings = useStrings().pagination;
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const answer = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      const wanted = Number.parseInt(event.currentTarget.value, 10);
      if (wanted >= 1) onPageChange(Math.min(wanted, pages));
    } else if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    // Leaving the field takes it away.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={place} className={styles.jump}>
      <Button
        variant="quiet"
        aria-label={strings.page(page, pages)}
        excludeFromTabOrder={isAsking}
        isDisabled={isDisabled ?? false}
        onPress={() => setAsking(true)}
      >
        {`${page} / ${pages}`}
      </Button>
      {isAsking && (
        <input
          className={styles.jumpField}
          aria-label={strings.goTo}
          inputMode="numeric"
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked to write here
          autoFocus
          defaultValue={page}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setAsking(false)}
          onKeyDown={answer}
        />
      )}
    </span>
  );
}
