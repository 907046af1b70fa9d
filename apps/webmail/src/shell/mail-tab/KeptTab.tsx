import type { MailTab } from '@jinshu/mail-machines';
import { MailTabPanel } from '@jinshu/ui/mailbox-layout';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../core/language/index.ts';
import { panelId } from '../../core/page/index.ts';
import { AttachedMessageTab } from '../../places/attached-message/index.ts';
import { ComposeTab } from '../../places/compose/index.ts';
import { SearchTab } from '../../places/search/index.ts';

const ReviewTab = lazyPart(async () => (await import('./ReviewScreen.tsx')).ReviewTab);

const keptKinds: Partial<Record<MailTab['kind'], typeof SearchTab>> = {
  compose: ComposeTab,
  attached: AttachedMessageTab,
  review: ReviewTab,
};

/** Tab that keeps its state while hidden. Reading tabs aren't kept: they are rendered again from the cache. */
export const KeptTab = memo(function KeptTab({ tab, title, isHidden }: { tab: MailTab; title: string; isHidden: boolean | 'ahead' }) {
  const Shown = keptKinds[tab.kind] ?? SearchTab;
  return (
    <MailTabPanel id={isHidden ? `${panelId}-${tab.id}` : panelId} label={title} isHidden={isHidden}>
      <Suspense fallback={<SkeletonRows />}>
        <Shown tab={tab} />
      </Suspense>
    </MailTabPanel>
  );
});
