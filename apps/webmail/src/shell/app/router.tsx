import { ToastRegion } from '@jinshu/ui/toast';
import { Suspense } from 'react';
import { toasts } from '../../core/toast/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenRoutes } from './ScreenRoutes.tsx';
import { SessionGates } from './SessionGates.tsx';

/** The screen of the address, with toasts and dialogs over it. */
export function AppRoutes() {
  return (
    <>
      <ErrorBoundary>
        <Suspense>
          <ScreenRoutes />
        </Suspense>
      </ErrorBoundary>
      <ToastRegion queue={toasts} />
      <SessionGates />
    </>
  );
}
