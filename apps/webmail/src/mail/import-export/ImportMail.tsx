import { Problem } from '@jinshu/api';
import type { QueuedFile } from '@jinshu/mail-machines';
import { ImportDialog } from '@jinshu/ui/import-dialog';
import type { Upload } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { useFolderName } from '../folder/index.ts';
import { importExportStrings as s } from './import-export.strings.ts';
import { importerOf, resultOf } from './importer.ts';

export interface ImportMailProps {
  /** Folder from whose menu the dialog was opened. */
  rawName: string;
  onDone: () => void;
}

/** Dialog that imports message files into a folder (IMX-01 to IMX-09). Imports continue after it closes. */
export function ImportMail({ rawName, onDone }: ImportMailProps) {
  const intl = useIntl();
  const account = useAccount();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(account.api));
  const { actor, add } = importerOf(account, intl);
  const { files, folder } = useSelector(actor, ({ context }) => context);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  useEffect(() => actor.send({ type: 'chooseFolder', folder: rawName }), [actor, rawName]);

  return (
    <ImportDialog
      // Mail is not imported among what the user writes (FLD-11), and nowhere that is locked.
      folders={folders
        .filter((one) => one.rawName !== 'Drafts' && !one.isLocked)
        .map((one) => ({ rawName: one.rawName, name: nameOf(one) }))}
      folder={folder}
      onFolderChange={(next) => actor.send({ type: 'chooseFolder', folder: next })}
      uploads={files.map((file) => toUpload(intl, file))}
      errorMessage={rejected.length > 0 && intl.formatMessage(s.notMails, { names: intl.formatList(rejected) })}
      onFiles={(chosen) => {
        setRejected([]);
        add(chosen);
      }}
      onReject={setRejected}
      onPause={(key) => actor.send({ type: 'pause', key })}
      onResume={(key) => actor.send({ type: 'resume', key })}
      onRemove={(key) => actor.send({ type: 'remove', key })}
      onRetry={(key) => actor.send({ type: 'retry', key })}
      onClear={() => {
        setRejected([]);
        actor.send({ type: 'clear' });
      }}
      renderDetail={({ id }) => <Result file={files.find(({ key }) => key === id)} />}
      onClose={onDone}
    />
  );
}

const toUpload = (intl: IntlShape, file: QueuedFile): Upload => ({
  id: file.key,
  name: file.name,
  size: file.size,
  state: file.state,
  progress: file.size === 0 ? 0 : file.sentBytes / file.size,
  errorMessage: file.state === 'error' ? describeFailure(intl, file) : undefined,
});

/** The words for why a file did not go in (ERR-21, ERR-22). */
function describeFailure(intl: IntlShape, { refusal, problem }: QueuedFile): string {
  if (refusal === 'empty') return intl.formatMessage(s.empty);
  const code = problem instanceof Problem ? problem.code : undefined;
  if (refusal === 'too-big' || code === 'import-too-big') return intl.formatMessage(s.tooBig);
  return code === 'import-not-mail' ? intl.formatMessage(s.notMail) : describeProblem(intl, problem);
}

/** Result of an imported file. */
function Result({ file }: { file: QueuedFile | undefined }) {
  const { formatMessage, formatList } = useIntl();
  const result = file && resultOf(file);
  if (!result) return null;
  const said = [
    formatMessage(s.result, { count: result.importedCount }),
    result.presentCount > 0 && formatMessage(s.present, { count: result.presentCount }),
    result.failed.length > 0 && formatMessage(s.failedMails, { count: result.failed.length }),
  ];
  return (
    <span title={result.failed.map(({ name }) => name).join('\n')}>{formatList(said.filter(Boolean) as string[], { type: 'unit' })}</span>
  );
}
