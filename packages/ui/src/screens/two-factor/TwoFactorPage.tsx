import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SettingsPage, SettingsSection } from '../settings-form/index.ts';
import * as styles from './TwoFactor.css.ts';

/**
 * Props of {@link TwoFactorPage}. Each button opens a dialog of the caller, such as `BindAuthenticatorDialog` and `CodeDialog`; releasing the
 * code for mail clients needs no other answer than that to the question of the page.
 */
export interface TwoFactorPageProps {
  hasAuthenticator: boolean;
  hasSms: boolean;
  /** The number that is bound, as far as it may be shown. */
  mobile?: string | undefined;
  /** A code for mail clients is set. */
  hasClientCode: boolean;
  /** Without it, it can't be bound. */
  onBindAuthenticator: (() => void) | undefined;
  onReleaseAuthenticator: () => void;
  /** Without it, it can't be bound. */
  onBindSms: (() => void) | undefined;
  onReleaseSms: () => void;
  onSetClientCode: () => void;
  onVerifyClientCode: () => void;
  /** Takes the code away, once the question was answered. */
  onReleaseClientCode: () => void;
  /** More sections, such as recovery codes and trusted browsers. */
  children?: ReactNode;
}

/** The page of the second factors, and of the code for mail clients. */
export function TwoFactorPage(props: TwoFactorPageProps) {
  const words = useStrings().twoFactor;
  const { hasAuthenticator, hasSms, mobile, hasClientCode } = props;
  const [asks, setAsks] = useState(false);
  return (
    <SettingsPage title={words.title} description={words.description}>
      <SettingsSection title={words.factors.authenticator}>
        <State isOn={hasAuthenticator} text={hasAuthenticator ? words.bound : words.notBound}>
          {hasAuthenticator ? (
            <Button onPress={props.onReleaseAuthenticator}>{words.releaseAuthenticator}</Button>
          ) : (
            props.onBindAuthenticator && (
              <Button tone="accent" onPress={props.onBindAuthenticator}>
                {words.bindAuthenticator}
              </Button>
            )
          )}
        </State>
      </SettingsSection>
      <SettingsSection title={words.factors.sms}>
        <State isOn={hasSms} text={hasSms ? (mobile === undefined ? words.bound : words.boundTo(mobile)) : words.notBound}>
          {hasSms ? (
            <Button onPress={props.onReleaseSms}>{words.releaseSms}</Button>
          ) : (
            props.onBindSms && <Button onPress={props.onBindSms}>{words.bindSms}</Button>
          )}
        </State>
      </SettingsSection>
      <SettingsSection title={words.clientCode}>
        <p className={styles.help}>{words.clientCodeHelp}</p>
        <State isOn={hasClientCode} text={hasClientCode ? words.clientCodeSet : words.clientCodeNotSet}>
          {hasClientCode ? (
            <>
              <Button onPress={props.onVerifyClientCode}>{words.verifyClientCode}</Button>
              <Button onPress={() => setAsks(true)}>{words.releaseClientCode}</Button>
            </>
          ) : (
            <Button onPress={props.onSetClientCode}>{words.setClientCode}</Button>
          )}
        </State>
      </SettingsSection>
      {props.children}
      {asks && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.releaseClientCodeQuestion}
          confirmLabel={words.releaseClientCode}
          onOpenChange={setAsks}
          onConfirm={() => {
            setAsks(false);
            props.onReleaseClientCode();
          }}
        >
          {words.releaseClientCodeConsequence}
        </AlertDialog>
      )}
    </SettingsPage>
  );
}

function State({ isOn, text, children }: { isOn: boolean; text: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <span className={styles.mark} data-on={isOn || undefined}>
        <Icon name={isOn ? 'shield_checkmark' : 'shield'} size={20} />
        {text}
      </span>
      {children}
    </div>
  );
}
