import type { Message } from '@jinshu/api';
import { RemarkEditor } from '@jinshu/ui/remark-popover';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeRefusal, failing } from '../../core/problem/index.ts';
import { keepRemark } from './remark.mutations.ts';

/** The remark of the mail that is read, as a box above it: written, changed and taken away (RED-34). */
export function LetterRemark({ message, onClose }: { message: Message; onClose: () => void }) {
  const intl = useIntl();
  const deps = useAccount();
  const keep = useMutation({ mutationFn: (remark: string) => keepRemark(deps, message, remark), onSuccess: onClose });
  return (
    <RemarkEditor
      variant="box"
      remark={message.remark}
      onSave={keep.mutate}
      onDelete={message.remark === '' ? undefined : () => keep.mutate('')}
      onClose={onClose}
      isPending={keep.isPending}
      errorMessage={keep.error ? describeRefusal(intl, keep.error, failing.save) : undefined}
    />
  );
}
