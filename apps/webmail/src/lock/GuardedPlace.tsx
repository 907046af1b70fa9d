import type { LockArea } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LockCheck } from './LockCheck.tsx';

export interface GuardedPlaceProps {
  /** What has to be open for the place to be seen. */
  area: LockArea;
  children: ReactNode;
}

/** Shows a place once its area is open (FLK-06 to FLK-09); whoever has not the password is back where they came from. */
export function GuardedPlace({ area, children }: GuardedPlaceProps) {
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The first entry of a page's history has no key of its own, and what it was led on from says so.
  const isDirect = key === 'default' || (state as { isDirect?: boolean } | null)?.isDirect === true;
  const end = (result: FolderLockOutput) => {
    if (result.outcome === 'open') {
      setOpen(true);
      if (result.to !== `${pathname}${search}`) void navigate(result.to, { replace: true });
    } else if (isDirect) void navigate('/mailbox/welcome', { replace: true });
    else void navigate(-1);
  };
  // Whoever comes back to an entry before is asked anew: the question that was closed there shows nothing any more.
  return isOpen ? children : <LockCheck key={key} area={area} target={`${pathname}${search}`} isDirect={isDirect} onEnd={end} />;
}
