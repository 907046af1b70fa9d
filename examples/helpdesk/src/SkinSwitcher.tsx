import { loadSkin, type SkinId, skinIds, skinNames } from '@jinshu/ui/load-skin';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useState } from 'react';

/** Loads the sheet of a skin, then wears it. */
export async function wear(id: SkinId) {
  await loadSkin(id);
  document.documentElement.dataset.skin = id;
}

/** A choice of the fifteen skins. */
export function SkinSwitcher() {
  const [skin, setSkin] = useState<SkinId>('jingdianlan');
  const choose = async (id: SkinId) => {
    await wear(id);
    setSkin(id);
  };
  return (
    <Select label="Skin" selectedKey={skin} onSelectionChange={(id) => choose(id as SkinId)}>
      {skinIds.map((id) => (
        <SelectItem key={id} id={id}>
          {skinNames[id].en}
        </SelectItem>
      ))}
    </Select>
  );
}
