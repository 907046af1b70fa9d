import { downloadAttachment, Problem } from '@jinshu/api';
import { EmptyState } from '@jinshu/ui/empty-state';
import { PrintSheet } from '@jinshu/ui/print-sheet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { describeProblem, ScreenFailure } from '../../core/problem/index.ts';
import { loginInfoOptions } from '../../core/session/index.ts';
import { type PrintedMail, takePrinted } from './printMail.ts';

/** Time limit for the images of the message, in milliseconds. After that, it is printed without them. */
const patienceMs = 5000;

/** Resolves when every image of the page and its messages has loaded or failed. */
async function picturesOf(root: ParentNode): Promise<void> {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const pictures = [root, ...shadows].flatMap((tree) => [...tree.querySelectorAll('img')]);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

const dateOf = ({ sentAt, arrivedAt }: PrintedMail) => sentAt ?? arrivedAt;

export interface PrintScreenProps {
  /** It was there before the screen was locked: the dialog has been open already. @default false */
  isShownAgain?: boolean | undefined;
}

/** Print view of a message. Reads it from session storage and opens the print dialog automatically (VIE-08, VIE-09). */
export function PrintScreen({ isShownAgain = false }: PrintScreenProps) {
  const intl = useIntl();
  const [mail] = useState(takePrinted);
  const { data: info, error, refetch } = useQuery(loginInfoOptions(api));
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  if (!info) return null;
  const failure = info.canPrint ? !mail && 'mail-not-found' : 'forbidden';
  if (failure) return <EmptyState drawing="failure" title={describeProblem(intl, new Problem(failure))} />;
  return mail && <Paper mail={mail} isShownAgain={isShownAgain} />;
}

function Paper({ mail, isShownAgain }: { mail: PrintedMail; isShownAgain: boolean }) {
  const intl = useIntl();
  const resolveCid = useMemo(() => {
    const { uid, folder, attachments, grant } = mail;
    return (contentId: string) => {
      const part = attachments.find((attachment) => attachment.contentId === contentId);
      return part && api.href(downloadAttachment, { query: { uid, folder, sid: part.sid, download: undefined, grant } });
    };
  }, [mail]);

  const resolveRemote = useMemo(() => {
    const pictures = mail.pictures && new Map(mail.pictures);
    return pictures && ((url: string) => pictures.get(url));
  }, [mail]);

  useEffect(() => {
    let isHere = true;
    const before = document.title;
    // Sets the name of the print job or PDF file.
    document.title = mail.subject || before;
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    void Promise.race([Promise.all([document.fonts?.ready, picturesOf(document)]), patience]).then(() => {
      if (isHere && !isShownAgain) window.print();
    });
    return () => {
      isHere = false;
      document.title = before;
    };
  }, [mail, isShownAgain]);

  const showsHtml = mail.isHtml && (mail.mode === 'html' || mail.text === '');
  return (
    <PrintSheet
      {...mail}
      attachments={mail.attachments.filter(({ isInline }) => !isInline)}
      date={dateOf(mail) && intl.formatDate(dateOf(mail), { dateStyle: 'long', timeStyle: 'short', ...mail.clock })}
      html={showsHtml ? mail.html : undefined}
      resolveCid={resolveCid}
      resolveRemote={resolveRemote}
    />
  );
}
