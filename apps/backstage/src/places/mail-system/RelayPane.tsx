import type { OutgoingRelay } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { useMay } from '../../core/session/index.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { RelayFields } from './RelayFields.tsx';
import { RelayModes } from './RelayModes.tsx';
import { RelayTest } from './RelayTest.tsx';
import { relayOptions } from './relay.queries.ts';
import { useRelayForm } from './useRelayForm.ts';

function RelayForm({ relay }: { relay: OutgoingRelay }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useRelayForm(relay);
  const { values, set, changeCount } = form;
  return (
    <>
      <DetailForm
        label={formatMessage(mailSystemStrings.relay)}
        onSave={isReadOnly ? undefined : form.save}
        onReset={form.reset}
        changeCount={changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      >
        <SettingsSection title={formatMessage(mailSystemStrings.relay)}>
          <RelayModes {...{ relay, isReadOnly }} mode={values.mode} onChange={(mode) => set('mode', mode)} />
          {values.mode === 'relay' && <RelayFields form={form} isReadOnly={isReadOnly} />}
        </SettingsSection>
        {!isReadOnly && <RelayTest isDisabled={changeCount > 0} />}
      </DetailForm>
      <LeaveQuestion isUnsaved={changeCount > 0} />
    </>
  );
}

/** The way of outgoing mail (BAK-91). */
export function RelayPane() {
  const { data: relay, error, refetch } = useQuery(relayOptions);
  if (!relay) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <RelayForm relay={relay} />;
}
