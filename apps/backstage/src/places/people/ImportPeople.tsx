import { checkPeopleImport, downloadPeopleSample, importPeople, type PersonImportOutcome, type PersonImportRow } from '@jinshu/api';
import { StepsPage } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { showBidiControls } from '@jinshu/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { ImportFile, ImportFoot, ImportRows, ImportSide, peopleImportStrings as s } from '../../core/import/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useImportColumns } from './useImportColumns.tsx';

const types = ['.csv', '.xlsx'];
const textOf = ({ row, cells }: PersonImportRow) => [row, cells.name, cells.address].filter(Boolean).join(' ');

/** Import of people from a file, which shows what each row becomes before anything is written (BAK-28, BAK-29). */
export function ImportPeople() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<PersonImportOutcome>();
  const [options, setOptions] = useState({ isAllOrNothing: false, mustChange: true });
  const columns = useImportColumns();
  const check = useMutation({ mutationFn: (given: File) => api.call(checkPeopleImport, { file: given, body: {} }) });
  const start = useMutation({
    mutationFn: (given: File) => api.call(importPeople, { file: given, body: options }),
    onSuccess: ({ id }) => void navigate(`/operation/people/jobs/${id}`, { replace: true }),
  });
  const take = (given: File) => {
    setFile(given);
    setOutcome(undefined);
    start.reset();
    check.mutate(given);
  };
  const checked = check.data;
  const steps = [
    { id: 'file', label: formatMessage(s.stepFile) },
    { id: 'check', label: formatMessage(s.stepCheck) },
    { id: 'import', label: formatMessage(s.stepImport) },
  ];
  const frame = { back: { label: formatMessage(s.back), href: '/operation/people' }, title: formatMessage(s.title), steps };
  if (!file || !checked)
    return (
      <StepsPage {...frame} currentId="file">
        <ImportFile
          file={file}
          isPending={check.isPending}
          error={check.error ?? undefined}
          onFile={take}
          types={types}
          words={{ file: formatMessage(s.file), help: formatMessage(s.fileHelp), type: formatMessage(s.fileType) }}
          sample={(format) => api.call(downloadPeopleSample, { query: { format } })}
        />
      </StepsPage>
    );
  return (
    <StepsPage
      {...frame}
      currentId="check"
      onStepPress={() => check.reset()}
      subtitle={formatMessage(s.fileRows, { name: showBidiControls(file.name), count: checked.results.length })}
      aside={
        <ImportSide
          checked={checked}
          isAllOrNothing={options.isAllOrNothing}
          onAllOrNothingChange={(isAllOrNothing) => setOptions({ ...options, isAllOrNothing })}
        >
          <Checkbox isSelected={options.mustChange} onChange={(mustChange) => setOptions({ ...options, mustChange })}>
            {formatMessage(s.mustChange)}
          </Checkbox>
          <div>{formatMessage(s.passwordHelp)}</div>
        </ImportSide>
      }
      foot={
        <ImportFoot
          checked={checked}
          isAllOrNothing={options.isAllOrNothing}
          isPending={start.isPending}
          errorMessage={start.error ? describe(start.error) : undefined}
          onStart={() => start.mutate(file)}
          onOtherFile={() => check.reset()}
        />
      }
    >
      <ImportRows checked={checked} columns={columns} textOf={textOf} outcome={outcome} onOutcomeChange={setOutcome} />
    </StepsPage>
  );
}
