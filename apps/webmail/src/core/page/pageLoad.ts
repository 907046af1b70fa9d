/** Loads pages. Memory of the page before is released. */
export const pageLoad = {
  /** Loads a page in place of this one, to which Back then doesn't lead. */
  replace: (path: string): void => location.replace(path),
};
