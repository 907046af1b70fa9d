import { skinNameStrings } from '@jinshu/app/skin';
import { type SkinFinding, SkinFindings, type SkinMeasure } from '@jinshu/ui/back-stage';
import { type Color, type DerivedSkin, type MeasuredPair, type SkinFault, skinOfHue, toHex } from '@jinshu/ui/derive-skin';
import { useIntl } from 'react-intl';
import { skinWorkshopStrings as s } from './skin-workshop.strings.ts';
import { useTokenName } from './useTokenName.ts';

/** Number of findings that are shown. */
const mostShown = 8;

export interface FindingsProps {
  derived: DerivedSkin;
  /** Brand color of the recipe; `undefined` if the skin comes from a token file. */
  accent: string | undefined;
  /** Whether a mend of the brand color can be taken. */
  isMendable: boolean;
  onMend: (accent: string) => void;
}

/** The certificate of a skin in the language of the page. */
export function Findings({ derived: { skin, certificate, faults, changes }, accent, isMendable, onMend }: FindingsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const tokenName = useTokenName();
  // The values of a token file keep their paths, to be found in it.
  const nameOf: typeof tokenName = (path, isInside) => (accent === undefined ? path : tokenName(path, isInside));
  const like = accent === undefined ? undefined : skinOfHue(accent, skin.meta.colorScheme);
  const ratio = (value: number) => `${formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}:1`;
  const { lowest, count, failing } = certificate;
  const measure = (label: string, { measured, needed }: MeasuredPair): SkinMeasure => ({
    label,
    measured: ratio(measured),
    needed: formatNumber(needed),
    isHeld: needed - measured <= 0.01,
  });
  const colours = new Map(failing.map((pair) => [`${pair.name} ${pair.vision}`, pair]));
  const finding = ({ pair, vision, front, back, measured, needed, mend }: SkinFault, index: number): SkinFinding => {
    const found = colours.get(`${pair} ${vision}`);
    const hex = mend && toHex(mend.value as Color).toUpperCase();
    return {
      id: `${pair} ${vision}`,
      text: formatMessage(s.fault, {
        front: nameOf(front),
        back: nameOf(back, true),
        measured: ratio(measured),
        needed: ratio(needed),
        vision,
      }),
      front: found?.front ?? 'inherit',
      back: found?.back ?? 'inherit',
      ...(mend &&
        hex && {
          mend: {
            text: formatMessage(s.mend, { token: nameOf(mend.token), color: hex }),
            color: hex,
            useLabel: formatMessage(s.useMend, { color: hex }),
            // One button is enough: it mends all pairs of the brand color.
            ...(isMendable && index === firstOfBrand && { onUse: () => onMend(hex) }),
          },
        }),
    };
  };
  const firstOfBrand = faults.findIndex(({ mend }) => mend?.token === 'accent.base');
  const findings = faults.slice(0, mostShown).map(finding);
  const asColor = (value: string) => (value.startsWith('oklch') ? toHex(value as Color).toUpperCase() : value);
  return (
    <SkinFindings
      verdict={formatMessage(faults.length === 0 ? s.passes : s.fails)}
      summary={formatMessage(faults.length === 0 ? s.passesAbout : s.failsAbout, { count, failed: faults.length })}
      isHeld={faults.length === 0}
      measures={[
        measure(formatMessage(s.textPair), lowest.text),
        measure(formatMessage(s.partPair), lowest.part),
        measure(formatMessage(s.focusPair), lowest.focus),
        measure(formatMessage(s.flagPair), lowest.flag.usual),
        measure(formatMessage(s.tagPair), lowest.tag.usual),
        measure(formatMessage(s.blindPair), lowest.tag.deuteranopia),
      ]}
      findings={findings}
      hint={like && formatMessage(s.likeSkin, { name: formatMessage(skinNameStrings[like]) })}
      nearestTitle={formatMessage(s.nearest)}
      nearest={certificate.nearest.map(({ name, frontName, backName, vision, measured, front, back }) => ({
        id: name,
        text: formatMessage(s.nearPair, { front: nameOf(frontName), back: nameOf(backName, true), vision }),
        measured: ratio(measured),
        front,
        back,
      }))}
      changesTitle={formatMessage(s.changes, { count: changes.length })}
      changes={changes.map(({ token, asked, given }) => ({
        id: token,
        text: formatMessage(s.change, { token: nameOf(token), from: asColor(asked), to: asColor(given) }),
        from: asked,
        to: given,
      }))}
    />
  );
}
