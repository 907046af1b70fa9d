import { type Parameters, resetParameters, setParameters } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Panel } from '@jinshu/ui/app-shell';
import { Button } from '@jinshu/ui/button';
import { SettingsPage } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { describeFailure, failing, ScreenFailure } from '../../../core/problem/index.ts';
import { parametersOptions } from '../../../core/session/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { PictureSenders } from '../PictureSenders.tsx';
import { pageStrings } from '../settings.strings.ts';
import { ComposingParameters, NoticeParameters, ReadingParameters } from './ParamSections.tsx';
import { paramStrings as s } from './param.strings.ts';
import { changesOf, faultsOf } from './parameterForm.ts';

/** All parameters of the user (SET-46 to SET-48, SET-118), and the senders whose remote images are always shown (RED-48). */
export function ParamPage() {
  const { api } = useAccount();
  const { data: saved, error, refetch } = useQuery(parametersOptions(api));
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <Panel>{saved && <Form saved={saved} />}</Panel>;
}

function Form({ saved }: { saved: Parameters }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  // Only what this window changed: what another one saves meanwhile shows, and is not saved over.
  const [changed, setChanged] = useState<Partial<Parameters>>({});
  const [asksReset, setAsksReset] = useState(false);
  const values = { ...saved, ...changed };
  const names = changesOf(saved, values);
  const faults = faultsOf(values);
  const save = useMutation({
    mutationFn: (reset: boolean) => (reset ? api.call(resetParameters) : api.call(setParameters, { body: values })),
    onSuccess: ({ results }) => {
      queryClient.setQueryData(parametersOptions(api).queryKey, results);
      applyChange(queryClient, { type: 'settings.changed' });
      setChanged({});
      toasts.add({ message: formatMessage(s.saved) });
    },
  });
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
      <div>
        <Button variant="quiet" onPress={() => setAsksReset(true)}>
          {formatMessage(s.reset)}
        </Button>
      </div>
      <PictureSenders />
      {asksReset && (
        <AlertDialog
          isOpen
          title={formatMessage(s.resetTitle)}
          confirmLabel={formatMessage(s.reset)}
          cancelLabel={formatMessage(s.cancel)}
          onCancel={() => setAsksReset(false)}
          onConfirm={() => {
            setAsksReset(false);
            save.mutate(true);
          }}
        >
          {formatMessage(s.resetHelp)}
        </AlertDialog>
      )}
    </SettingsPage>
  );
}
