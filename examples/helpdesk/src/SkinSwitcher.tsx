import { loadSkin, type SkinId, skinIds, skinNames } from '@jinshu/ui/load-skin';
import { nearestLocale, useLocaleCode } from '@jinshu/ui/provider';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useState } from 'react';
import { jaSkinNames } from './japanese/skinNames';

/** Loads the sheet of a skin, then wears it. */
export async function wear(id: SkinId) {
  await loadSkin(id);
  document.documentElement.dataset.skin = id;
}

/** Names a skin. The package has its names in three languages; the app adds those of its own languages. */
const nameOf = (id: SkinId, locale: string) => (locale === 'ja' ? jaSkinNames[id] : skinNames[id][nearestLocale(locale)]);

/** A choice of the fifteen skins. */
export function SkinSwitcher({ label = 'Skin' }: { label?: string }) {
  const locale = useLocaleCode();
  const [skin, setSkin] = useState<SkinId>('jingdianlan');
  const choose = async (id: SkinId) => {
    await wear(id);
    setSkin(id);
  };
  return (
    <Select label={label} selectedKey={skin} onSelectionChange={(id) => choose(id as SkinId)}>
      {skinIds.map((id) => (
        <SelectItem key={id} id={id}>
          {nameOf(id, locale)}
        </SelectItem>
      ))}
    </Select>
  );
}
