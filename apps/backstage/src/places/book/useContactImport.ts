import { checkCompanyImport, importCompanyContacts } from '@jinshu/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../core/api/index.ts';
import { bookKey } from './contact.queries.ts';

/** The check of a file of contacts, and its import. */
export function useContactImport({ categoryId = 0, isAllOrNothing }: { categoryId: number | undefined; isAllOrNothing: boolean }) {
  const queryClient = useQueryClient();
  const check = useMutation({ mutationFn: (file: File) => api.call(checkCompanyImport, { file, body: { categoryId } }) });
  const start = useMutation({
    mutationFn: (file: File) => api.call(importCompanyContacts, { file, body: { categoryId, isAllOrNothing } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookKey }),
  });
  return { check, start };
}
