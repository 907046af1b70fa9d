import { changeEnterpriseDisk, type EnterpriseDisk } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { FormDialog } from '@jinshu/ui/back-stage';
import { formatSize } from '@jinshu/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { CapacityField } from '../../core/form/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { enterpriseDiskOptions } from './disk.queries.ts';
import { enterpriseDiskStrings as s } from './enterprise-disk.strings.ts';

/** Dialog for the capacity of the enterprise disk. It warns of one below what is used (BAK-35). */
export function DiskCapacity({ disk, onClose }: { disk: EnterpriseDisk; onClose: () => void }) {
  const { formatMessage, locale } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [{ version, usedBytes, quotaBytes: opened }] = useState(disk);
  const [quotaBytes, setQuotaBytes] = useState(opened);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(changeEnterpriseDisk, { body: { version, quotaBytes } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(enterpriseDiskOptions.queryKey, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      onClose();
    },
  });
  const isBelow = quotaBytes > 0 && quotaBytes < usedBytes;
  return (
    <FormDialog
      title={formatMessage(s.change)}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.save)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <CapacityField
        label={formatMessage(s.capacity)}
        isLabelShown
        unit={formatMessage(s.unit)}
        bytes={quotaBytes}
        onChange={setQuotaBytes}
      />
      <p role="status">{isBelow ? formatMessage(s.below, { used: formatSize(usedBytes, locale) }) : formatMessage(s.help)}</p>
    </FormDialog>
  );
}
