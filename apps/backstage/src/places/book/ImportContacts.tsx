import { type CompanyImportRow, downloadCompanySample, type PersonImportOutcome } from '@jinshu/api';
import { StepsPage } from '@jinshu/ui/back-stage';
import { showBidiControls } from '@jinshu/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { ImportFile, ImportFoot, ImportRows, ImportSide, peopleImportStrings } from '../../core/import/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { bookStrings as s } from './company-book.strings.ts';
import { ImportedContacts } from './ImportedContacts.tsx';
import { useContactImport } from './useContactImport.ts';
import { useContactImportColumns } from './useContactImportColumns.tsx';
import { useFirstCategory } from './useFirstCategory.ts';

const types = ['.csv', '.xlsx', '.xls', '.vcf'];
const textOf = ({ row, name, address }: CompanyImportRow) => `${row} ${name} ${address}`;

/** Import of contacts from a file, which shows what each row becomes before anything is written (BAK-58). */
export function ImportContacts() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<number>();
  const categoryId = useFirstCategory(chosen);
  const [outcome, setOutcome] = useState<PersonImportOutcome>();
  const [isAllOrNothing, setAllOrNothing] = useState(false);
  const columns = useContactImportColumns();
  const { check, start } = useContactImport({ categoryId, isAllOrNothing });
  const shown = start.data ?? check.data;
  const frame = {
    back: { label: formatMessage(s.back), href: '/operation/books' },
    title: formatMessage(s.importTitle),
    steps: [
      { id: 'file', label: formatMessage(peopleImportStrings.stepFile) },
      { id: 'check', label: formatMessage(peopleImportStrings.stepCheck) },
      { id: 'import', label: formatMessage(peopleImportStrings.stepImport) },
    ],
  };
  if (!file || !shown)
    return (
      <StepsPage {...frame} currentId="file">
        <ImportFile
          file={file}
          isPending={check.isPending || categoryId === undefined}
          error={check.error ?? undefined}
          types={types}
          words={{ file: formatMessage(s.file), help: formatMessage(s.fileHelp), type: formatMessage(s.fileType) }}
          sample={(format) => api.call(downloadCompanySample, { query: { format } })}
          onFile={(given) => {
            setFile(given);
            setOutcome(undefined);
            start.reset();
            check.mutate(given);
          }}
        >
          <CategorySelect
            label={formatMessage(s.fileCategory)}
            description={formatMessage(s.fileCategoryHelp)}
            value={categoryId}
            onChange={setChosen}
          />
        </ImportFile>
      </StepsPage>
    );
  return (
    <StepsPage
      {...frame}
      currentId={start.data ? 'import' : 'check'}
      onStepPress={() => check.reset()}
      subtitle={formatMessage(peopleImportStrings.fileRows, { name: showBidiControls(file.name), count: shown.results.length })}
      aside={
        start.data ? (
          <ImportedContacts done={start.data} />
        ) : (
          <ImportSide checked={shown} isAllOrNothing={isAllOrNothing} onAllOrNothingChange={setAllOrNothing} />
        )
      }
      foot={
        start.data ? undefined : (
          <ImportFoot
            checked={shown}
            isAllOrNothing={isAllOrNothing}
            isPending={start.isPending}
            errorMessage={start.error ? describe(start.error) : undefined}
            onStart={() => start.mutate(file)}
            onOtherFile={() => check.reset()}
          />
        )
      }
    >
      <ImportRows checked={shown} columns={columns} textOf={textOf} outcome={outcome} onOutcomeChange={setOutcome} />
    </StepsPage>
  );
}
