import type { PersonAddresses } from '@jinshu/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personAddressesOptions, personOptions } from './people.queries.ts';

/** Makes a change of the addresses of a person, and keeps what it returned. */
export function useAddresses(id: number, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<PersonAddresses>) => change(),
    onSuccess: (addresses) => {
      queryClient.setQueryData(personAddressesOptions(id).queryKey, addresses);
      void queryClient.invalidateQueries({ queryKey: personOptions(id).queryKey });
      onDone?.();
    },
  });
}
