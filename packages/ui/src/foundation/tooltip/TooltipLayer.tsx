import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../foundation/lazy/lazyPart.ts';
import { type AskedTooltip, watchTooltips } from './watchTooltips.ts';

// What places a tooltip comes with the first one that is shown.
const OpenTooltip = lazyPart(async () => (await import('./OpenTooltip.tsx')).OpenTooltip);

/** Layer that shows the tooltips of components with `tooltipOf`. `UiProvider` includes it. */
export function TooltipLayer() {
  const [asked, setAsked] = useState<AskedTooltip | null>(null);
  const close = useCallback(() => setAsked(null), []);
  // Load it while the pointer is over the component. If loading fails, it is requested again when the tooltip is shown.
  useEffect(() => watchTooltips(setAsked, () => void OpenTooltip.preload().catch(() => undefined)), []);
  return (
    asked && (
      <Suspense>
        <OpenTooltip {...asked} onClose={close} />
      </Suspense>
    )
  );
}
