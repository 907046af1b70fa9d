import { Problem } from '@jinshu/api';
import type { KeptAttachment, QueuedFile } from '@jinshu/mail-machines';
import { formatSize } from '@jinshu/ui/message-list';
import { UploadDialog } from '@jinshu/ui/upload-dialog';
import type { Upload } from '@jinshu/ui/upload-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import {
  bigUploaderOf,
  type ComingFile,
  type DroppedHandles,
  describeRefusal,
  openerOf,
  rememberHandles,
  attachmentStrings as s,
  storedOf,
} from '../../mail/attachment/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';

export interface BigUploadsProps {
  /** Called with the uploaded files when the dialog closes. */
  onDone: (files: KeptAttachment[]) => void;
  /** Called with the files that are still being uploaded then. */
  onComing: (files: ComingFile[]) => void;
  onClose: () => void;
}

/** Returns the uploader of the account. It continues without the dialog, and a toast says how it ended. */
function useUploader() {
  const { formatMessage } = useIntl();
  const account = useAccount();
  const {
    data: { transitLimit },
  } = useSuspenseQuery(composeParametersOptions(account.api));
  const uploader = bigUploaderOf(account, {
    rules: { excludedExtensions: account.info.excludedExtensions, maximumBytes: transitLimit },
    onEnd: ({ done, failed }) => {
      if (failed > 0) toasts.add({ message: formatMessage(s.uploadsFailed, { count: failed }), tone: 'danger', key: 'upload' });
      else toasts.add({ message: formatMessage(s.uploadsDone, { count: done }), key: 'upload' });
    },
  });
  const { watch } = uploader;
  useEffect(() => watch(), [watch]);
  return { ...uploader, transitLimit };
}

/**
 * Dialog of large files (ATT-14). When it closes, the message takes the uploaded files as online attachments and waits for those in
 * progress.
 */
export function BigUploads({ onDone, onComing, onClose }: BigUploadsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { actor, add, goOn, handOver, transitLimit } = useUploader();
  const opened = useRef<DroppedHandles>(new Map());
  const { files, refused } = useSelector(actor, ({ context }) => context);
  const done = files.filter(({ state }) => state === 'success');
  const [wrongFile, setWrongFile] = useState<string>();
  const sought = useRef<string | undefined>(undefined);
  const chooser = useRef<HTMLInputElement>(null);

  const resume = async (key: string) => {
    setWrongFile(undefined);
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
    onDone(
      done.flatMap((file) => {
        const stored = storedOf(file);
        return stored ? [{ id: stored.id, name: stored.name, size: stored.size, isOnline: true }] : [];
      }),
    );
    for (const { key } of done) actor.send({ type: 'remove', key });
    onComing(handOver());
    onClose();
  };
  const wrong = [
    ...refused.map((one) => describeRefusal(intl, one, transitLimit)),
    ...(wrongFile === undefined ? [] : [formatMessage(s.otherFile, { name: wrongFile })]),
  ];

  return (
    <div onDropCapture={(event) => rememberHandles(event, opened.current)}>
      <UploadDialog
        words={wordsOf(intl)}
        uploads={files.map((file) => toUpload(intl, file))}
        description={formatMessage(s.uploadHelp, { size: formatSize(transitLimit, intl.locale) })}
        errorMessage={wrong.length > 0 && wrong.map((sentence) => <div key={sentence}>{sentence}</div>)}
        status={files.length > 0 && formatMessage(s.uploadStatus, { done: done.length, total: files.length })}
        onFiles={(chosen) => {
          setWrongFile(undefined);
          add(chosen, (file) => openerOf(opened.current, file));
        }}
        onPause={(key) => actor.send({ type: 'pause', key })}
        onResume={(key) => {
          if (key === undefined) actor.send({ type: 'resume' });
          else void resume(key);
        }}
        onRetry={(key) => actor.send({ type: 'retry', key })}
        onRemove={(key) => actor.send({ type: 'remove', key })}
        onClear={() => actor.send({ type: 'clear' })}
        renderDetail={({ id }) => files.find(({ key }) => key === id)?.isLost && <small>{formatMessage(s.lost)}</small>}
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
    </div>
  );
}

const wordsOf = ({ formatMessage }: IntlShape) => ({
  title: formatMessage(s.uploadTitle),
  files: formatMessage(s.uploadFiles),
  list: formatMessage(s.uploadList),
  pauseAll: formatMessage(s.pauseAll),
  resumeAll: formatMessage(s.resumeAll),
  clear: formatMessage(s.clear),
  close: formatMessage(s.close),
});

const toUpload = (intl: IntlShape, file: QueuedFile): Upload => ({
  id: file.key,
  name: file.name,
  size: file.size,
  state: file.state,
  progress: file.size === 0 ? 0 : file.sentBytes / file.size,
  errorMessage: file.state === 'error' ? describeProblem(intl, file.problem ?? new Problem('internal')) : undefined,
});
