import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Collection, ListBox, ListBoxItem, type ListBoxProps, Popover } from 'react-aria-components';
import { useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import * as menu from '../menu/Menu.css.ts';
import { surface } from '../popover/surface.css.ts';
import { ProgressCircle } from '../progress-circle/index.ts';
import * as styles from './ComboBox.css.ts';

/** The id of the line that loads again. */
export const retryId = 'jinshu-combo-box-retry';

export interface ComboBoxListProps<T extends object> {
  children: ListBoxProps<T>['children'];
  items: Iterable<T> | undefined;
  isLoading: boolean;
  loadError: ReactNode | true;
  emptyText: ReactNode;
  canRetry: boolean;
}

/** List below the field: the items, and loading, error and empty states. */
export function ComboBoxList<T extends object>({ children, items, isLoading, loadError, emptyText, canRetry }: ComboBoxListProps<T>) {
  const strings = useStrings().comboBox;
  const failure = isLoading || !loadError ? null : loadError === true ? strings.failed : loadError;
  const isEmpty = items !== undefined && [...items].length === 0;
  const loading = <ProgressCircle size="small" label={strings.loading} isLabelVisible isIndeterminate />;
  return (
    <Popover data-skin={useScopedSkin()} className={clsx(surface, menu.popover)} offset={4} containerPadding={8}>
      <ListBox<T>
        className={menu.menu}
        renderEmptyState={() => (
          <div className={clsx(styles.note, failure !== null && styles.failed)}>
            {isLoading ? loading : (failure ?? emptyText ?? strings.empty)}
          </div>
        )}
      >
        {items === undefined ? typeof children === 'function' ? null : children : <Collection items={items}>{children}</Collection>}
        {failure !== null && canRetry && (
          <ListBoxItem id={retryId} className={menu.item} textValue={strings.retry}>
            <span className={clsx(menu.words, styles.failed)}>{failure}</span>
            <span className={styles.retry}>{strings.retry}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {isLoading && !isEmpty && <div className={clsx(styles.note, styles.noteBelow)}>{loading}</div>}
    </Popover>
  );
}
