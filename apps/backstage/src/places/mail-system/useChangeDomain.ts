import { domainsOptions } from './domain.queries.ts';
import { useSystemChange } from './useSystemChange.ts';

/** Makes a change of the domains, and loads them again. */
export const useChangeDomain = (onDone?: () => void) => useSystemChange(domainsOptions.queryKey, onDone);
