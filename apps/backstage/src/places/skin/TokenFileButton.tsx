import { Button } from '@jinshu/ui/button';
import { useRef } from 'react';

/** Opens a file of design tokens. */
export function TokenFileButton({ label, onSelect }: { label: string; onSelect: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onSelect(file);
        }}
      />
      <Button onPress={() => input.current?.click()}>{label}</Button>
    </>
  );
}
