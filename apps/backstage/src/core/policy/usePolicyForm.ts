import { type OperationPolicy, Problem } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonOf, useDescribe } from '../problem/index.ts';
import type { PolicyScope } from './policy.queries.ts';
import { policyStrings as s } from './policy.strings.ts';
import { type PolicyChange, usePolicyChanges } from './usePolicyChanges.ts';
import { type Typed, typedOf, usePolicyWords, wireOf } from './usePolicyWords.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The policies of a scope with what is typed, and their saving. */
export function usePolicyForm(scope: PolicyScope, loaded: readonly OperationPolicy[]) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const words = usePolicyWords();
  const { policies, send: sendChanges, error, forgetError, isPending } = usePolicyChanges(scope, loaded);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const typedAt = (policy: OperationPolicy): Typed => typed[policy.name] ?? typedOf(policy);
  const isChanged = (policy: OperationPolicy) => policy.name in typed && !isSame(wireOf(policy, typedAt(policy)), policy.value);
  const changed = policies.filter(isChanged);
  const faultOf = (policy: OperationPolicy) => (isChanged(policy) ? words.faultOf(policy, typedAt(policy)) : undefined);
  const send = async (changes: PolicyChange[]) => {
    if (!(await sendChanges(changes))) return;
    setTyped((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !changes.some((change) => change.name === name))));
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
      forgetError();
    },
    reset: () => {
      setTyped({});
      forgetError();
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
