import { useState } from 'react';

interface Owned {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** What stands in a field, whether its owner keeps the value or leaves that to the field. */
export function useFieldText({ value, defaultValue, onChange }: Owned) {
  const [own, setOwn] = useState(value ?? defaultValue ?? '');
  return {
    value: value ?? own,
    onChange: (next: string) => {
      setOwn(next);
      onChange?.(next);
    },
  };
}
