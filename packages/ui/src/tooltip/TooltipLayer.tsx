import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type AskedTooltip, watchTooltips } from './watchTooltips.ts';

// What places a tooltip comes with the first one that is shown.
const OpenTooltip = lazy(async () => ({ default: (await import('./OpenTooltip.tsx')).OpenTooltip }));

/** Shows the tooltips of the parts that carry `tooltipOf`. `UiProvider` brings it. */
export function TooltipLayer() {
  const [asked, setAsked] = useState<AskedTooltip | null>(null);
  const close = useCallback(() => setAsked(null), []);
  useEffect(() => watchTooltips(setAsked), []);
  return (
    asked && (
      <Suspense>
        <OpenTooltip {...asked} onClose={close} />
      </Suspense>
    )
  );
}
