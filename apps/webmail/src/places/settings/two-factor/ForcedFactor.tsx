import { getTwoFactor } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useStrings } from '@jinshu/ui/provider';
import { RecoveryCodesDialog } from '@jinshu/ui/two-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { runningAccount } from '../../../core/account/index.ts';
import { api } from '../../../core/api/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { describeProblem } from '../../../core/problem/describeProblem.ts';
import { sessionKeys, sharedStatusOptions } from '../../../core/session/index.ts';
import { useLogOut } from '../../../mail/draft/index.ts';
import { FactorFlowDialog } from './FactorFlowDialog.tsx';
import { twoFactorStrings as s } from './two-factor.strings.ts';

const flows = { authenticator: 'bind-authenticator', sms: 'bind-sms' } as const;

/** Asks for a second factor before anything else can be done. The only other way is to log out (BAK-71, TFA-29). */
export function ForcedFactor() {
  const intl = useIntl();
  const words = useStrings().twoFactor;
  const queryClient = useQueryClient();
  const logOut = useLogOut(runningAccount());
  const [flow, start] = useState<(typeof flows)[keyof typeof flows]>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, error } = useQuery({
    queryKey: [...sessionKeys.all, 'twofactor'],
    queryFn: ({ signal }) => api.call(getTwoFactor, undefined, { signal }),
  });
  const goOn = () => {
    queryClient.setQueryData(sharedStatusOptions(api).queryKey, (status) => status && { ...status, mustBindFactor: false });
    // Every call was refused until now.
    applyChange(queryClient, { type: 'resync' });
  };
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={goOn} />;
  if (flow)
    return (
      <FactorFlowDialog
        flow={flow}
        factor={flow === 'bind-sms' ? 'sms' : 'authenticator'}
        onClose={() => start(undefined)}
        onDone={async (made) => (made.length > 0 ? setCodes(made) : goOn())}
      />
    );
  const labels = { authenticator: words.bindAuthenticator, sms: words.bindSms };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={intl.formatMessage(s.forcedTitle)}
      footerStart={<Button onPress={logOut}>{intl.formatMessage(s.logOut)}</Button>}
      footer={data?.allowedFactors.map((kind, index) => (
        <Button key={kind} tone={index === 0 ? 'accent' : undefined} onPress={() => start(flows[kind])}>
          {labels[kind]}
        </Button>
      ))}
    >
      <p>{intl.formatMessage(s.forcedHelp)}</p>
      {error && <p role="alert">{describeProblem(intl, error)}</p>}
    </Dialog>
  );
}
