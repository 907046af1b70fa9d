import { useState } from 'react';

/** Calls `then` in the render in which pending work has ended without an error. `then` may only set state of the same component. */
export function useAfterSuccess(isPending: boolean, isFailed: boolean, then: () => void): void {
  const [wasPending, setWasPending] = useState(isPending);
  if (wasPending === isPending) return;
  setWasPending(isPending);
  if (wasPending && !isFailed) then();
}
