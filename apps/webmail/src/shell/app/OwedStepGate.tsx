import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { api, onStepOwed } from '../../core/api/index.ts';
import { sharedStatusOptions, useStoredSession } from '../../core/session/index.ts';
import { ForcedFactor, ForcedPassword } from '../../places/settings/index.ts';

/**
 * Dialog over every screen while the password must be changed (LGN-21), then while a second factor must be bound (BAK-71). The page below
 * keeps what is typed in it.
 */
export function OwedStepGate() {
  const { userName, token, isLocked } = useStoredSession();
  return userName !== '' && !isLocked && <Gate token={token} />;
}

function Gate({ token }: { token: string }) {
  const { data: status, refetch } = useQuery({ ...sharedStatusOptions(api), enabled: false });
  const mustChange = status?.mustChangePassword === true;
  const isOwed = mustChange || status?.mustBindFactor === true;
  // Many calls may be refused at once.
  useEffect(() => onStepOwed(() => void refetch({ cancelRefetch: false })), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token means that another window may have taken the step
  useEffect(() => {
    if (isOwed) void refetch({ cancelRefetch: false });
  }, [token]);
  return isOwed && <Suspense>{mustChange ? <ForcedPassword /> : <ForcedFactor />}</Suspense>;
}
