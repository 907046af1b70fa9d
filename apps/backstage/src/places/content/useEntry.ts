import { useState } from 'react';

type Faults<T> = Partial<Record<keyof T, string | undefined>>;

/** Fields of a dialog for an entry. Errors show once the entry was submitted. */
export function useEntry<T extends object>(entry: T, faultsOf: (values: T) => Faults<T>, onSave: (entry: T) => void) {
  const [values, setValues] = useState(entry);
  const [isSubmitted, setSubmitted] = useState(false);
  const faults = faultsOf(values);
  return {
    values,
    set: <Name extends keyof T>(name: Name, value: T[Name]) => setValues((known) => ({ ...known, [name]: value })),
    faultAt: (name: keyof T): string | undefined => (isSubmitted ? faults[name] : undefined),
    submit: () => {
      setSubmitted(true);
      if (Object.values(faults).every((fault) => fault === undefined)) onSave(values);
    },
  };
}
