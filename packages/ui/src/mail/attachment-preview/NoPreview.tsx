import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Link } from '../../parts/link/index.ts';
import type { PreviewContent } from './PreviewContent.tsx';

interface NoPreviewProps {
  content: Extract<PreviewContent, { type: 'unsupported' | 'too-large' | 'damaged' | 'encrypted' | 'harmful' | 'failed' }>;
  downloadHref: string | undefined;
}

/** Reason why a file isn't shown, and what the user can do instead: retry or download it. */
export function NoPreview({ content, downloadHref }: NoPreviewProps) {
  const words = useStrings().attachmentPreview;
  const reasons = {
    'too-large': words.tooLarge,
    unsupported: words.unsupported,
    damaged: words.damaged,
    encrypted: words.encrypted,
    harmful: words.harmful,
  };
  if (content.type === 'failed')
    return (
      <EmptyState
        drawing="failure"
        title={words.failed}
        isAnnounced
        actions={content.onRetry && <Button onPress={content.onRetry}>{words.retry}</Button>}
      >
        {content.message}
      </EmptyState>
    );
  return (
    <EmptyState drawing="lost" title={reasons[content.type]} isAnnounced>
      {downloadHref !== undefined && (
        <Link href={downloadHref} download="">
          {words.download}
        </Link>
      )}
    </EmptyState>
  );
}
