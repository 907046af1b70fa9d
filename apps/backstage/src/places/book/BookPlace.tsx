import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { CategoryPane } from './CategoryPane.tsx';
import { bookStrings as s } from './company-book.strings.ts';
import { categoryStrings } from './company-category.strings.ts';

const base = '/operation/books';

/** The company book. */
export function BookPlace() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayGovern = useMay('govern');
  const [isAdding, setAdding] = useState(false);
  const [, id] = (useParams()['*'] ?? '').split('/');
  const tabs = [
    {
      id: 'categories',
      title: formatMessage(categoryStrings.title),
      content: <CategoryPane id={Number(id)} isAdding={isAdding} onAddingEnd={() => setAdding(false)} />,
    },
  ];
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      actions={
        mayGovern && (
          <Button tone="accent" onPress={() => setAdding(true)}>
            {formatMessage(categoryStrings.add)}
          </Button>
        )
      }
      tabs={tabs}
      currentTab="categories"
      onTabChange={(tab) => void navigate(`${base}/${tab}`)}
    />
  );
}
