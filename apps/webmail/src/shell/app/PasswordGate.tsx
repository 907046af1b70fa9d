import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { api, onPasswordExpired } from '../../core/api/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { sharedStatusOptions, useStoredSession } from '../../core/session/index.ts';

const ForcedPassword = lazyPart(async () => (await import('../../places/settings/index.ts')).ForcedPassword);

/** Dialog over every screen while the password must be changed (LGN-21). The page below keeps what is typed in it. */
export function PasswordGate() {
  const { userName, token, isLocked } = useStoredSession();
  return userName !== '' && !isLocked && <Gate token={token} />;
}

function Gate({ token }: { token: string }) {
  const { data: status, refetch } = useQuery({ ...sharedStatusOptions(api), enabled: false });
  const mustChange = status?.mustChangePassword === true;
  // Many calls may be refused at once.
  useEffect(() => onPasswordExpired(() => void refetch({ cancelRefetch: false })), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token means that another window may have changed the password
  useEffect(() => {
    if (mustChange) void refetch({ cancelRefetch: false });
  }, [token]);
  return (
    mustChange && (
      <Suspense>
        <ForcedPassword />
      </Suspense>
    )
  );
}
