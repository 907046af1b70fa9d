import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { useListAddress } from '../../core/list/index.ts';
import { useMay } from '../../core/session/index.ts';
import { ExportPeople } from './ExportPeople.tsx';
import { NewPerson } from './NewPerson.tsx';
import { peopleStrings as s } from './people.strings.ts';

/** Buttons of the list of people: the export of all that fit, the import, and a new person. */
export function PeopleActions({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayManage = useMay('manage');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ExportPeople address={address} />
      {mayManage && (
        <>
          <Button icon={<Icon name="arrow_import" />} onPress={() => void navigate('/operation/people/import')}>
            {formatMessage(s.import)}
          </Button>
          <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAdding(true)}>
            {formatMessage(s.add)}
          </Button>
        </>
      )}
      {isAdding && <NewPerson onClose={() => setAdding(false)} />}
    </>
  );
}
