import { useEffect, useRef, useState } from 'react';

/** A search follows the last key after so long, in milliseconds. */
const restMs = 200;

/**
 * The text of a search field. What is typed shows at once and is searched for after a moment; another search of the address, such as after
 * the way back, shows in the field.
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ searched, text: searched });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOwn = typed.searched === searched || typed.text === searched;
  return {
    text: isOwn ? typed.text : searched,
    onChange: (text: string) => {
      setTyped({ searched, text });
      clearTimeout(timer.current);
      if (text === '') onSearch('');
      else timer.current = setTimeout(() => onSearch(text), restMs);
    },
  };
}
