import { DatePicker } from '@jinshu/ui/date-picker';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';

export interface NoticeDaysProps {
  /** Empty without a first day. */
  from: string;
  /** Empty without a last day. */
  until: string;
  onFrom: (day: string) => void;
  onUntil: (day: string) => void;
  isReadOnly: boolean;
  isChanged: boolean;
  errorMessage: string | undefined;
}

/** First and last day of the notice (BAK-85). */
export function NoticeDays({ from, until, onFrom, onUntil, isReadOnly, isChanged, errorMessage }: NoticeDaysProps) {
  const { formatMessage } = useIntl();
  return (
    <SettingsRow label={formatMessage(s.days)} help={formatMessage(s.daysHelp)} isChanged={isChanged} errorMessage={errorMessage}>
      <DatePicker label={formatMessage(s.from)} value={from || null} onChange={(day) => onFrom(day ?? '')} isReadOnly={isReadOnly} />
      <DatePicker label={formatMessage(s.until)} value={until || null} onChange={(day) => onUntil(day ?? '')} isReadOnly={isReadOnly} />
    </SettingsRow>
  );
}
