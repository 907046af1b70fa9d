import { type OperationPolicy, Problem } from '@jinshu/api';
import { useState } from 'react';
import { usePolicyChanges } from '../../core/policy/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { organisation } from './organisation.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A form for some of the content of the organization. */
export interface ContentForm<T extends object> {
  values: T;
  set<Name extends keyof T>(name: Name, value: T[Name]): void;
  isChanged(name: keyof T): boolean;
  /** Error at a value: what the page found, or why the server refused it. */
  errorAt(name: keyof T): string | undefined;
  changeCount: number;
  save: () => void;
  reset: () => void;
  isPending: boolean;
  /** Error message of a refusal that concerns no value. */
  errorMessage: string | undefined;
}

/** Input stays until the server has it (BAK-07), and is based on the versions that were opened (BAK-08). */
export function useContentForm<T extends object>(
  loaded: readonly OperationPolicy[],
  names: readonly (keyof T & string)[],
  faultOf: (name: keyof T, value: unknown) => string | undefined = () => undefined,
): ContentForm<T> {
  const describe = useDescribe();
  const { policies, send, error, forgetError, isPending } = usePolicyChanges(organisation, loaded);
  const [typed, setTyped] = useState<Partial<T>>({});
  const saved = Object.fromEntries(policies.map(({ name, value }) => [name, value])) as T;
  const values = { ...saved, ...typed };
  const isChanged = (name: keyof T) => name in typed && !isSame(typed[name], saved[name]);
  const changed = names.filter(isChanged);
  const clear = () => {
    setTyped({});
    forgetError();
  };
  const versionOf = (name: string) => policies.find((policy) => policy.name === name)?.version ?? 0;
  const faultAt = (name: keyof T) => (isChanged(name) ? faultOf(name, values[name]) : undefined);
  const isRefused = (name: keyof T) => error instanceof Problem && name in error.fields;
  const save = async () => {
    if (changed.length === 0 || changed.some(faultAt)) return;
    if (await send(changed.map((name) => ({ name, value: values[name], version: versionOf(name) })))) clear();
  };
  return {
    values,
    set: (name, value) => {
      setTyped((known) => ({ ...known, [name]: value }));
      forgetError();
    },
    isChanged,
    errorAt: (name) => faultAt(name) ?? (isRefused(name) ? describe(error) : undefined),
    changeCount: changed.length,
    save: () => void save(),
    reset: clear,
    isPending,
    errorMessage: error !== undefined && !names.some(isRefused) ? describe(error) : undefined,
  };
}
