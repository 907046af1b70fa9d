import { endSessions, releaseClientCode, removeTrustedDevice } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { RecoveryCodesDialog, TwoFactorPage } from '@jinshu/ui/two-factor';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { ScreenFailure, useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { automaticStrings } from '../automatic.strings.ts';
import { Browsers } from './Browsers.tsx';
import { FactorFlowDialog } from './FactorFlowDialog.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { FactorFlow } from './useFactorFlow.ts';
import { useTwoFactor } from './useTwoFactor.ts';

/** Second factors, the app password, trusted browsers and sessions (TFA-05 to TFA-14, SES-21). */
export function TwoFactorScreen() {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const report = useReport();
  const [flow, start] = useState<FactorFlow>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, sessions, error, refresh } = useTwoFactor();
  const done = async (message: MessageDescriptor = automaticStrings.saved) => {
    toasts.add({ message: formatMessage(message) });
    await refresh();
  };
  const run = (work: Promise<unknown>) => void work.then(() => done()).catch(report);
  // A refresh that fails must not take away recovery codes, which are shown once.
  if (!data || !sessions) return error ? <ScreenFailure error={error} onRetry={() => void refresh()} /> : <Panel>{null}</Panel>;
  return (
    <Panel>
      <TwoFactorPage
        hasAuthenticator={data.hasAuthenticator}
        hasSms={data.hasSms}
        mobile={data.mobile}
        hasClientCode={data.hasClientCode}
        onBindAuthenticator={data.allowedFactors.includes('authenticator') ? () => start('bind-authenticator') : undefined}
        onReleaseAuthenticator={() => start('release-authenticator')}
        onBindSms={data.allowedFactors.includes('sms') ? () => start('bind-sms') : undefined}
        onReleaseSms={() => start('release-sms')}
        onSetClientCode={() => start('set-client-code')}
        onVerifyClientCode={() => start('check-client-code')}
        onReleaseClientCode={() => run(api.call(releaseClientCode))}
      >
        <Passkeys
          passkeys={data.passkeys}
          onDone={async (made) => {
            setCodes(made);
            await done();
          }}
        />
        <Browsers
          recoveryCodesLeft={data.hasAuthenticator || data.hasSms || data.passkeys.length > 0 ? data.recoveryCodesLeft : undefined}
          onRenewRecoveryCodes={() => start('renew-recovery-codes')}
          trusted={data.trustedDevices}
          onDistrust={(id) => run(api.call(removeTrustedDevice, { body: { id } }))}
          sessions={sessions}
          onEnd={(id) => run(api.call(endSessions, { body: { id } }))}
        />
      </TwoFactorPage>
      {flow && (
        <FactorFlowDialog
          key={flow}
          flow={flow}
          // Beside passkeys alone, a code that is left makes the new ones.
          factor={data.hasAuthenticator ? 'authenticator' : data.hasSms ? 'sms' : 'recovery'}
          onClose={() => start(undefined)}
          onDone={async (made, message) => {
            start(undefined);
            setCodes(made);
            await done(message);
          }}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Panel>
  );
}
