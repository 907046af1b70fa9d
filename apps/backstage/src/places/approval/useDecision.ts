import { decideApproval, type OperationApproval } from '@jinshu/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';
import { approvalKey } from './approval.queries.ts';

/** Input for the decision of a request, and the call that makes it (BAK-43, BAK-44, BAK-46). */
export function useDecision(approval: OperationApproval, onDone: () => void) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [account, setAccount] = useState({
    address: approval.userName,
    departmentId: null as number | null,
    level: 0,
    quotaBytes: 0,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (outcome: 'granted' | 'refused') =>
      api.call(decideApproval, {
        params: { id: approval.id },
        body: { outcome, reason, ...(approval.kind === 'registration' && outcome === 'granted' && account) },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: approvalKey });
      onDone();
    },
  });
  return {
    reason,
    setReason: (next: string) => {
      setReason(next);
      setReasonMissing(false);
    },
    isReasonMissing,
    account,
    changeAccount: (part: Partial<typeof account>) => setAccount({ ...account, ...part }),
    error,
    isPending,
    grant: () => mutate('granted'),
    refuse: () => {
      if (reason.trim() === '') setReasonMissing(true);
      else mutate('refused');
    },
  };
}
