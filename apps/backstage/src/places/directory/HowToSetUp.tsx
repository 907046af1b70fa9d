import { DetailForm, MachineText } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { directoryStrings as s } from './directory.strings.ts';

export interface HowToSetUpProps {
  label: string;
  /** That nothing is set up, and what to do. */
  message: string;
  /** Settings of the server, a line each. */
  example: string;
}

/** Notice that nothing is set up, with an example of the settings. */
export function HowToSetUp({ label, message, example }: HowToSetUpProps) {
  const { formatMessage } = useIntl();
  return (
    <DetailForm label={label}>
      <Banner>{message}</Banner>
      <SettingsSection title={formatMessage(s.example)}>
        <MachineText label={formatMessage(s.example)}>{example}</MachineText>
      </SettingsSection>
    </DetailForm>
  );
}
