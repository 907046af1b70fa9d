import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link PasskeyCard}. */
export interface PasskeyCardProps {
  /** Asks the browser for a passkey. */
  onStart: () => void;
  /** The browser or the server is at work. @default false */
  isPending?: boolean | undefined;
  /** Why the last passkey was not accepted. */
  errorMessage?: string | undefined;
  /** Address of the login page. @default '/login' */
  backHref?: string | undefined;
}

/** The card that logs in with a passkey alone. */
export function PasskeyCard({ onStart, isPending = false, errorMessage, backHref = '/login' }: PasskeyCardProps) {
  const words = useStrings().twoFactor;
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{words.passkeyLogin}</h1>
      <p className={styles.help}>{words.passkeyLoginHelp}</p>
      <div role="alert" className={styles.alert}>
        {errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}
      </div>
      <Button tone="accent" size="large" isPending={isPending} onPress={onStart}>
        {words.usePasskey}
      </Button>
      <Link href={backHref}>{words.back}</Link>
    </div>
  );
}
