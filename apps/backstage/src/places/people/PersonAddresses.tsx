import { ScreenFailure } from '@jinshu/app/problem';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { AddressRow } from './AddressRow.tsx';
import { NewAddress } from './NewAddress.tsx';
import { personAddressesOptions } from './people.queries.ts';
import { personAddressStrings as s } from './person-address.strings.ts';

/** Main and further addresses of a person (BAK-32). */
export function PersonAddresses({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [asked, setAsked] = useState<'new' | { about: 'main' | 'remove'; address: string }>();
  const { data, error: failure, refetch } = useQuery(personAddressesOptions(id));
  if (!data) return failure && <ScreenFailure error={failure} onRetry={() => void refetch()} />;
  const close = () => setAsked(undefined);
  return (
    <DetailForm label={formatMessage(s.title)}>
      <SettingsSection title={formatMessage(s.title)}>
        <SettingsRow label={formatMessage(s.main)} help={formatMessage(s.mainHelp)}>
          <bdi>{data.main}</bdi>
        </SettingsRow>
      </SettingsSection>
      <SettingsSection title={formatMessage(s.further)}>
        {data.further.length === 0 && <p>{formatMessage(s.none)}</p>}
        {data.further.map((further) => {
          const { address } = further;
          return <AddressRow key={address} {...{ id, further, mayManage }} onAsk={(about) => setAsked({ about, address })} />;
        })}
        {mayManage && (
          <div>
            <Button onPress={() => setAsked('new')}>{formatMessage(s.add)}</Button>
          </div>
        )}
      </SettingsSection>
      {asked === 'new' && <NewAddress id={id} onClose={close} />}
      {asked !== undefined && asked !== 'new' && <AddressQuestion id={id} {...asked} former={data.main} onClose={close} />}
    </DetailForm>
  );
}
