import type { Parameters } from '@jinshu/api';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure, failing } from '../../../core/problem/index.ts';
import { PictureSenders } from '../PictureSenders.tsx';
import { pageStrings } from '../settings.strings.ts';
import { ComposingParameters, NoticeParameters, ReadingParameters } from './ParamSections.tsx';
import { paramStrings as s } from './param.strings.ts';
import { changesOf, faultsOf } from './parameterForm.ts';
import { ResetParameters } from './ResetParameters.tsx';
import { useSaveParameters } from './useSaveParameters.ts';

/** Form of all parameters, saved together. */
export function ParamForm({ saved }: { saved: Parameters }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // Only what this window changed: what another one saves meanwhile shows, and is not saved over.
  const [changed, setChanged] = useState<Partial<Parameters>>({});
  const values = { ...saved, ...changed };
  const names = changesOf(saved, values);
  const faults = faultsOf(values);
  const save = useSaveParameters(values, () => setChanged({}));
  const form = {
    values,
    faults,
    isChanged: (...fields: (keyof Parameters)[]) => fields.some((field) => names.includes(field)),
    set: (part: Partial<Parameters>) => setChanged((known) => ({ ...known, ...part })),
  };
  return (
    <SettingsPage
      title={formatMessage(pageStrings.param)}
      description={formatMessage(s.description)}
      changeCount={names.length}
      isPending={save.isPending}
      errorMessage={save.error ? describeFailure(intl, save.error, failing.save) : undefined}
      onReset={() => setChanged({})}
      onSave={() => {
        if (Object.keys(faults).length === 0) save.mutate(false);
      }}
    >
      <ReadingParameters {...form} />
      <ComposingParameters {...form} />
      <NoticeParameters {...form} />
      <ResetParameters onReset={() => save.mutate(true)} />
      <PictureSenders />
    </SettingsPage>
  );
}
