import {
  changeSignature,
  changeTemplate,
  createSignature,
  createTemplate,
  deleteSignature,
  deleteTemplate,
  signatureResource,
  templateResource,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { sessionKeys } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';

/** A signature or a template as the settings show it. */
export interface KeptLetter {
  id: string;
  caption: string;
  content: string;
}

/** Kind of saved text. */
export type KeptKind = 'signature' | 'template';

type Form = Pick<KeptLetter, 'caption' | 'content'>;

const calls = {
  signature: {
    resource: signatureResource.name,
    create: (api: ApiClient, body: Form) => api.call(createSignature, { body }),
    change: (api: ApiClient, id: number, body: Form) => api.call(changeSignature, { params: { id }, body }),
    drop: (api: ApiClient, id: number) => api.call(deleteSignature, { params: { id } }),
  },
  template: {
    resource: templateResource.name,
    create: (api: ApiClient, body: Form) => api.call(createTemplate, { body }),
    change: (api: ApiClient, id: number, body: Form) => api.call(changeTemplate, { params: { id }, body }),
    drop: (api: ApiClient, id: number) => api.call(deleteTemplate, { params: { id } }),
  },
};

/** Adds, changes and deletes signatures or templates (SET-53, SET-57). */
export function useKeptLetters(kind: KeptKind) {
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const report = useReport();
  const [edited, setEdited] = useState<KeptLetter | 'new'>();
  const [dropped, setDropped] = useState<KeptLetter>();
  const stale = () => queryClient.invalidateQueries({ queryKey: [...sessionKeys.all, calls[kind].resource] });
  const save = useMutation({
    mutationFn: (form: Form) =>
      edited === 'new' || edited === undefined ? calls[kind].create(api, form) : calls[kind].change(api, Number(edited.id), form),
    onSuccess: async () => {
      setEdited(undefined);
      await stale();
    },
  });
  const drop = useMutation({
    mutationFn: ({ id }: KeptLetter) => calls[kind].drop(api, Number(id)),
    onSuccess: stale,
    onError: report,
  });
  return { edited, setEdited, dropped, setDropped, save, drop, stale };
}
