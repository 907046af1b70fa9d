import { type SkinName, setSkin } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { SkinChooser } from '@jinshu/ui/skin-chooser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../app/api.ts';
import { useReport } from '../problem/useReport.ts';
import { loginInfoOptions } from '../session/session.queries.ts';
import { skinStrings } from './skin.strings.ts';
import { applySkin, availableSkins, knownSkin, loadSkin, storedSkin } from './skin.ts';

type Named = keyof typeof skinStrings;
const nameOf = (id: SkinName): Named => (Object.hasOwn(skinStrings, id) ? (id as Named) : 'jingdianlan');

/** Shows the skins and marks the one in use; choosing one applies it at once and keeps it (SKN-02, SKN-03). */
export function SkinScreen() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const report = useReport();
  const [current, setCurrent] = useState(storedSkin);

  // Each sample is painted by its own style sheet.
  useEffect(() => {
    for (const { id } of availableSkins) void loadSkin(id);
  }, []);

  const choose = async (id: string) => {
    const skinName = knownSkin(id);
    setCurrent(skinName);
    try {
      await applySkin(skinName);
      await api.call(setSkin, { body: { skinName } });
      queryClient.setQueryData(loginInfoOptions(api).queryKey, (info) => info && { ...info, skinName });
    } catch (error) {
      report(error);
    }
  };
  return (
    <Panel>
      <SkinChooser
        title={formatMessage(skinStrings.title)}
        inUseLabel={formatMessage(skinStrings.inUse)}
        skins={availableSkins.map(({ id }) => ({ id, name: formatMessage(skinStrings[nameOf(id)]) }))}
        value={current}
        onChange={(id) => void choose(id)}
      />
    </Panel>
  );
}
