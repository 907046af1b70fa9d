import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../language/index.ts';

const Check = lazyPart(async () => (await import('./LockCheck.tsx')).LockCheck);

/** Asks for the lock password where an area is locked. Loads when it is first shown, and shows nothing until it knows. */
export function LockCheck(props: ComponentProps<typeof Check>) {
  return (
    <Suspense>
      <Check {...props} />
    </Suspense>
  );
}
