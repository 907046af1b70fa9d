import { type ReactNode, use } from 'react';
import { TabListStateContext } from 'react-aria-components';
import type { IconName } from '../../foundation/icon/index.ts';
import { PlainTabs } from './PlainTabs.tsx';
import { TabStrip } from './TabStrip.tsx';

/** One tab of a `TabList`. */
export interface TabItem {
  id: string;
  title: string;
  icon?: IconName | undefined;
  /** Number of items in the tab. */
  count?: number | undefined;
  /** Gives it a close button; Delete and the middle mouse button close it too. @default false */
  isClosable?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabListProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** Called with the id of the tab to close. */
  onClose?: ((id: string) => void) | undefined;
  /** Style of the selected tab: `line` underlines it, `soft` gives it a background. @default 'line' */
  variant?: 'line' | 'soft' | undefined;
  /** A control after the tabs. */
  end?: ReactNode;
  className?: string | undefined;
}

/** The row, or column, of tabs. Those that find no room in a row are listed in a menu at its end. */
export function TabList(props: TabListProps) {
  // React Aria draws the tabs twice: first out of sight, only to learn what there is.
  const isSeen = use(TabListStateContext) !== null;
  return isSeen ? <TabStrip {...props} /> : <PlainTabs {...props} />;
}
