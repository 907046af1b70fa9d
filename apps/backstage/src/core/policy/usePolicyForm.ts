import { type OperationPolicy, Problem, setPolicies } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api/index.ts';
import { reasonOf, useDescribe } from '../problem/index.ts';
import { type PolicyScope, policiesOptions, scopeOf } from './policy.queries.ts';
import { policyStrings as s } from './policy.strings.ts';
import { type Typed, typedOf, usePolicyWords, wireOf } from './usePolicyWords.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The policies of a scope with what is typed, and their saving. */
export function usePolicyForm(scope: PolicyScope, loaded: readonly OperationPolicy[]) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const words = usePolicyWords();
  // A change is based on the versions that were opened, even if newer ones are loaded. Otherwise it would overwrite those.
  const [policies, setOpened] = useState(loaded);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const typedAt = (policy: OperationPolicy): Typed => typed[policy.name] ?? typedOf(policy);
  const isChanged = (policy: OperationPolicy) => policy.name in typed && !isSame(wireOf(policy, typedAt(policy)), policy.value);
  const changed = policies.filter(isChanged);
  const faultOf = (policy: OperationPolicy) => (isChanged(policy) ? words.faultOf(policy, typedAt(policy)) : undefined);
  const send = async (changes: { name: string; value: unknown; version: number }[]) => {
    setPending(true);
    setError(undefined);
    try {
      const { results } = await api.call(setPolicies, { body: { ...scopeOf(scope), changes } });
      setOpened(results);
      setTyped((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !changes.some((change) => change.name === name))));
      queryClient.setQueryData(policiesOptions(scope).queryKey, results);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    } catch (problem) {
      setError(problem);
    } finally {
      setPending(false);
    }
  };
  const save = () => {
    if (changed.length === 0 || changed.some((policy) => faultOf(policy) !== undefined)) return;
    void send(changed.map((policy) => ({ name: policy.name, value: wireOf(policy, typedAt(policy)), version: policy.version })));
  };
  const refusedAt = (name: string) => error instanceof Problem && name in error.fields;
  const errorAt = (policy: OperationPolicy): string | undefined => {
    const fault = faultOf(policy);
    if (fault !== undefined || !refusedAt(policy.name)) return fault;
    const other = reasonOf(error) === 'policy-conflict' && policies.find(({ name }) => name === (error as Problem).params.other);
    return other ? formatMessage(s.conflict, { other: words.nameOf(other) }) : describe(error);
  };
  const isAtField = policies.some(({ name }) => refusedAt(name));
  return {
    policies,
    typedAt,
    isChanged,
    changeCount: changed.length,
    set: (name: string, value: Typed) => {
      setTyped({ ...typed, [name]: value });
      setError(undefined);
    },
    reset: () => {
      setTyped({});
      setError(undefined);
    },
    save,
    /** Takes the own value of the scope back. */
    inherit: ({ name, version }: OperationPolicy) => void send([{ name, value: null, version }]),
    isPending,
    errorAt,
    /** Error message of a refusal that concerns no field. */
    errorMessage: error !== undefined && !isAtField ? describe(error) : undefined,
  };
}
