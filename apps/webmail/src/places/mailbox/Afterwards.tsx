import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Shows something once what is around it stands. */
export function Afterwards({ children }: { children: ReactNode }) {
  const [hasStood, setStood] = useState(false);
  useEffect(() => setStood(true), []);
  return hasStood && <Suspense>{children}</Suspense>;
}
