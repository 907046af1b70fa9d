import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the keyboard has a command key. Known only in the browser; a page made on the server begins with no. */
export const useIsApple = () =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
