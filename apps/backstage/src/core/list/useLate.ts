import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for a moment, so that not every letter asks the server. */
export function useLate<T>(value: T, ms = 250): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
}
