import { Problem } from '@jinshu/api';
import type { QueuedFile } from '@jinshu/mail-machines';
import { NameConflictDialog } from '@jinshu/ui/file-browser';
import { type Upload, UploadPanel } from '@jinshu/ui/upload-list';
import { useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { filesStrings as s } from './files.strings.ts';
import type { Uploads } from './useUploads.ts';

/** Uploads in the corner of the page, with the question about a taken name. */
export function UploadCorner({ uploads }: { uploads: Uploads }) {
  const intl = useIntl();
  const { uploader, files, refused, asked, moreCount } = uploads;
  const { actor, goOn } = uploader;
  const [wrongFile, setWrongFile] = useState<string>();
  const sought = useRef<string | undefined>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const resume = async (key?: string) => {
    setWrongFile(undefined);
    if (key === undefined) return actor.send({ type: 'resume' });
    if (!files.find((file) => file.key === key)?.isLost) return actor.send({ type: 'resume', key });
    if (await goOn(key)) return;
    sought.current = key;
    chooser.current?.click();
  };
  const found = async (chosen: File | undefined) => {
    const key = sought.current;
    if (key && chosen && !(await goOn(key, chosen))) setWrongFile(files.find((file) => file.key === key)?.name);
  };
  const close = () => {
    const isOpen = ({ state }: QueuedFile) => state === 'waiting' || state === 'uploading' || state === 'paused';
    for (const file of files) if (!isOpen(file)) actor.send({ type: 'remove', key: file.key });
    // Clears the refused files too.
    if (!files.some(isOpen)) actor.send({ type: 'clear' });
  };
  const wrong = [...refused, ...(wrongFile === undefined ? [] : [intl.formatMessage(s.otherFile, { name: wrongFile })])];
  return (
    <>
      <UploadPanel
        uploads={files.map((file) => toUpload(intl, file))}
        errorMessage={wrong.length > 0 && wrong.map((sentence) => <div key={sentence}>{sentence}</div>)}
        onPause={(key) => actor.send({ type: 'pause', key })}
        onResume={(key) => void resume(key)}
        onRetry={(key) => actor.send({ type: 'retry', key })}
        onRemove={(key) => actor.send({ type: 'remove', key })}
        renderDetail={({ id }) => files.find(({ key }) => key === id)?.isLost && <small>{intl.formatMessage(s.lost)}</small>}
        onClose={close}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          void found(chosen);
        }}
      />
      {asked && (
        <NameConflictDialog
          key={asked.key}
          name={asked.name}
          moreCount={moreCount}
          onAnswer={(answer, isForAll) => uploads.answer(asked.key, answer, isForAll)}
        />
      )}
    </>
  );
}

const toUpload = (intl: IntlShape, file: QueuedFile): Upload => ({
  id: file.key,
  name: file.name,
  size: file.size,
  state: file.state,
  progress: file.size === 0 ? 0 : file.sentBytes / file.size,
  errorMessage: file.state === 'error' ? describeProblem(intl, file.problem ?? new Problem('internal')) : undefined,
});
