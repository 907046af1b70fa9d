import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { CategoryPane } from './CategoryPane.tsx';
import { ContactActions } from './ContactActions.tsx';
import { ContactPane } from './ContactPane.tsx';
import { categoriesOptions } from './category.queries.ts';
import { bookStrings as s } from './company-book.strings.ts';
import { categoryStrings } from './company-category.strings.ts';

const base = '/operation/books';

/** The company book: its contacts, and the categories that they are in. */
export function BookScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayGovern = useMay('govern');
  const { data: categories } = useQuery(categoriesOptions);
  const [isAdding, setAdding] = useState(false);
  const [view, id] = (useParams()['*'] ?? '').split('/');
  const isTree = view === 'categories';
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      subtitle={categories && formatMessage(s.count, { count: categories.reduce((sum, { contactCount }) => sum + contactCount, 0) })}
      actions={
        isTree ? (
          mayGovern && (
            <Button tone="accent" onPress={() => setAdding(true)}>
              {formatMessage(categoryStrings.add)}
            </Button>
          )
        ) : (
          <ContactActions />
        )
      }
      tabs={[
        { id: 'contacts', title: formatMessage(s.contacts), content: <ContactPane /> },
        {
          id: 'categories',
          title: formatMessage(categoryStrings.title),
          content: <CategoryPane id={Number(id)} isAdding={isAdding} onAddingEnd={() => setAdding(false)} />,
        },
      ]}
      currentTab={isTree ? 'categories' : 'contacts'}
      onTabChange={(tab) => void navigate(tab === 'contacts' ? base : `${base}/${tab}`)}
    />
  );
}
