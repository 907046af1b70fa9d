import { type LanguageTexts, textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { loadSkin, skinNameStrings } from '@jinshu/app/skin';
import { BrandPreview } from '@jinshu/ui/back-stage';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';

/** A light and a dark skin. */
const skins = ['jingdianlan', 'moye'] as const;

export interface SkinPreviewsProps {
  title: LanguageTexts;
  systemName: LanguageTexts;
  logoUrl: string;
}

/** Names and logo in a light and a dark skin, in the language of the page. */
export function SkinPreviews({ title, systemName, logoUrl }: SkinPreviewsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  useEffect(() => {
    for (const skin of skins) void loadSkin(skin);
  }, []);
  const name = textIn(systemName, language);
  return (
    <BrandPreview
      skins={skins.map((id) => ({ id, name: formatMessage(skinNameStrings[id]) }))}
      title={textIn(title, language)}
      systemName={name}
      loginTitle={formatMessage(s.loginTo, { name })}
      logoUrl={logoUrl}
    />
  );
}
