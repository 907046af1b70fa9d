import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.ts';
import { type AskedTooltip, watchTooltips } from './watchTooltips.ts';

// What places a tooltip comes with the first one that is shown.
const OpenTooltip = lazyPart(async () => (await import('./OpenTooltip.tsx')).OpenTooltip);

/** Shows the tooltips of the parts that carry `tooltipOf`. `UiProvider` brings it. */
export function TooltipLayer() {
  const [asked, setAsked] = useState<AskedTooltip | null>(null);
  const close = useCallback(() => setAsked(null), []);
  // It is fetched while the pointer rests; one that cannot be fetched is asked for again when it is to be shown.
  useEffect(() => watchTooltips(setAsked, () => void OpenTooltip.preload().catch(() => undefined)), []);
  return (
    asked && (
      <Suspense>
        <OpenTooltip {...asked} onClose={close} />
      </Suspense>
    )
  );
}
