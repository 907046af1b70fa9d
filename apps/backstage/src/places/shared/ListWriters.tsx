import type { OperationList } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { useMay } from '../../core/session/index.ts';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useWriters } from './useWriters.ts';
import { WriterFields } from './WriterFields.tsx';

/** People that may write to a mailing list (BAK-53). */
export function ListWriters({ list }: { list: OperationList }) {
  // After a save the form begins with what was saved.
  const [round, setRound] = useState(0);
  return <Form key={round} list={list} onSaved={() => setRound(round + 1)} />;
}

function Form({ list, onSaved }: { list: OperationList; onSaved: () => void }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('manage');
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened] = useState(list);
  const { values, change, reset, isChanged, isPending, errorMessage, save } = useWriters(opened, onSaved);
  return (
    <>
      <DetailForm
        label={formatMessage(s.writers)}
        onSave={isReadOnly ? undefined : save}
        onReset={reset}
        changeCount={isChanged ? 1 : 0}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <WriterFields values={values} onChange={change} isStaff={false} isReadOnly={isReadOnly} />
      </DetailForm>
      <LeaveQuestion isUnsaved={isChanged} />
    </>
  );
}
