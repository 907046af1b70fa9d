import { getFileShare } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../core/api/index.ts';

/** Opens a share with its extraction code, and then its folders. The code stays in memory only. */
export function useOpenShare(link: string) {
  const [code, setCode] = useState('');
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (asked: { code: string; folderId?: number | undefined }) => api.call(getFileShare, { body: { link, ...asked } }),
    onSuccess: (_, asked) => setCode(asked.code),
  });
  return {
    opened: useLast(data),
    problem: error,
    isPending,
    open: (typed: string) => mutate({ code: typed }),
    openFolder: (folderId: number) => mutate({ code, folderId: folderId === 0 ? undefined : folderId }),
  };
}

/** Returns the last value that was not undefined: the files stay while another folder is opened. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
