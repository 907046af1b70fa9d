import type { LoginInfo } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { applySkin, knownSkin, rememberOwnSkins } from '@jinshu/app/skin';
import { useEffect } from 'react';
import { forgetPickedLanguage, pickedLanguage } from '../language/index.ts';

/** Skin and language are the user's, whatever the device showed before login (SKN-04, I18-05). */
export function UserChoices({ info }: { info: LoginInfo }) {
  const { choose } = useLanguage();
  useEffect(() => {
    rememberOwnSkins(info.ownSkins);
    void applySkin(knownSkin(info.skinName));
  }, [info.skinName, info.ownSkins]);
  useEffect(() => {
    if (pickedLanguage() === info.language) forgetPickedLanguage();
    void choose(pickedLanguage() ?? info.language);
  }, [info.language, choose]);
  return null;
}
