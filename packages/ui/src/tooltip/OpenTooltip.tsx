import { useEffect, useId, useMemo } from 'react';
import { Tooltip } from './Tooltip.tsx';
import type { AskedTooltip } from './watchTooltips.ts';

/** A tooltip at a part that asked for it; it describes the part as long as it is there. */
export function OpenTooltip({ anchor, words, shortcut }: AskedTooltip) {
  const id = useId();
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  useEffect(() => {
    if (anchor.hasAttribute('aria-describedby')) return;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return (
    <Tooltip {...{ id }} key={words} isOpen triggerRef={triggerRef} shortcut={shortcut}>
      {words}
    </Tooltip>
  );
}
