import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Link } from '../../parts/link/index.ts';
import { ProgressCircle } from '../../parts/progress-circle/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link SocialCard}. */
export interface SocialCardProps {
  /** Name of the provider; empty while it isn't known. */
  provider: string;
  /** The provider or the server is being waited for. @default false */
  isPending?: boolean | undefined;
  /** Why the login was not completed. */
  errorMessage?: string | undefined;
  /** A further action, below the error. */
  children?: ReactNode;
  /** Address of the login page. @default '/login' */
  backHref?: string | undefined;
}

/** The card of a login through a provider: shown until the browser goes there, and when it comes back. */
export function SocialCard({ provider, isPending = false, errorMessage, children, backHref = '/login' }: SocialCardProps) {
  const words = useStrings().twoFactor;
  const title = provider === '' && errorMessage !== undefined ? words.socialFailed : words.socialLogin(provider);
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <div role="status" className={styles.alert}>
        {isPending && (
          <span className={styles.mark}>
            <ProgressCircle label={words.socialWait} />
            <span aria-hidden>{words.socialWait}</span>
          </span>
        )}
      </div>
      <div role="alert" className={styles.alert}>
        {errorMessage !== undefined && <Banner tone="danger">{errorMessage}</Banner>}
      </div>
      {children ?? <Link href={backHref}>{words.back}</Link>}
    </div>
  );
}
