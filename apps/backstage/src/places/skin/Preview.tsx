import { PreviewHead, SkinPreview } from '@jinshu/ui/back-stage';
import type { DerivedSkin } from '@jinshu/ui/derive-skin';
import { Select, SelectItem } from '@jinshu/ui/select';
import { ToggleButton, ToggleButtonGroup } from '@jinshu/ui/toggle-button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { skinWorkshopStrings as s, visionStrings } from './skin-workshop.strings.ts';
import { usePreviewWords } from './usePreviewWords.ts';

const screens = ['list', 'read', 'compose', 'login', 'phone'] as const;
const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

export interface PreviewProps {
  derived: DerivedSkin;
  /** Its dark partner. */
  night: DerivedSkin | undefined;
}

/** The skin on a screen of the webmail, as the selected eyes see it, and its dark partner below. */
export function Preview({ derived, night }: PreviewProps) {
  const { formatMessage } = useIntl();
  const [screen, setScreen] = useState<(typeof screens)[number]>('list');
  const [vision, setVision] = useState<(typeof visions)[number]>('usual');
  const words = usePreviewWords();
  return (
    <>
      <PreviewHead>
        <ToggleButtonGroup
          label={formatMessage(s.screen)}
          selectedKeys={[screen]}
          onSelectionChange={(keys) => setScreen(screens.find((one) => keys.has(one)) ?? screen)}
        >
          {screens.map((one) => (
            <ToggleButton key={one} id={one}>
              {formatMessage(s[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Select
          label={formatMessage(s.vision)}
          isLabelHidden
          value={vision}
          onChange={(key) => setVision(visions.find((one) => one === key) ?? 'usual')}
        >
          {visions.map((one) => (
            <SelectItem key={one} id={one}>
              {formatMessage(visionStrings[one])}
            </SelectItem>
          ))}
        </Select>
      </PreviewHead>
      <SkinPreview
        skin={derived.skin}
        screen={screen}
        vision={vision}
        label={formatMessage(s.previewOf, { screen: formatMessage(s[screen]) })}
        words={words}
      />
      {night && (
        <>
          <PreviewHead>
            <span>{formatMessage(s.night)}</span>
            <span>{formatMessage(night.faults.length === 0 ? s.nightAbout : s.nightFails)}</span>
          </PreviewHead>
          <SkinPreview
            skin={night.skin}
            screen="night"
            vision={vision}
            label={formatMessage(s.previewOf, { screen: formatMessage(s.night) })}
            words={words}
          />
        </>
      )}
    </>
  );
}
