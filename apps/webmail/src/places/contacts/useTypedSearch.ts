import { useEffect, useRef, useState } from 'react';

/** A search follows the last key after so long, in milliseconds. */
const restMs = 200;

/**
 * The text of a search field. What is typed shows at once and is searched for after a moment; another search of the address, such as after
 * the way back, shows in the field.
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, searched, sent: searched });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was typed after the search was sent stays when the address follows.
  if (typed.searched !== searched) setTyped({ text: searched === typed.sent ? typed.text : searched, searched, sent: searched });
  const search = (text: string) => {
    setTyped((known) => ({ ...known, sent: text }));
    onSearch(text);
  };
  return {
    text: typed.text,
    onChange: (text: string) => {
      setTyped((known) => ({ ...known, text }));
      clearTimeout(timer.current);
      if (text === '') search('');
      else timer.current = setTimeout(() => search(text), restMs);
    },
  };
}
