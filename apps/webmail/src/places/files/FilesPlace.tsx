import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { GuardedPlace } from '../../core/lock/index.ts';
import { DiskScreen } from './DiskScreen.tsx';
import type { HeldFiles } from './FilesClipboard.ts';
import { diskOfPage } from './filesAddress.ts';
import { SharesScreen } from './SharesScreen.tsx';
import { TransitScreen } from './TransitScreen.tsx';
import { TrashScreen } from './TrashScreen.tsx';

/** The file centre: the drives, the transit station, the shares and the trash (RTE-16), once it is open (FLK-06, FLK-09). */
export function FilesPlace() {
  const { pathname, search } = useLocation();
  const { info } = useAccount();
  const [held, hold] = useState<HeldFiles | null>(null);
  const page = pathname.slice('/file/'.length).replace(/\/$/, '');
  const disk = diskOfPage(page);
  // The flags of an organization hide the drives (LAY-09), or the whole place (LAY-12).
  if (!info.showsNetdisk && !info.showsCentre) return <Navigate to="/mailbox/welcome" replace />;
  if (disk && !info.showsNetdisk) return <Navigate to="/file/afile" replace />;
  const view = new URLSearchParams(search).get('view');
  return (
    <GuardedPlace area="files">
      {!disk && <TransitScreen />}
      {disk && view === 'trash' && <TrashScreen key={disk} disk={disk} />}
      {disk && view === 'shares' && <SharesScreen />}
      {disk && view !== 'trash' && view !== 'shares' && <DiskScreen key={disk} disk={disk} clipboard={{ held, hold }} />}
    </GuardedPlace>
  );
}
