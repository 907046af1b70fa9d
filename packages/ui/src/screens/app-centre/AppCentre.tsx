import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './AppCentre.css.ts';

/** An application that the administrator offers. */
export interface CentreApp {
  id: string;
  name: string;
  description?: string | undefined;
  href: string;
  /** Image address. */
  iconUrl?: string | undefined;
}

/** Props of {@link AppCentre}. */
export interface AppCentreProps {
  apps: readonly CentreApp[];
  isLoading?: boolean | undefined;
  /** Error shown if loading the apps failed. */
  errorMessage?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
}

/** Grid of the apps of an organization. Each app opens in a new window. */
export function AppCentre({ apps, isLoading = false, errorMessage, onRetry, className }: AppCentreProps) {
  const { appCentre: words, skeleton } = useStrings();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading} className={clsx(styles.root, className)}>
      <h1 id={titleId} className={styles.title}>
        {words.title}
      </h1>
      {errorMessage !== undefined ? (
        <EmptyState
          drawing="failure"
          isAnnounced
          title={errorMessage}
          actions={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
        />
      ) : apps.length > 0 ? (
        <ul aria-labelledby={titleId} className={styles.apps}>
          {apps.map((app) => (
            <li key={app.id}>
              <AppLink {...app} />
            </li>
          ))}
        </ul>
      ) : isLoading ? (
        <div role="status" className={styles.apps}>
          <span className={visuallyHidden}>{skeleton.loading}</span>
          <Tiles />
        </div>
      ) : (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      )}
    </section>
  );
}

/** Only pages are opened: an address that would run in this window is none. */
const isPage = (href: string) => /^https?:\/\//i.test(href.trim());

function AppLink({ name, description, href, iconUrl }: CentreApp) {
  const { link } = useStrings();
  return (
    <Link className={styles.app} {...(isPage(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { isDisabled: true })}>
      <span className={styles.icon}>
        <AppIcon key={iconUrl} iconUrl={iconUrl} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{showBidiControls(name)}</bdi>
        {description !== undefined && description !== '' && (
          <bdi className={styles.description} title={showBidiControls(description)}>
            {showBidiControls(description)}
          </bdi>
        )}
      </span>
      <span className={visuallyHidden}> ({link.opensInNewWindow})</span>
      <Icon name="open" className={styles.arrow} />
    </Link>
  );
}

/** Icon of an app, or a generic icon if the image is missing or can't be loaded. */
function AppIcon({ iconUrl }: { iconUrl: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (iconUrl === undefined || iconUrl === '' || isBroken) return <Icon name="grid" size={20} />;
  return (
    <img className={styles.picture} src={iconUrl} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  );
}

/** Placeholder tiles while the apps load. */
function Tiles() {
  return (
    <>
      {[0, 1, 2].map((place) => (
        <span key={place} aria-hidden="true" className={styles.tile} />
      ))}
    </>
  );
}
