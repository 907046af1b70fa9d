import { type CallOutput, downloadCompanyImport, type importCompanyContacts } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { SideCard } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { ImportCounts } from '../../core/import/index.ts';
import { bookStrings as s } from './company-book.strings.ts';

/** Results of an import, with their only download. */
export function ImportedContacts({ done }: { done: CallOutput<typeof importCompanyContacts> }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const report = useReport();
  const [wasTaken, setTaken] = useState(false);
  const take = (format: 'csv' | 'xlsx') =>
    void downloadFile(() => api.call(downloadCompanyImport, { params: { id: done.id }, body: { format } })).then(
      () => setTaken(true),
      report,
    );
  return (
    <>
      <ImportCounts checked={done} />
      <SideCard title={formatMessage(s.done)}>
        <p role="status">{formatMessage(s.onceHelp)}</p>
        <Button isDisabled={wasTaken} icon={<Icon name="arrow_download" />} onPress={() => take('csv')}>
          {formatMessage(s.downloadCsv)}
        </Button>
        <Button isDisabled={wasTaken} icon={<Icon name="arrow_download" />} onPress={() => take('xlsx')}>
          {formatMessage(s.downloadXlsx)}
        </Button>
        <Button tone="accent" onPress={() => void navigate('/operation/books')}>
          {formatMessage(s.toBook)}
        </Button>
      </SideCard>
    </>
  );
}
