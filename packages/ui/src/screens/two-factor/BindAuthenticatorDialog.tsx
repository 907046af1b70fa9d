import { type ReactNode, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { CopyButton } from '../../mail/sender-card/CopyButton.tsx';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { QrImage } from '../../parts/qr-image/index.ts';
import { Stepper } from '../../parts/stepper/index.ts';
import { CodeForm } from './CodeForm.tsx';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link BindAuthenticatorDialog}. */
export interface BindAuthenticatorDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** URI that the authenticator scans. */
  uri: string;
  /** The same as a key of 16 characters, to keep. */
  secret: string;
  /** Links to authenticators. */
  apps?: ReactNode;
  /** Called with the code that the authenticator shows; enables it when it is right. */
  onVerify: (code: string) => void;
  isPending?: boolean | undefined;
  /** Why the code was not accepted. */
  errorMessage?: string | undefined;
}

const STEPS = ['install', 'scan', 'backup', 'enable'] as const;

/** Binds an authenticator in four steps: install it, scan the code, keep the key, enable. */
export function BindAuthenticatorDialog(props: BindAuthenticatorDialogProps) {
  const { uri, secret, apps, onVerify, isPending = false, errorMessage, isOpen, onOpenChange } = props;
  const words = useStrings().twoFactor;
  const [at, setAt] = useState(0);
  const formId = useId();
  const step = STEPS[at] ?? 'install';
  const isLast = at === STEPS.length - 1;
  return (
    <Dialog
      title={words.bindAuthenticator}
      size="medium"
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={
        <>
          {at > 0 && (
            <Button isDisabled={isPending} onPress={() => setAt(at - 1)}>
              {words.previousStep}
            </Button>
          )}
          {isLast ? (
            <Button type="submit" form={formId} tone="accent" isPending={isPending}>
              {words.enable}
            </Button>
          ) : (
            <Button tone="accent" onPress={() => setAt(at + 1)}>
              {words.nextStep}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <Stepper
          label={words.bindAuthenticator}
          steps={STEPS.map((id) => ({ id, label: words.steps[id] }))}
          currentId={step}
          onStepPress={(id) => setAt(STEPS.indexOf(id as (typeof STEPS)[number]))}
        />
        <p className={styles.text} role="status">
          {words.stepTexts[step]}
        </p>
        {step === 'install' && apps}
        {step === 'scan' && <QrImage value={uri} label={words.qr} className={styles.qr} />}
        {step === 'backup' && (
          <div className={styles.secret}>
            <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={words.copyKey} copiedLabel={words.copied} />
          </div>
        )}
        {isLast && <CodeForm id={formId} factor="authenticator" onSubmit={onVerify} {...{ isPending, errorMessage }} />}
      </div>
    </Dialog>
  );
}
