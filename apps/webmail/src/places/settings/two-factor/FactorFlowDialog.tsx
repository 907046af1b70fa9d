import { clientCodeLengths } from '@jinshu/api';
import { useStrings } from '@jinshu/ui/provider';
import { TextField } from '@jinshu/ui/text-field';
import { BindAuthenticatorDialog, ClientCodeDialog, CodeDialog } from '@jinshu/ui/two-factor';
import { useIntl } from 'react-intl';
import { twoFactorStrings as s } from './two-factor.strings.ts';
import { type FactorFlowProps, useFactorFlow } from './useFactorFlow.ts';

/** Dialog of one flow of the page: it takes a code, and closes when the server accepts it. */
export function FactorFlowDialog(props: FactorFlowProps) {
  const { flow, factor } = props;
  const { formatMessage } = useIntl();
  const words = useStrings().twoFactor;
  const { form, key, mobile, setMobile, isMobileWrong, submit, send } = useFactorFlow(props);

  if (flow === 'bind-authenticator') return key ? <BindAuthenticatorDialog {...form} {...key} onVerify={submit} /> : null;
  if (flow === 'set-client-code' || flow === 'check-client-code')
    return (
      <ClientCodeDialog {...form} purpose={flow === 'set-client-code' ? 'set' : 'check'} lengths={clientCodeLengths} onSubmit={submit} />
    );
  const titles = {
    'bind-sms': words.bindSms,
    'release-sms': words.releaseSms,
    'release-authenticator': words.releaseAuthenticator,
    'renew-recovery-codes': words.renewRecoveryCodes,
  };
  const codeBy = flow === 'release-authenticator' ? 'authenticator' : flow === 'renew-recovery-codes' ? factor : 'sms';
  return (
    <CodeDialog
      {...form}
      title={titles[flow]}
      confirmLabel={titles[flow]}
      isDangerous={flow === 'release-sms' || flow === 'release-authenticator'}
      factor={codeBy}
      onSubmit={submit}
      onSendCode={codeBy === 'sms' ? send : undefined}
    >
      {flow === 'bind-sms' && (
        <TextField
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          value={mobile}
          onChange={setMobile}
          errorMessage={isMobileWrong ? words.phoneRequired : undefined}
        />
      )}
      {flow === 'renew-recovery-codes' && <p>{words.renewRecoveryCodesHelp}</p>}
      {flow.startsWith('release') && <p>{formatMessage(s.release)}</p>}
    </CodeDialog>
  );
}
