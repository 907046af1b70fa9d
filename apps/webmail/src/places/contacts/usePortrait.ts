import { uploadContactPortrait } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';

/** Uploads the portrait of a contact. The contact has it once the form is saved. */
export function usePortrait(onUploaded: (imageUrl: string) => void) {
  const intl = useIntl();
  const { api } = useAccount();
  const uploading = useMutation({
    mutationFn: (file: File) => api.call(uploadContactPortrait, { file, body: {} }),
    onSuccess: ({ url }) => onUploaded(url),
  });
  return {
    upload: (file: File) => uploading.mutate(file),
    isPending: uploading.isPending,
    message: uploading.error ? describeProblem(intl, uploading.error) : undefined,
  };
}
