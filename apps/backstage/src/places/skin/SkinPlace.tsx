import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newSkin } from './SkinDraft.ts';
import { SkinEditor } from './SkinEditor.tsx';
import { ownSkinsOptions } from './skin.queries.ts';

/** The skin workshop (BAK-112 to BAK-114). */
export function SkinPlace() {
  const { data: skins } = useQuery(ownSkinsOptions);
  const [chosen, choose] = useState<number | 'new'>();
  if (!skins) return null;
  const current = chosen === 'new' ? undefined : (skins.find(({ id }) => id === chosen) ?? skins[0]);
  return (
    <SkinEditor key={current?.id ?? 'new'} skins={skins} {...(current ? { stored: current } : { first: newSkin() })} onChoose={choose} />
  );
}
