import { type OperationPolicy, setPolicies } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api/index.ts';
import { type PolicyScope, policiesOptions, scopeOf } from './policy.queries.ts';
import { policyStrings as s } from './policy.strings.ts';

/** A value to set; `null` removes it. */
export interface PolicyChange {
  name: string;
  value: unknown;
  version: number;
}

/** The policies of a scope as they were opened, and how to set some of them. */
export function usePolicyChanges(scope: PolicyScope, loaded: readonly OperationPolicy[]) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  // A change is based on the versions that were opened, even if newer ones are loaded. Otherwise it would overwrite those.
  const [policies, setOpened] = useState(loaded);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  /** Sets all or none. Returns whether they were set. */
  const send = async (changes: PolicyChange[]): Promise<boolean> => {
    setPending(true);
    setError(undefined);
    try {
      const { results } = await api.call(setPolicies, { body: { ...scopeOf(scope), changes } });
      setOpened(results);
      queryClient.setQueryData(policiesOptions(scope).queryKey, results);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { policies, send, error, forgetError: () => setError(undefined), isPending };
}
