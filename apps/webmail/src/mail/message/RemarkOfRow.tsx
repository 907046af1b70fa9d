import { RemarkPopover } from '@jinshu/ui/remark-popover';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeRefusal, failing } from '../../core/problem/index.ts';
import type { RowPopoverProps } from './RowPopover.tsx';
import { keepRemark } from './remark.mutations.ts';

/** Remark of one message: view, add, edit and delete it (TAG-22). */
export function RemarkOfRow({ target: { rows, anchor }, onClose }: RowPopoverProps) {
  const intl = useIntl();
  const deps = useAccount();
  const [row] = rows;
  const keep = useMutation({
    mutationFn: async (remark: string) => row && keepRemark(deps, row, remark),
    onSuccess: onClose,
  });
  if (!row) return null;
  return (
    <RemarkPopover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: anchor }}
      remark={row.remark}
      onSave={keep.mutate}
      onDelete={row.remark === '' ? undefined : () => keep.mutate('')}
      isPending={keep.isPending}
      errorMessage={keep.error ? describeRefusal(intl, keep.error, failing.save) : undefined}
    />
  );
}
