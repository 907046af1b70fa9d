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
  const { pathname, search, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The first entry of a page's history has no key of its own.
  const isDirect = key === 'default';
  const end = (result: FolderLockOutput) => {
    if (result.outcome === 'open') {
      setOpen(true);
      if (result.to !== `${pathname}${search}`) void navigate(result.to, { replace: true });
    } else if (isDirect) void navigate('/mailbox/welcome', { replace: true });
    else void navigate(-1);
  };
  return isOpen ? children : <LockCheck area={area} target={`${pathname}${search}`} isDirect={isDirect} onEnd={end} />;
}
