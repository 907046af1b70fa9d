import {
  canPreview,
  downloadAttachment,
  downloadAttachments,
  holderOf,
  isMailFile,
  type Message,
  type MessageAttachment,
  previewMaxBytes,
  saveAttachment,
} from '@jinshu/api';
import { AttachmentList } from '@jinshu/ui/attachment-list';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { failing, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { openPreview } from './openPreview.ts';
import { previewStrings as s } from './preview.strings.ts';

const SavedFiles = lazyPart(async () => (await import('./SavedFiles.tsx')).SavedFiles);

export interface LetterFilesProps {
  message: Pick<Message, 'folder' | 'uid' | 'subject' | 'attachments'>;
  grant?: string | undefined;
  /**
   * Whether only this window can fetch the files: after the password was given, or while a burn-after-reading message is open. The preview
   * window then gets the file list from this one.
   */
  isSealed?: boolean | undefined;
}

/** Files of a message, without inline images, and their actions (RED-35 to RED-39). */
export function LetterFiles({ message, grant, isSealed = false }: LetterFilesProps) {
  const intl = useIntl();
  const { api, info, account } = useAccount();
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<readonly number[] | null>(null);
  const { uid, folder, subject } = message;
  const files = message.attachments.filter(({ isInline }) => !isInline);
  if (files.length === 0) return null;

  const refOf = ({ sid, did }: MessageAttachment) => ({ uid, folder, sid, did: did?.toString(), grant });
  const preview = (file: MessageAttachment) => {
    if (isMailFile(file)) {
      account.send({ type: 'openAttached', folder, uid, sid: file.sid, title: file.name.replace(/\.eml$/i, '') });
      return;
    }
    if (file.size > previewMaxBytes) {
      toasts.add({ message: intl.formatMessage(s.tooLarge), tone: 'danger', timeoutMs: 6000, isClosable: true, key: 'preview' });
      return;
    }
    openPreview({ mail: { uid, folder }, file, subject }, isSealed ? { grant, files } : undefined);
  };
  const save = async (chosen: readonly MessageAttachment[]) => {
    if (isSaving) return;
    setSaving(true);
    try {
      const ids: number[] = [];
      for (const file of chosen) ids.push((await api.call(saveAttachment, { body: refOf(file) })).id);
      toasts.add({
        message: intl.formatMessage(s.saved),
        action: { label: intl.formatMessage(s.chooseFolder), onPress: () => setSaved(ids) },
      });
    } catch (error) {
      tellFailure(intl, error, failing.save);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <AttachmentList
        attachments={files}
        canPreview={(file) => isMailFile(file) || canPreview(file.name)}
        onSave={(file) => void save([file])}
        {...(files.length > 1 && { onSaveAll: () => void save(files) })}
        {...(info.canDownload && {
          downloadHref: (file: MessageAttachment) => api.href(downloadAttachment, { query: { ...refOf(file), download: true } }),
          ...(files.length > 1 &&
            // Only for the message in the folder: an attached message is downloaded as one file.
            files.every(({ sid }) => holderOf(sid) === undefined) && {
              downloadAllHref: api.href(downloadAttachments, { query: { uid, folder, grant } }),
            }),
          onPreview: preview,
        })}
      />
      {saved && (
        <Suspense>
          <SavedFiles ids={saved} onClose={() => setSaved(null)} />
        </Suspense>
      )}
    </>
  );
}
