import { type OperationMailbox, removeMailboxMember, type ShareLevel, setMailboxMember } from '@jinshu/api';
import { type EditedMember, MemberEditor } from '@jinshu/ui/back-stage';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { type FoundMember, MemberChoice } from './MemberChoice.tsx';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { useMailboxChange } from './useMailboxChange.ts';

type Key = Pick<OperationMailbox['members'][number], 'of' | 'id'>;

const idOf = ({ of, id }: Key) => `${of}-${id}`;

/** Members of a shared mailbox with their levels (BAK-49). Each change is in force at once. */
export function MailboxMembers({ mailbox }: { mailbox: OperationMailbox }) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [found, setFound] = useState<FoundMember>();
  // The field is empty again after every member that was added.
  const [round, setRound] = useState(0);
  const { mutate, isPending } = useMailboxChange();
  const keyOf = (edited: EditedMember) => mailbox.members.find((one) => idOf(one) === edited.id) as Key;
  const setLevel = ({ of, id }: Key, level: ShareLevel, onSuccess?: () => void) =>
    mutate(() => api.call(setMailboxMember, { params: { id: mailbox.id }, body: { of, id, level } }), onSuccess && { onSuccess });
  const remove = ({ of, id }: Key) => mutate(() => api.call(removeMailboxMember, { params: { id: mailbox.id, of, member: id } }));
  return (
    <MemberEditor
      label={formatMessage(s.members)}
      emptyText={formatMessage(s.nobody)}
      hasLevels
      members={mailbox.members.map((one) => ({
        id: idOf(one),
        of: one.of,
        name: one.name,
        detail: one.of === 'department' ? formatMessage(s.withAllBelow) : one.userName,
        level: one.level,
      }))}
      {...(mayManage && {
        picker: (
          <MemberChoice
            key={round}
            label={formatMessage(s.find)}
            isLabelHidden
            kinds={['person', 'department']}
            value={found}
            onChange={setFound}
          />
        ),
        addLabel: formatMessage(s.addMember),
        isReady: found !== undefined,
        isPending,
        onAdd: (level: ShareLevel) =>
          (found?.of === 'person' || found?.of === 'department') &&
          setLevel({ of: found.of, id: found.id }, level, () => {
            setFound(undefined);
            setRound(round + 1);
          }),
        onLevelChange: (edited: EditedMember, level: ShareLevel) => setLevel(keyOf(edited), level),
        onRemove: (edited: EditedMember) => remove(keyOf(edited)),
      })}
    />
  );
}
