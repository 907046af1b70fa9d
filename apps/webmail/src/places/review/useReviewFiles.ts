import { downloadReviewAttachment, previewMaxBytes } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { type FileToPreview, previewAddress, previewStrings } from '../../mail/preview/index.ts';

/** Returns functions for the attachments of a held message. */
export function useReviewFiles(reviewId: number) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  return {
    /** Returns the address of an attachment. */
    hrefOf: (sid: string) => api.href(downloadReviewAttachment, { query: { mailId: reviewId, sid, did: undefined } }),
    /** Shows an attachment in a window of its own, unless it is too large. */
    preview: (file: FileToPreview, subject: string) => {
      if (file.size > previewMaxBytes) {
        toasts.add({ message: formatMessage(previewStrings.tooLarge), tone: 'danger', timeoutMs: 6000, isClosable: true, key: 'preview' });
        return;
      }
      window.open(previewAddress({ mail: { reviewId }, file, subject }), '_blank', 'noopener');
    },
  };
}
