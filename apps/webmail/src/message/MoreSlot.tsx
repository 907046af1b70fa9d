import { Suspense } from 'react';
import { lazyPart } from '../language/lazyPart.ts';
import type { ListActions } from './useListActions.tsx';

const MoreMenu = lazyPart(async () => (await import('./MoreMenuPart.ts')).MoreMenu);

/** The More menu of a list, with its words, when it is opened. */
export function MoreSlot({ actions }: { actions: Pick<ListActions, 'moreItems' | 'more'> }) {
  return (
    <Suspense>
      <MoreMenu items={actions.moreItems} onMore={(name) => actions.more(name)} />
    </Suspense>
  );
}
