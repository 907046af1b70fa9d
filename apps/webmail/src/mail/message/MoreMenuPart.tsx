import { MoreMenu, moreItems } from '@jinshu/ui/message-toolbar';
import type { ListActions } from './useListActions.tsx';

/** The More menu of a list (LST-14 to LST-17). */
export function MoreMenuPart({ actions }: { actions: Pick<ListActions, 'situation' | 'more'> }) {
  return <MoreMenu items={moreItems(actions.situation)} onMore={(name) => actions.more(name)} />;
}
