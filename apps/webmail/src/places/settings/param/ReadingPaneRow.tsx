import type { ReadingPanePlace } from '@jinshu/api';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { paramStrings as s } from './param.strings.ts';

const places = ['right', 'below', 'off'] as const satisfies readonly ReadingPanePlace[];

export interface ReadingPaneRowProps {
  value: ReadingPanePlace;
  isChanged: boolean;
  onChange: (value: ReadingPanePlace) => void;
}

/** Place of the reading pane (SET-120). */
export function ReadingPaneRow({ value, isChanged, onChange }: ReadingPaneRowProps) {
  const { formatMessage } = useIntl();
  return (
    <SettingsRow label={formatMessage(s.readingPane)} help={formatMessage(s.readingPaneHelp)} isChanged={isChanged}>
      <RadioGroup
        label={formatMessage(s.readingPane)}
        isLabelHidden
        orientation="horizontal"
        value={value}
        onChange={(chosen) => onChange(places.find((place) => place === chosen) ?? value)}
      >
        {places.map((place) => (
          <Radio key={place} value={place}>
            {formatMessage(s[`readingPane.${place}`])}
          </Radio>
        ))}
      </RadioGroup>
    </SettingsRow>
  );
}
