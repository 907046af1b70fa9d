import {
  type Factor,
  getAuthenticatorQrCode,
  getAuthenticatorSecret,
  isPhoneNumber,
  releaseAuthenticator,
  releasePhone,
  renewRecoveryCodes,
  sendPhoneCode,
  sendReleaseCode,
  verifyAuthenticator,
  verifyPhone,
} from '@jinshu/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../../../core/api/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { automaticStrings } from '../automatic.strings.ts';
import { takeClientCode } from './takeClientCode.ts';
import { twoFactorStrings as s } from './two-factor.strings.ts';

/** Purpose of a dialog of the page. */
export type FactorFlow =
  | 'bind-authenticator'
  | 'release-authenticator'
  | 'bind-sms'
  | 'release-sms'
  | 'set-client-code'
  | 'check-client-code'
  | 'renew-recovery-codes';

export interface FactorFlowProps {
  flow: FactorFlow;
  /** Factor that proves who asks, for new recovery codes. */
  factor: Factor;
  onClose: () => void;
  /** Called with new recovery codes, if any, and with what to say. */
  onDone: (recoveryCodes: readonly string[], message: MessageDescriptor) => Promise<void>;
}

/** State and calls of one flow. `form` has the props that all dialogs share. */
export function useFactorFlow({ flow, factor, onClose, onDone }: FactorFlowProps) {
  const intl = useIntl();
  const [mobile, setMobile] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sendError, setSendError] = useState<unknown>();
  const { data: key, error: keyError } = useQuery({
    queryKey: ['authenticator-key'],
    queryFn: async ({ signal }) => {
      const { secret } = await api.call(getAuthenticatorSecret, undefined, { signal });
      return { secret, uri: (await api.call(getAuthenticatorQrCode, undefined, { signal })).uri };
    },
    enabled: flow === 'bind-authenticator',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const enter = useMutation({
    mutationFn: async (code: string): Promise<readonly string[] | 'wrong'> => {
      if (flow === 'bind-authenticator') return (await api.call(verifyAuthenticator, { body: { code } })).recoveryCodes;
      if (flow === 'bind-sms') return (await api.call(verifyPhone, { body: { mobile, code } })).recoveryCodes;
      if (flow === 'renew-recovery-codes') return (await api.call(renewRecoveryCodes, { body: { factor, code } })).recoveryCodes;
      if (flow === 'release-authenticator') await api.call(releaseAuthenticator, { body: { code } });
      else if (flow === 'release-sms') await api.call(releasePhone, { body: { code } });
      else if (!(await takeClientCode(api, flow, code))) return 'wrong';
      return [];
    },
    onSuccess: (made) => made !== 'wrong' && onDone(made, flow === 'check-client-code' ? s.clientCodeRight : automaticStrings.saved),
  });
  const problem = enter.error ?? sendError ?? keyError;
  const form = {
    isOpen: true,
    onOpenChange: onClose,
    isPending: enter.isPending,
    errorMessage: enter.data === 'wrong' ? intl.formatMessage(s.clientCodeWrong) : problem ? describeProblem(intl, problem) : undefined,
  };
  const isMobile = isPhoneNumber(mobile);
  const send = () => {
    enter.reset();
    setSendError(undefined);
    setMissing(flow === 'bind-sms' && !isMobile);
    if (flow === 'bind-sms' && !isMobile) return false;
    (flow === 'bind-sms' ? api.call(sendPhoneCode, { body: { mobile } }) : api.call(sendReleaseCode)).catch(setSendError);
    return true;
  };
  const submit = (code: string) => {
    setSendError(undefined);
    setMissing(flow === 'bind-sms' && !isMobile);
    if (flow !== 'bind-sms' || isMobile) enter.mutate(code);
  };
  return { form, key: keyError ? { uri: '', secret: '' } : key, mobile, setMobile, isMobileWrong: isMissing && !isMobile, submit, send };
}
