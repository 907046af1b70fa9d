import { type OutgoingRelay, type RelayMode, relayModes } from '@jinshu/api';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { useIntl } from 'react-intl';
import { relayModeStrings, relayStrings as s } from './mail-relay.strings.ts';

export interface RelayModesProps {
  relay: OutgoingRelay;
  mode: RelayMode;
  isReadOnly: boolean;
  onChange: (mode: RelayMode) => void;
}

/** Choice of the way of outgoing mail (BAK-91). */
export function RelayModes({ relay: { settingsRelay }, mode, isReadOnly, onChange }: RelayModesProps) {
  const { formatMessage } = useIntl();
  const help = {
    settings: settingsRelay === '' ? formatMessage(s.settingsNone) : formatMessage(s.settingsHelp, { relay: settingsRelay }),
    relay: formatMessage(s.relayHelp),
    direct: formatMessage(s.directHelp),
  };
  return (
    <RadioGroup
      label={formatMessage(s.mode)}
      value={mode}
      isDisabled={isReadOnly}
      onChange={(key) => onChange(relayModes.find((one) => one === key) ?? 'settings')}
    >
      {relayModes.map((id) => (
        <Radio key={id} value={id} description={help[id]}>
          {formatMessage(relayModeStrings[id])}
        </Radio>
      ))}
    </RadioGroup>
  );
}
