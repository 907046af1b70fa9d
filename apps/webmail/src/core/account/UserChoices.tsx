import type { LoginInfo } from '@jinshu/api';
import { useEffect } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { forgetPickedLanguage, pickedLanguage } from '../language/pickedLanguage.ts';
import { applySkin, knownSkin } from '../skin/skin.ts';

/** Skin and language are the user's, whatever the device showed before login (SKN-04, I18-05). */
export function UserChoices({ info }: { info: LoginInfo }) {
  const { choose } = useLanguage();
  useEffect(() => {
    void applySkin(knownSkin(info.skinName));
  }, [info.skinName]);
  useEffect(() => {
    if (pickedLanguage() === info.language) forgetPickedLanguage();
    void choose(pickedLanguage() ?? info.language);
  }, [info.language, choose]);
  return null;
}
