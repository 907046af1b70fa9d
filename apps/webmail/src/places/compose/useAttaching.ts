import { Problem } from '@jinshu/api';
import { type AttachmentEvent, type ComposedAttachment, type KeptAttachment, sortByRules } from '@jinshu/mail-machines';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { type ComingFile, describeRefusal, settleOnDisk } from '../../mail/attachment/index.ts';
import { type Composer, composeParametersOptions, composeStrings } from '../../mail/draft/index.ts';

/** The files themselves, which no machine keeps. They outlive the form, so that a failed one can be tried again later. */
const filesOf = new WeakMap<Composer, Map<string, File | ComingFile>>();

/** Sends a file as a link if it is too large for an attachment. */
const asLink = ({ size }: { size: number }, limit: number) => size > limit && { isOnline: true };

/** Has the user choose files. */
function chooseFiles(onChosen: (files: readonly File[]) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.addEventListener('change', () => chooser.files?.length && onChosen([...chooser.files]));
  chooser.click();
}

/** Adds files to a message, removes them, and retries failed uploads. */
export function useAttaching(composer: Composer) {
  const intl = useIntl();
  const report = useReport();
  const { api, queryClient, info } = useAccount();
  const files = filesOf.get(composer) ?? new Map<string, File | ComingFile>();
  filesOf.set(composer, files);
  /** Returns whether attachments can be changed. During and after sending they can't, and a toast tells the user. */
  const takesFiles = (): boolean => {
    const snapshot = composer.getSnapshot();
    if (snapshot.status !== 'active') return false;
    const isOnItsWay = snapshot.hasTag('busy') || snapshot.hasTag('sent');
    if (isOnItsWay) toasts.add({ message: intl.formatMessage(composeStrings.filesWait), tone: 'info', key: 'files-wait' });
    return !isOnItsWay;
  };
  const send = (event: AttachmentEvent): boolean => {
    const isTaken = takesFiles();
    if (isTaken) composer.send(event);
    return isTaken;
  };
  const add = (file: File | ComingFile, link: ReturnType<typeof asLink>) => {
    const key = crypto.randomUUID();
    files.set(key, file);
    send({ type: 'attach', key, name: file.name, size: file.size, file, ...link });
  };
  const parametersOf = () => queryClient.fetchQuery(composeParametersOptions(api));

  async function attach(chosen: readonly File[]): Promise<void> {
    const { transitLimit, attachmentLimit } = await parametersOf();
    const { taken, refused } = sortByRules([...chosen], { excludedExtensions: info.excludedExtensions, maximumBytes: transitLimit });
    // Show one toast for all, because the next toast would replace it.
    const said = refused.map((one) => describeRefusal(intl, one, transitLimit)).join(' ');
    if (said !== '') toasts.add({ message: said, tone: 'danger' });
    for (const file of taken) add(file, asLink(file, attachmentLimit));
  }

  async function attachKept(chosen: readonly KeptAttachment[]): Promise<void> {
    const parameters = await parametersOf();
    const settled = await Promise.all(chosen.map((file) => settleOnDisk(api, file, parameters)));
    for (const { problem } of settled) if (problem !== undefined) report(problem);
    send({ type: 'attachKept', files: settled.map(({ file }) => ({ ...file, ...asLink(file, parameters.attachmentLimit) })) });
  }

  return {
    takesFiles,
    attach: (chosen: readonly File[]) => {
      attach(chosen).catch(report);
    },
    attachKept: (chosen: readonly KeptAttachment[]) => {
      attachKept(chosen).catch(report);
    },
    /** Attaches large files that are still uploading. The message isn't sent without them. */
    attachComing: (coming: readonly ComingFile[]) => {
      for (const file of coming) add(file, { isOnline: true });
    },
    /** ERR-20: folders can't be attached. */
    refuseFolders: () => report(new Problem('send-no-folders')),
    change: (key: string, change: Partial<Pick<ComposedAttachment, 'level' | 'isOnline' | 'validity'>>) =>
      send({ type: 'changeAttachment', key, change }),
    detach: (key: string) => {
      if (!send({ type: 'detach', key })) return;
      const file = files.get(key);
      if (file && 'drop' in file) file.drop();
      files.delete(key);
    },
    retry: (key: string) => {
      const file = files.get(key);
      if (file && !('isGone' in file && file.isGone())) {
        send({ type: 'retryUpload', key, file });
        return;
      }
      // The file was lost with its page or its upload was dropped. The user must choose it again.
      chooseFiles((chosen) => {
        send({ type: 'detach', key });
        attach(chosen).catch(report);
      });
    },
  };
}
