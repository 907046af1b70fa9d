import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useStrings } from '@jinshu/ui/provider';
import { RecoveryCodesDialog } from '@jinshu/ui/two-factor';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../../core/problem/index.ts';
import { FactorFlowDialog } from './FactorFlowDialog.tsx';
import { twoFactorStrings as s } from './two-factor.strings.ts';
import { useOwedFactor } from './useOwedFactor.ts';

const flows = { authenticator: 'bind-authenticator', sms: 'bind-sms' } as const;

/** Asks for a second factor before anything else can be done. The only other way is to log out (BAK-71, TFA-29). */
export function ForcedFactor() {
  const intl = useIntl();
  const words = useStrings().twoFactor;
  const { kinds, error, proceed, logOut } = useOwedFactor();
  const [flow, start] = useState<(typeof flows)[keyof typeof flows]>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={proceed} />;
  if (flow)
    return (
      <FactorFlowDialog
        flow={flow}
        factor={flow === 'bind-sms' ? 'sms' : 'authenticator'}
        onClose={() => start(undefined)}
        onDone={async (made) => (made.length > 0 ? setCodes(made) : proceed())}
      />
    );
  const labels = { authenticator: words.bindAuthenticator, sms: words.bindSms };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={intl.formatMessage(s.forcedTitle)}
      footerStart={<Button onPress={logOut}>{intl.formatMessage(s.logOut)}</Button>}
      footer={kinds.map((kind, index) => (
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
