import { type MessageRef, sendReceipt, sendReceiptByButton } from '@jinshu/api';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { patchMessage } from '../../core/cache/index.ts';
import { tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { receiptStrings as s } from './receipt.strings.ts';

/** Sends a read receipt to the sender of a message, from its banner or by the toolbar button (SND-40 to SND-42). */
export function useReceipt(ref: MessageRef, from: 'banner' | 'button') {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const { folder, uid } = ref;
  return useMutation({
    mutationFn: () => api.call(from === 'banner' ? sendReceipt : sendReceiptByButton, { body: { uid, folder } }),
    onSuccess: ({ msg }) => {
      // Answered once: neither the banner nor another window asks again.
      patchMessage(queryClient, ref, (message) => ({ ...message, attributes: { ...message.attributes, wantsReceipt: false } }));
      toasts.add({ message: msg || intl.formatMessage(s.COMMON_OPRATE_SUCCESS) });
    },
    onError: (error) => tellFailure(intl, error, s),
  });
}
