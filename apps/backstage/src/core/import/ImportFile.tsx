import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { StepSheet } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { FileDropZone } from '@jinshu/ui/file-drop-zone';
import { Icon } from '@jinshu/ui/icon-more';
import { Progress } from '@jinshu/ui/progress';
import { showBidiControls } from '@jinshu/ui/text';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDescribe } from '../problem/index.ts';
import { peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportFileProps {
  file: File | undefined;
  isPending: boolean;
  error: Error | undefined;
  onFile: (file: File) => void;
  /** Endings of the files that are taken, with a dot. */
  types: readonly string[];
  /** Name of the zone, help in it, and error of a file of another type. */
  words: { file: string; help: string; type: string };
  /** Downloads a sample. */
  sample: (format: 'csv' | 'xlsx') => ReturnType<Parameters<typeof downloadFile>[0]>;
  /** Fields above the zone. */
  children?: ReactNode;
}

/** First step of an import: the file, and a sample of it (BAK-28). */
export function ImportFile({ file, isPending, error, onFile, types, words, sample, children }: ImportFileProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const report = useReport();
  const [isOther, setOther] = useState(false);
  const download = (format: 'csv' | 'xlsx') => void downloadFile(() => sample(format)).catch(report);
  return (
    <StepSheet>
      {children}
      <FileDropZone
        size="large"
        label={words.file}
        acceptedFileTypes={[...types]}
        allowsMultiple={false}
        description={words.help}
        isDisabled={isPending}
        errorMessage={isOther ? words.type : error && describe(error)}
        onFiles={([first]) => {
          setOther(false);
          if (first) onFile(first.file);
        }}
        onReject={() => setOther(true)}
      />
      {isPending && file && <Progress label={formatMessage(s.checking, { name: showBidiControls(file.name) })} isIndeterminate />}
      <p>{formatMessage(s.sampleHelp)}</p>
      <div>
        <Button icon={<Icon name="arrow_download" />} onPress={() => download('csv')}>
          {formatMessage(s.sampleCsv)}
        </Button>{' '}
        <Button icon={<Icon name="arrow_download" />} onPress={() => download('xlsx')}>
          {formatMessage(s.sampleXlsx)}
        </Button>
      </div>
    </StepSheet>
  );
}
