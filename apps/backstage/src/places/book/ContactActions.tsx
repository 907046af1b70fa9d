import { companyExportFormats, exportOperationContacts } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { ExportMenu, useListAddress } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { categoriesOptions } from './category.queries.ts';
import { bookStrings as s } from './company-book.strings.ts';
import { filtersOf } from './contact.queries.ts';

/** Buttons of the contacts: the export of all that fit, the import, and a new contact. A contact needs a category. */
export function ContactActions() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const report = useReport();
  const address = useListAddress();
  const mayGovern = useMay('govern');
  const { data: categories } = useQuery(categoriesOptions);
  const isDisabled = categories?.length === 0;
  return (
    <>
      <ExportMenu
        formats={companyExportFormats}
        onExport={(format) =>
          void downloadFile(() => api.call(exportOperationContacts, { query: { ...filtersOf(address), format } })).catch(report)
        }
      />
      {mayGovern && (
        <>
          <Button isDisabled={isDisabled} icon={<Icon name="arrow_import" />} onPress={() => void navigate('/operation/books/import')}>
            {formatMessage(s.import)}
          </Button>
          <Button
            tone="accent"
            isDisabled={isDisabled}
            icon={<Icon name="add" />}
            onPress={() => void navigate(`/operation/books/contacts/new?category=${address.get('category') ?? ''}`)}
          >
            {formatMessage(s.add)}
          </Button>
        </>
      )}
    </>
  );
}
