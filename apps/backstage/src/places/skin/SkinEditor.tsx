import type { OperationSkin } from '@jinshu/api';
import { BackStagePage, WorkDesk } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { Findings } from './Findings.tsx';
import { Preview } from './Preview.tsx';
import { SkinActions } from './SkinActions.tsx';
import { SkinControls } from './SkinControls.tsx';
import { draftOf, newSkin, nightOfDraft, type SkinDraft, skinOfDraft } from './SkinDraft.ts';
import { skinWorkshopStrings as s } from './skin-workshop.strings.ts';
import { useSkinCalls } from './useSkinCalls.ts';

export interface SkinEditorProps {
  skins: readonly OperationSkin[];
  /** The skin that is edited; without it a new one. */
  stored?: OperationSkin;
  first?: SkinDraft;
  onChoose: (id: number | 'new') => void;
}

/** Controls, preview and findings of one skin. */
export function SkinEditor({ skins, stored, first = newSkin(), onChoose }: SkinEditorProps) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const [draft, setDraft] = useState<SkinDraft>(() => (stored ? draftOf(stored) : first));
  // Moving through a color picker must not wait for the certificate each time.
  const settled = useDeferredValue(draft);
  const derived = useMemo(() => skinOfDraft(settled), [settled]);
  const night = useMemo(() => nightOfDraft(settled), [settled]);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored ? draftOf(stored) : first);
  const calls = useSkinCalls({ draft, stored, isChanged, onStored: onChoose });
  return (
    <BackStagePage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.subtitle)}
      actions={!isReadOnly && <SkinActions {...{ draft, stored, isChanged, calls }} canPublish={derived?.faults.length === 0} />}
    >
      {calls.errorMessage !== undefined && <Banner tone="danger">{calls.errorMessage}</Banner>}
      {calls.notice !== undefined && <Banner tone="info">{calls.notice}</Banner>}
      <WorkDesk
        controlsLabel={formatMessage(s.controls)}
        controls={<SkinControls {...{ skins, draft, isReadOnly, onChoose }} onChange={setDraft} onImport={calls.importFile} />}
        previewLabel={formatMessage(s.preview)}
        preview={derived && <Preview {...{ derived }} night={night} />}
        findingsLabel={formatMessage(s.findings)}
        findings={
          derived && (
            <Findings
              derived={derived}
              accent={settled.tokens ? undefined : settled.recipe.accent}
              isMendable={!isReadOnly && draft.tokens === null}
              onMend={(accent) => setDraft({ ...draft, recipe: { ...draft.recipe, accent } })}
            />
          )
        }
      />
    </BackStagePage>
  );
}
