import { MailTabPanel } from '@jinshu/ui/mailbox-layout';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../core/language/index.ts';
import { panelId } from '../../core/page/index.ts';
import { MessageListPane } from '../../places/mailbox/index.ts';

const AfterList = lazyPart(async () => (await import('./AfterList.tsx')).AfterList);

export interface FirstPanelProps {
  folder: string;
  title: string;
  isActive: boolean;
  /** Shown instead of the list of the folder. */
  children: ReactNode;
}

/** Panel of the first tab. */
export function FirstPanel({ folder, title, isActive, children }: FirstPanelProps) {
  const [query] = useSearchParams();
  // Memoize it, as the folders are: switching tabs must not render them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says how a list begins, and follows it from then on
  const list = useMemo(() => <MessageListPane key={folder} folder={folder} query={query} afterwards={<AfterList />} />, [folder]);
  return (
    <MailTabPanel id={isActive ? panelId : `${panelId}-list`} label={title} isHidden={!isActive}>
      {children ?? <Suspense fallback={<SkeletonRows />}>{list}</Suspense>}
    </MailTabPanel>
  );
}
