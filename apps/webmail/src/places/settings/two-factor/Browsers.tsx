import type { ListedSession, TwoFactor } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { useStrings } from '@jinshu/ui/provider';
import { DeviceSection, RecoveryCodesSection } from '@jinshu/ui/two-factor';
import { useIntl } from 'react-intl';
import { useClock } from '../../../core/account/index.ts';
import { twoFactorStrings as s } from './two-factor.strings.ts';

interface BrowsersProps {
  /** Number of unused recovery codes. Absent without a factor. */
  recoveryCodesLeft: number | undefined;
  onRenewRecoveryCodes: () => void;
  trusted: TwoFactor['trustedDevices'];
  onDistrust: (id: string) => void;
  sessions: readonly ListedSession[];
  /** Ends a session, or all others. */
  onEnd: (id?: string) => void;
}

/** Recovery codes, trusted browsers (TFA-34) and sessions (SES-21) of an account. */
export function Browsers({ recoveryCodesLeft, onRenewRecoveryCodes, trusted, onDistrust, sessions, onEnd }: BrowsersProps) {
  const intl = useIntl();
  const words = useStrings().twoFactor;
  const clock = useClock();
  const at = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short', ...clock });
  return (
    <>
      {recoveryCodesLeft !== undefined && <RecoveryCodesSection left={recoveryCodesLeft} onRenew={onRenewRecoveryCodes} />}
      <DeviceSection
        title={words.trustedBrowsers}
        description={words.trustedBrowsersHelp}
        devices={trusted.map(({ id, browser, ip, expiresAt }) => ({
          id,
          name: browser,
          detail: intl.formatMessage(s.trustedUntil, { ip, at: at(expiresAt) }),
        }))}
        removeLabel={words.removeBrowser}
        onRemove={onDistrust}
        emptyText={words.noTrustedBrowsers}
      />
      <DeviceSection
        title={words.sessions}
        description={words.sessionsHelp}
        devices={sessions.map(({ id, browser, ip, lastUsedAt, isCurrent }) => ({
          id,
          name: browser,
          detail: intl.formatMessage(s.lastUsed, { ip, at: at(lastUsedAt) }),
          isCurrent,
        }))}
        removeLabel={words.endSession}
        onRemove={onEnd}
      >
        {sessions.length > 1 && (
          <div>
            <Button onPress={() => onEnd()}>{words.endOtherSessions}</Button>
          </div>
        )}
      </DeviceSection>
    </>
  );
}
