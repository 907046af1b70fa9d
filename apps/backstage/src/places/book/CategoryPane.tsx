import { ScreenFailure } from '@jinshu/app/problem';
import { Link } from '@jinshu/ui/link';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { TreePanes } from '../../core/tree/index.ts';
import { categoriesOptions } from './category.queries.ts';
import { categoryTree } from './categoryTree.ts';
import { bookStrings } from './company-book.strings.ts';
import { categoryStrings as s } from './company-category.strings.ts';

export interface CategoryPaneProps {
  /** Number of the category in the address. */
  id: number;
  isAdding: boolean;
  onAddingEnd: () => void;
}

/** The categories of the company book, and the editor of the selected one (BAK-57). */
export function CategoryPane(adding: CategoryPaneProps) {
  const { formatMessage } = useIntl();
  const { data: categories, error, refetch } = useQuery(categoriesOptions);
  if (!categories) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <TreePanes tree={categoryTree} nodes={categories} icon="book_contacts" {...adding}>
      {(category) => (
        <SettingsRow label={formatMessage(s.contacts)}>
          <span>{formatMessage(s.ownAndAll, { own: category.contactCount, all: category.allContactCount })}</span>
          <Link href={`/operation/books?category=${category.id}`}>{formatMessage(bookStrings.toBook)}</Link>
        </SettingsRow>
      )}
    </TreePanes>
  );
}
