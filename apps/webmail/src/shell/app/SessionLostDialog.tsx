import type { Problem } from '@jinshu/api';
import { Suspense, useEffect, useState } from 'react';
import { hasLetters } from '../../core/account/index.ts';
import { onSessionLost } from '../../core/api/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { sessionStore } from '../../core/session/index.ts';

const SessionLost = lazyPart(async () => (await import('./SessionLost.tsx')).SessionLost);

const isOnLogin = () => location.pathname.replace(/\/$/, '') === '/login';

/** Hears that the session is over, once however many calls say so (API-09 to API-12). A half-written letter keeps its page. */
export function SessionLostDialog() {
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(
    () =>
      onSessionLost((lost) => {
        if (!hasLetters()) sessionStore.clear();
        if (!isOnLogin()) setProblem((open) => open ?? lost);
      }),
    [],
  );
  return (
    problem && (
      <Suspense>
        <SessionLost problem={problem} onDone={() => setProblem(null)} />
      </Suspense>
    )
  );
}
