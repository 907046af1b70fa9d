import type { OperationList } from '@jinshu/api';
import { DetailForm, type EditedMember, ModerationChoice } from '@jinshu/ui/back-stage';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { useMay } from '../../core/session/index.ts';
import { AddPerson } from './AddPerson.tsx';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useModeration } from './useModeration.ts';

/** Whether mail to a mailing list waits for a moderator, and who moderates (BAK-54). */
export function ListModeration({ list }: { list: OperationList }) {
  // After a save the form begins with what was saved.
  const [round, setRound] = useState(0);
  return <Form key={round} list={list} onSaved={() => setRound(round + 1)} />;
}

function Form({ list, onSaved }: { list: OperationList; onSaved: () => void }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('manage');
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened] = useState(list);
  const { values, change, reset, isChanged, isPending, errorMessage, save } = useModeration(opened, onSaved);
  const { isModerated, moderators } = values;
  return (
    <>
      <DetailForm
        label={formatMessage(s.moderation)}
        onSave={isReadOnly ? undefined : save}
        onReset={reset}
        changeCount={isChanged ? 1 : 0}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <ModerationChoice
          label={formatMessage(s.isModerated)}
          help={formatMessage(s.moderationHelp)}
          isModerated={isModerated}
          onChange={(next) => change({ isModerated: next })}
          isReadOnly={isReadOnly}
          moderators={moderators.map(({ id, name, userName }) => ({ id: String(id), of: 'person' as const, name, detail: userName }))}
          moderatorsLabel={formatMessage(s.moderators)}
          emptyText={formatMessage(s.noModerators)}
          picker={<AddPerson people={moderators} onChange={(next) => change({ moderators: next })} />}
          onRemove={({ id }: EditedMember) => change({ moderators: moderators.filter((one) => String(one.id) !== id) })}
        />
      </DetailForm>
      <LeaveQuestion isUnsaved={isChanged} />
    </>
  );
}
