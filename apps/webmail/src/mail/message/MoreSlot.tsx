import { Suspense } from 'react';
import { lazyPart } from '../../core/language/index.ts';
import type { ListActions } from './useListActions.tsx';

const MoreMenuPart = lazyPart(async () => (await import('./MoreMenuPart.tsx')).MoreMenuPart);

/** More menu of a list, loaded with its strings when it is opened. */
export function MoreSlot({ actions }: { actions: Pick<ListActions, 'situation' | 'more'> }) {
  return (
    <Suspense>
      <MoreMenuPart actions={actions} />
    </Suspense>
  );
}
