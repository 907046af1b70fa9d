import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SettingsSection } from '../settings-form/SettingsPage.tsx';
import * as styles from './TwoFactor.css.ts';

/** A provider in the list, with the account there. */
export interface ListedProvider {
  id: string;
  name: string;
  isBound: boolean;
  /** Account at the provider and when it was linked. */
  detail: string;
}

/** Props of {@link SocialSection}. */
export interface SocialSectionProps {
  providers: readonly ListedProvider[];
  onBind: (id: string) => void;
  onUnbind: (id: string) => void;
  /** The change is being made. @default false */
  isPending?: boolean | undefined;
  /** Why the last change was not made. */
  errorMessage?: string | undefined;
}

/** Section that lists the providers to log in through, to link an account there and to unlink it. */
export function SocialSection({ providers, onBind, onUnbind, isPending = false, errorMessage }: SocialSectionProps) {
  const words = useStrings().twoFactor;
  return (
    <SettingsSection title={words.socialAccounts}>
      <p className={styles.help}>{words.socialAccountsHelp}</p>
      <div role="alert">{errorMessage !== undefined && <Banner tone="danger">{errorMessage}</Banner>}</div>
      <ul aria-label={words.socialAccounts} className={styles.devices}>
        {providers.map(({ id, name, isBound, detail }) => (
          <li key={id} className={styles.device}>
            <span className={styles.deviceText}>
              <bdi>{name}</bdi>
              <span className={styles.deviceDetail}>{isBound ? detail : words.socialUnbound}</span>
            </span>
            <Button
              size="small"
              isDisabled={isPending}
              aria-label={isBound ? words.unbindSocialOf(name) : words.bindSocialOf(name)}
              onPress={() => (isBound ? onUnbind(id) : onBind(id))}
            >
              {isBound ? words.unbindSocial : words.bindSocial}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
