import type { Disk } from '@jinshu/api';
import { CapacityWarning, FileCapacity } from '@jinshu/ui/file-browser';
import { OnlyOnPhones } from '@jinshu/ui/mailbox-layout';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { diskCapacityOptions } from '../../mail/disk/index.ts';

/** Used space on phones, which have no column for it, and the warning that a drive is nearly full (FIL-57). */
export function DiskNotice({ disk }: { disk: Disk }) {
  const { api } = useAccount();
  const { data: capacity } = useQuery(diskCapacityOptions(api, disk));
  if (!capacity) return null;
  return (
    <>
      <OnlyOnPhones>
        <div style={{ padding: '8px 16px' }}>
          <FileCapacity {...capacity} />
        </div>
      </OnlyOnPhones>
      <CapacityWarning {...capacity} />
    </>
  );
}
