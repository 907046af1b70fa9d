import { type AnySkinName, type OwnSkin, setSkin, textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import {
  applyDensity,
  applySkin,
  availableSkins,
  followSystem,
  followsSystem,
  knownSkin,
  loadSkin,
  rememberOwnSkins,
  skinNameStrings,
  storedDensity,
  storedSkin,
} from '@jinshu/app/skin';
import { Panel } from '@jinshu/ui/app-shell';
import { SkinChooser, SkinOptions } from '@jinshu/ui/skin-chooser';
import type { Density } from '@jinshu/ui/theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { loginInfoOptions } from '../../core/session/index.ts';
import { skinStrings as s, skinAboutStrings } from './skin.strings.ts';

/** Shows the skins that the organization offers (BAK-101) and marks the one in use; choosing one applies it at once and keeps it (SKN-02, SKN-03). */
export function SkinScreen() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const report = useReport();
  const { data: info } = useQuery(loginInfoOptions(api));
  const kept = info && knownSkin(info.skinName);
  const [chosen, setChosen] = useState<AnySkinName>();
  const latest = useRef<AnySkinName>(undefined);
  const current = chosen ?? kept ?? storedSkin();
  // The skin in use is shown even if the organization no longer offers it.
  const isShown = ({ id }: { id: string }) => id === current || (info?.offeredSkins.includes(id) ?? true);
  const describe = useDescribeSkin();
  const own = info?.ownSkins;
  const shown = [...availableSkins.filter(isShown), ...(own ?? []).filter(isShown)];

  // Each sample is painted by its own style sheet.
  useEffect(() => {
    if (own) rememberOwnSkins(own);
    for (const { id } of [...availableSkins, ...(own ?? [])]) void loadSkin(knownSkin(id));
  }, [own]);

  // What the server says now may be of a choice before this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has said something
  useEffect(() => {
    if (chosen) void applySkin(chosen);
  }, [kept]);

  const choose = async (id: string) => {
    const skinName = knownSkin(id);
    const { queryKey } = loginInfoOptions(api);
    latest.current = skinName;
    setChosen(skinName);
    try {
      await applySkin(skinName);
      await api.call(setSkin, { body: { skinName } });
      if (latest.current !== skinName) return;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (info) => info && { ...info, skinName });
      setChosen(undefined);
    } catch (error) {
      report(error);
    }
  };
  return (
    <Panel>
      <SkinChooser
        title={formatMessage(s.title)}
        description={formatMessage(s.description)}
        inUseLabel={formatMessage(s.inUse)}
        skins={shown.map(describe)}
        value={current}
        onChange={(id) => void choose(id)}
      >
        {/* A skin proposes a density until the reader has chosen one. */}
        <DeviceChoices key={current} />
      </SkinChooser>
    </Panel>
  );
}

/** Returns a function that gives name, description and note of a skin. */
function useDescribeSkin() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const noteOf = ({ contrast, colorScheme }: Pick<OwnSkin, 'contrast' | 'colorScheme'>) =>
    contrast === 'aaa' ? 'AAA' : colorScheme === 'dark' ? formatMessage(s.dark) : undefined;
  return (skin: OwnSkin | (typeof availableSkins)[number]) =>
    'sheet' in skin
      ? { id: skin.id, name: textIn(skin.name, language), description: formatMessage(s.own), note: noteOf(skin) }
      : {
          id: skin.id,
          name: formatMessage(skinNameStrings[skin.id]),
          description: formatMessage(skinAboutStrings[skin.id]),
          note: noteOf(skin),
        };
}

/** Settings that are stored on the device, not with the account. */
function DeviceChoices() {
  const { formatMessage } = useIntl();
  const [density, setDensity] = useState<Density>(storedDensity);
  const [follows, setFollows] = useState(followsSystem);
  return (
    <SkinOptions
      followsSystem={follows}
      onFollowsSystemChange={(next) => {
        setFollows(next);
        void followSystem(next);
      }}
      followsSystemLabel={formatMessage(s.followsSystem)}
      density={density}
      onDensityChange={(next) => {
        setDensity(next);
        void applyDensity(next);
      }}
      densityLabel={formatMessage(s.density)}
      densityNames={{ compact: formatMessage(s.compact), regular: formatMessage(s.regular), cosy: formatMessage(s.cosy) }}
    />
  );
}
