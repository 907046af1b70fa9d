import { previewMaxBytes } from '@jinshu/api';
import type { PreviewContent } from '@jinshu/ui/attachment-preview';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import type { OpenPdf, UnshownPdf } from './openPdf.ts';
import type { FileToPreview } from './previewAddress.ts';
import { type AskedFile, askPreview, fetchPreview, type PreviewSource, previewHref } from './previewCalls.ts';

/** Requested attachment and its message. */
interface Asked {
  mail: PreviewSource;
  file: FileToPreview;
  /** Grant of a message opened with a password, or of a share. */
  grant?: string | undefined;
}

const askedOf = ({ mail, file: { sid }, grant }: Asked): AskedFile => ({ mail, sid, grant });

/** Query for the server's preview of an attachment. Attachments never change. */
const previewOptions = (asked: Asked) =>
  queryOptions({
    queryKey: ['preview', asked.mail, asked.file.sid] as const,
    queryFn: ({ signal }) => askPreview(api, askedOf(asked), signal),
  });

/** A PDF that is open, or why it is not; nothing while it is fetched. */
function usePdf(asked: Asked | null): { pdf?: OpenPdf; error?: unknown } {
  const [found, setFound] = useState<{ key: string; pdf?: OpenPdf; error?: unknown }>();
  const key = asked && JSON.stringify(askedOf(asked));
  useEffect(() => {
    if (key === null) return;
    const leave = new AbortController();
    let opened: OpenPdf | undefined;
    const open = async () => {
      // The reader of PDFs loads beside the file.
      const [{ openPdf }, { blob }] = await Promise.all([
        import('./openPdf.ts'),
        fetchPreview(api, JSON.parse(key) as AskedFile, leave.signal),
      ]);
      opened = await openPdf(new Uint8Array(await blob.arrayBuffer()));
      if (leave.signal.aborted) opened.close();
      else setFound({ key, pdf: opened });
    };
    open().catch((error: unknown) => !leave.signal.aborted && setFound({ key, error }));
    return () => {
      leave.abort();
      opened?.close();
    };
  }, [key]);
  return found?.key === key ? found : {};
}

const isUnshown = (error: unknown): error is UnshownPdf => error instanceof Error && 'reason' in error;

/** Returns the content of a preview (VIE-05, VIE-07). */
export function usePreview(asked: Asked): PreviewContent {
  const intl = useIntl();
  const isTooLarge = asked.file.size > previewMaxBytes;
  const { data, error, refetch } = useQuery({ ...previewOptions(asked), enabled: !isTooLarge });
  // The preview of a shared file has its own grant for its bytes.
  const shown = data?.grant === undefined ? asked : { ...asked, grant: data.grant };
  const { pdf, error: pdfError } = usePdf(data?.kind === 'pdf' ? shown : null);
  if (isTooLarge) return { type: 'too-large' };
  const failed = error ?? (isUnshown(pdfError) ? undefined : pdfError);
  if (failed) return { type: 'failed', message: describeProblem(intl, failed), onRetry: () => void refetch() };
  if (isUnshown(pdfError)) return { type: pdfError.reason };
  const { kind, text = '', html, sheets = [], isCut, failure } = data ?? {};
  switch (kind) {
    case 'none':
      return { type: failure ?? 'damaged' };
    case 'image':
      return { type: 'image', url: previewHref(api, askedOf(shown)) };
    case 'html':
      return { type: 'html', html: html ?? '', isCut };
    case 'text':
      return { type: 'text', text, html, isCut };
    case 'sheets':
      return { type: 'sheets', sheets, text: data?.text, isCut };
    default:
      return pdf ? { type: 'pdf', document: pdf } : { type: 'loading' };
  }
}
