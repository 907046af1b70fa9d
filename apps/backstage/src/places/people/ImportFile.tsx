import { downloadPeopleSample } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { StepSheet } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { FileDropZone } from '@jinshu/ui/file-drop-zone';
import { Icon } from '@jinshu/ui/icon-more';
import { Progress } from '@jinshu/ui/progress';
import { showBidiControls } from '@jinshu/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportFileProps {
  file: File | undefined;
  isPending: boolean;
  error: Error | undefined;
  onFile: (file: File) => void;
}

const types = ['.csv', '.xlsx'];

/** First step of an import: the file, and a sample of it (BAK-28). */
export function ImportFile({ file, isPending, error, onFile }: ImportFileProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const report = useReport();
  const [isOther, setOther] = useState(false);
  const sample = (format: 'csv' | 'xlsx') => void downloadFile(() => api.call(downloadPeopleSample, { query: { format } })).catch(report);
  return (
    <StepSheet>
      <FileDropZone
        size="large"
        label={formatMessage(s.file)}
        acceptedFileTypes={types}
        allowsMultiple={false}
        description={formatMessage(s.fileHelp)}
        isDisabled={isPending}
        errorMessage={isOther ? formatMessage(s.fileType) : error && describe(error)}
        onFiles={([first]) => {
          setOther(false);
          if (first) onFile(first.file);
        }}
        onReject={() => setOther(true)}
      />
      {isPending && file && <Progress label={formatMessage(s.checking, { name: showBidiControls(file.name) })} isIndeterminate />}
      <p>{formatMessage(s.sampleHelp)}</p>
      <div>
        <Button icon={<Icon name="arrow_download" />} onPress={() => sample('csv')}>
          {formatMessage(s.sampleCsv)}
        </Button>{' '}
        <Button icon={<Icon name="arrow_download" />} onPress={() => sample('xlsx')}>
          {formatMessage(s.sampleXlsx)}
        </Button>
      </div>
    </StepSheet>
  );
}
