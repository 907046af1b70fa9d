import { useEffect, useId, useMemo } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components';
import * as styles from './Tooltip.css.ts';
import { Tooltip } from './Tooltip.tsx';
import type { AskedTooltip } from './watchTooltips.ts';

interface OpenTooltipProps extends AskedTooltip {
  onClose: () => void;
}

/** Tooltip of one component. It describes the component while it is open. */
export function OpenTooltip({ anchor, words, shortcut, onClose }: OpenTooltipProps) {
  const id = useId();
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  // When it opens and closes is watched outside: inside it is always open.
  const state = useMemo(() => ({ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }), [onClose]);
  useEffect(() => {
    if (anchor.hasAttribute('aria-describedby')) return;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...{ id, 'data-skin': anchor.closest('[data-skin]')?.getAttribute('data-skin') }}
        key={words}
        triggerRef={triggerRef}
        shortcut={shortcut}
        className={styles.isClickedThrough}
      >
        {words}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
