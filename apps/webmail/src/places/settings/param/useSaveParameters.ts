import { type Parameters, resetParameters, setParameters } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { parametersOptions } from '../../../core/session/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { paramStrings as s } from './param.strings.ts';

/** Saves the parameters, or resets them all if called with `true`. */
export function useSaveParameters(values: Parameters, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  return useMutation({
    mutationFn: (reset: boolean) => (reset ? api.call(resetParameters) : api.call(setParameters, { body: values })),
    onSuccess: ({ results }) => {
      queryClient.setQueryData(parametersOptions(api).queryKey, results);
      applyChange(queryClient, { type: 'settings.changed' });
      onSaved();
      toasts.add({ message: formatMessage(s.saved) });
    },
  });
}
