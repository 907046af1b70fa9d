import { presetSmtpProxy, type SmtpProxy, type SmtpProxyForm, verifySmtpProxy } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useStrings } from '@jinshu/ui/provider';
import { type ServerAccount, ServerAccountForm } from '@jinshu/ui/server-account-form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeServerProblem } from '../serverRefusal.ts';
import { useServerPresets } from '../useServerPresets.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { smtpProxyStrings as s } from './smtp-proxy.strings.ts';

const formId = 'smtp-proxy-form';

const fresh: ServerAccount = {
  server: '',
  port: 465,
  protocol: 'imap',
  sender: '',
  account: '',
  password: '',
  usesSsl: true,
  needsAuth: true,
  folderScope: 'all',
};

const toAccount = ({ email, server, port, usesSsl, needsAuth, account }: SmtpProxy): ServerAccount => ({
  ...fresh,
  ...{ sender: email, server, port, usesSsl, needsAuth, account },
});

const toForm = ({ sender = '', server, port, usesSsl, needsAuth, account, password }: ServerAccount): SmtpProxyForm => ({
  ...{ email: sender, server, port, usesSsl, needsAuth },
  account: needsAuth ? account : '',
  password: needsAuth ? password : '',
});

interface SmtpProxyDialogProps {
  /** The proxy to change; undefined for a new one. */
  proxy: SmtpProxy | undefined;
  isPending: boolean;
  /** Why it was not saved. */
  error: unknown;
  onSave: (form: SmtpProxyForm) => void;
  /** Forgets the last error. */
  onChange: () => void;
  onClose: () => void;
}

/** Dialog for an SMTP proxy. It can be tried before it is saved, and saving verifies it (SET-98, SET-99). */
export function SmtpProxyDialog({ proxy, isPending, error, onSave, onChange, onClose }: SmtpProxyDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const findPresets = useServerPresets(presetSmtpProxy);
  const { required } = useStrings().serverAccountForm;
  const trial = useMutation({
    mutationFn: (account: ServerAccount) => api.call(verifySmtpProxy, { body: { ...toForm(account), id: proxy?.id ?? null } }),
  });
  const problem = trial.isPending ? undefined : (error ?? trial.error);
  const fieldErrors = fieldErrorsOf(intl, problem, required);
  const isBusy = isPending || trial.isPending;
  return (
    <Dialog
      isOpen
      size={560}
      title={formatMessage(proxy ? s.edit : s.add)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footerStart={isBusy ? undefined : formatMessage(s.takesTime)}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending} isDisabled={trial.isPending}>
            {formatMessage(s.save)}
          </Button>
        </>
      }
    >
      <ServerAccountForm
        id={formId}
        purpose="proxy"
        defaultValue={proxy ? toAccount(proxy) : fresh}
        keepsPassword={proxy?.needsAuth ?? false}
        findPresets={findPresets}
        isPending={isBusy}
        errorMessage={problem && !fieldErrors ? describeServerProblem(intl, problem) : undefined}
        fieldErrors={fieldErrors}
        successMessage={trial.data && formatMessage(s.connected)}
        onTest={(account) => {
          onChange();
          trial.mutate(account);
        }}
        onSubmit={(account) => {
          trial.reset();
          onSave(toForm(account));
        }}
      />
    </Dialog>
  );
}
