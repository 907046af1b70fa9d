import { type OutgoingRelay, setOutgoingRelay } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { loginPageOptions } from '../../core/session/index.ts';
import { mailSystemStrings as s } from './mail-system.strings.ts';
import { relayOptions } from './relay.queries.ts';

const editable = ({ mode, host, port, security, account }: OutgoingRelay) => ({ mode, host, port, security, account, password: '' });

/** Fields that a refusal belongs to. */
const fields = { 'host-invalid': 'host', 'port-invalid': 'port', 'relay-password-missing': 'password' } as const;

type Field = (typeof fields)[keyof typeof fields];

/** The way of outgoing mail as it is edited, and its saving. */
export function useRelayForm(relay: OutgoingRelay) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(relay);
  const draft = useDraft(editable(opened));
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { password, ...values } = draft.values;
      const { publicKey } = await queryClient.fetchQuery(loginPageOptions);
      const sealed = password === '' ? {} : { password: await sealSecret(publicKey, password) };
      return api.call(setOutgoingRelay, { body: { ...values, ...sealed, version: opened.version } });
    },
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      queryClient.setQueryData(relayOptions.queryKey, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const refusedField: Field | undefined = fields[reasonOf(error) as keyof typeof fields];
  return {
    ...draft,
    hasPassword: opened.hasPassword,
    changeCount: Object.keys(draft.changes).length,
    isPending,
    errorOf: (field: Field) => (field === refusedField ? describe(error) : undefined),
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && !refusedField ? describe(error) : undefined,
    save: () => mutate(),
  };
}
