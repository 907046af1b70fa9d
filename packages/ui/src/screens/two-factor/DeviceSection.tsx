import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SettingsSection } from '../settings-form/index.ts';
import * as styles from './TwoFactor.css.ts';

/** A browser that is trusted, or in which the account is logged in. */
export interface Device {
  id: string;
  /** Browser and system. Empty if unknown. */
  name: string;
  /** Address and time. */
  detail: string;
  /** The browser that shows the list. It can't be removed here. @default false */
  isCurrent?: boolean | undefined;
}

/** Props of {@link DeviceSection}. */
export interface DeviceSectionProps {
  title: string;
  description: string;
  devices: readonly Device[];
  /** Label of the button of each device. */
  removeLabel: string;
  onRemove: (id: string) => void;
  /** Text shown when there are none. */
  emptyText?: string | undefined;
  /** Buttons below the list. */
  children?: ReactNode;
}

/** Section that lists browsers, each with a button that removes it. */
export function DeviceSection({ title, description, devices, removeLabel, onRemove, emptyText, children }: DeviceSectionProps) {
  const words = useStrings().twoFactor;
  return (
    <SettingsSection title={title}>
      <p className={styles.help}>{description}</p>
      {devices.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <ul aria-label={title} className={styles.devices}>
        {devices.map(({ id, name, detail, isCurrent = false }) => {
          const shown = name || words.unknownBrowser;
          return (
            <li key={id} className={styles.device}>
              <span className={styles.deviceText}>
                <span>{shown}</span>
                <span className={styles.deviceDetail}>{detail}</span>
              </span>
              {isCurrent ? (
                <span className={styles.current}>{words.thisBrowser}</span>
              ) : (
                <Button size="small" aria-label={`${removeLabel} ${shown}`} onPress={() => onRemove(id)}>
                  {removeLabel}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </SettingsSection>
  );
}
