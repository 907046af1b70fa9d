import type { SmsGatewaySettings } from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { toasts } from '@jinshu/app/toast';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../../core/form/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { loginPageOptions } from '../../core/session/index.ts';
import { mailSystemStrings as s } from './mail-system.strings.ts';

/** Fields that a refusal belongs to. */
const fields = { 'gateway-address-invalid': 'address', 'gateway-key-missing': 'key', 'city-missing': 'city' } as const;

type Field = (typeof fields)[keyof typeof fields];
type Kept = 'hasKey' | 'isInSettings' | 'version';
/** Entered values of a gateway. */
type Values<T extends SmsGatewaySettings> = Omit<T, Kept> & { key: string };

const editable = <T extends SmsGatewaySettings>({ hasKey: _has, isInSettings: _in, version: _version, ...values }: T): Values<T> => ({
  ...values,
  key: '',
});

/** A gateway as it is edited, and its saving (BAK-100). */
export function useGatewayForm<T extends SmsGatewaySettings>(
  gateway: T,
  { queryKey, save }: { queryKey: QueryKey; save: (body: Omit<T, Kept> & { key?: string; version: number }) => Promise<T> },
) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened, setOpened] = useState(gateway);
  const draft = useDraft(editable(opened));
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { key, ...values } = draft.values;
      const { publicKey } = await queryClient.fetchQuery(loginPageOptions);
      const sealed = key === '' ? {} : { key: await sealSecret(publicKey, key) };
      return save({ ...(values as unknown as Omit<T, Kept>), ...sealed, version: opened.version });
    },
    onSuccess: (saved) => {
      setOpened(saved);
      draft.reset();
      queryClient.setQueryData(queryKey, saved);
      toasts.add({ message: formatMessage(s.saved), tone: 'success' });
    },
  });
  const refusedField: Field | undefined = fields[reasonOf(error) as keyof typeof fields];
  return {
    ...draft,
    hasKey: opened.hasKey,
    isInSettings: opened.isInSettings,
    changeCount: Object.keys(draft.changes).length,
    isPending,
    errorOf: (field: Field) => (field === refusedField ? describe(error) : undefined),
    /** Error message of a refusal that concerns no field. */
    errorMessage: error && !refusedField ? describe(error) : undefined,
    save: () => mutate(),
  };
}
