import { useState } from 'react';

interface Owned {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Returns the text of a field, controlled or uncontrolled. */
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
