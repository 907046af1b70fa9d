import { isAreaLocked, type LockArea } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../account/index.ts';
import { LockCheck } from './LockCheck.tsx';
import { lockStatusOptions } from './lock.queries.ts';

export interface GuardedPlaceProps {
  /** Area that must be open to view the page. */
  area: LockArea;
  children: ReactNode;
}

/** Shows a page when its area is open (FLK-06 to FLK-09). Users without the password return to the previous page. */
export function GuardedPlace({ area, children }: GuardedPlaceProps) {
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  const { api } = useAccount();
  const [isOpen, setOpen] = useState(false);
  // Another window may lock the area while it is open (FLK-29). The lock settings stay visible, because they show no folders.
  const { data: status } = useQuery({ ...lockStatusOptions(api), enabled: isOpen && area !== 'folders' });
  const isShown = isOpen && (area === 'folders' || !status || !isAreaLocked(status, area));
  // The first entry of a page's history has no key of its own, and what it was led on from says so.
  const isDirect = key === 'default' || (state as { isDirect?: boolean } | null)?.isDirect === true;
  const end = (result: FolderLockOutput) => {
    if (result.outcome === 'open') {
      setOpen(true);
      if (result.to !== `${pathname}${search}`) void navigate(result.to, { replace: true });
    } else if (isDirect) void navigate('/mailbox/welcome', { replace: true });
    else void navigate(-1);
  };
  // Ask again when the user returns to this history entry: the closed dialog would show nothing.
  return isShown ? children : <LockCheck key={key} area={area} target={`${pathname}${search}`} isDirect={isDirect} onEnd={end} />;
}
