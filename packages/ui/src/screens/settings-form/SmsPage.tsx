import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { TimeField } from '../../parts/time-field/index.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import * as sheet from './SmsPage.css.ts';

/** Settings for SMS notifications of new mail. */
export interface SmsSettings {
  isOn: boolean;
  mobile: string;
  /** Times of day such as `09:00`. */
  start: string;
  end: string;
}

/** Props of {@link SmsPage}. */
export interface SmsPageProps extends Pick<SettingsPageProps, 'isPending' | 'errorMessage' | 'className'> {
  /** Saved settings. */
  settings: SmsSettings;
  onSave: (settings: SmsSettings) => void;
  /** List of senders whose messages trigger an SMS: an `AddressList`, which saves its changes directly. */
  senders: ReactNode;
  hourCycle?: 12 | 24 | undefined;
  /** Whether a text is a phone number; the rule is the caller's. @default any text */
  isNumber?: ((text: string) => boolean) | undefined;
}

const FIELDS = ['isOn', 'mobile', 'start', 'end'] as const satisfies readonly (keyof SmsSettings)[];

/** The page that sets the notices of new mail by SMS. */
export function SmsPage({ settings, onSave, senders, hourCycle, isNumber = () => true, className, ...page }: SmsPageProps) {
  const words = useStrings().smsPage;
  const [values, setValues] = useState(settings);
  const [wasTried, setTried] = useState(false);
  const set = (part: Partial<SmsSettings>) => setValues((known) => ({ ...known, ...part }));
  const isChanged = (...fields: (keyof SmsSettings)[]) => fields.some((field) => values[field] !== settings[field]);
  const mobile = values.mobile.trim();
  const lacksNumber = mobile === '' ? values.isOn : !isNumber(mobile);
  const save = () => {
    setTried(true);
    if (!lacksNumber) onSave({ ...values, mobile });
  };
  return (
    // The list of senders contains a form, which must not be nested in this one.
    <div className={sheet.whole}>
      <SettingsPage
        {...page}
        className={clsx(sheet.form, className)}
        title={words.title}
        changeCount={FIELDS.filter((field) => isChanged(field)).length}
        onSave={save}
        onReset={() => setValues(settings)}
      >
        <SettingsRow label={words.notice} isChanged={isChanged('isOn')}>
          <Switch isSelected={values.isOn} onChange={(isOn) => set({ isOn })}>
            {words.isOn}
          </Switch>
        </SettingsRow>
        <SettingsRow label={words.mobile} isChanged={isChanged('mobile')}>
          {(labelId) => (
            <TextField
              aria-labelledby={labelId}
              className={styles.field}
              type="tel"
              value={values.mobile}
              onChange={(mobile) => set({ mobile })}
              errorMessage={wasTried && lacksNumber && words.mobileRequired}
            />
          )}
        </SettingsRow>
        <SettingsRow label={words.times} help={words.timesHelp} isChanged={isChanged('start', 'end')}>
          <TimeField
            aria-label={words.from}
            hourCycle={hourCycle}
            value={values.start || null}
            onChange={(start) => set({ start: start ?? '' })}
          />
          <TimeField aria-label={words.to} hourCycle={hourCycle} value={values.end || null} onChange={(end) => set({ end: end ?? '' })} />
        </SettingsRow>
      </SettingsPage>
      <div className={sheet.below}>
        <SettingsSection title={words.senders}>{senders}</SettingsSection>
      </div>
    </div>
  );
}
