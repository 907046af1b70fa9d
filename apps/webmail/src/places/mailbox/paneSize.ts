import type { SplitPlacement } from '@jinshu/ui/split-view';

const keyOf = (userName: string, place: SplitPlacement) => `jinshu.pane.${place}.${userName}`;

/** Size of the list beside the reading pane, per user and device (LAY-28). */
export const paneSize = {
  of: (userName: string, place: SplitPlacement): number | undefined => {
    const size = Number(localStorage.getItem(keyOf(userName, place)));
    return size > 0 ? size : undefined;
  },
  keep: (userName: string, place: SplitPlacement, size: number): void => {
    try {
      localStorage.setItem(keyOf(userName, place), String(size));
    } catch {
      // A browser that may keep nothing begins with the usual size.
    }
  },
};
