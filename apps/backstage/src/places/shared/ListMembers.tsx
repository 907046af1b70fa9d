import type { OperationList } from '@jinshu/api';
import { type EditedMember, MemberEditor } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { ImportMembers } from './ImportMembers.tsx';
import { type FoundMember, MemberChoice } from './MemberChoice.tsx';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useListMembers } from './useListMembers.ts';

/** Address of a member. That of a department has its number, in the domain of the list. */
const addressOf = ({ of, id, address }: FoundMember, list: OperationList) =>
  of === 'department' ? `dept_${id}@${list.userName.split('@')[1]}` : address;

/** Members of a mailing list (BAK-52). */
export function ListMembers({ list }: { list: OperationList }) {
  const { formatMessage } = useIntl();
  const mayManage = useMay('manage');
  const [found, setFound] = useState<FoundMember>();
  // The field is empty again after every member that was added.
  const [round, setRound] = useState(0);
  const [isImporting, setImporting] = useState(false);
  const { add, remove, isAdding, added } = useListMembers(list);
  const begin = (member: FoundMember) =>
    add([addressOf(member, list)], {
      onSuccess: ({ refused }) => {
        if (refused.length > 0) return;
        setFound(undefined);
        setRound(round + 1);
      },
    });
  const isRefused = found !== undefined && (added?.refused.some(({ address }) => address === addressOf(found, list)) ?? false);
  return (
    <>
      <MemberEditor
        label={formatMessage(s.members)}
        emptyText={formatMessage(s.nobody)}
        members={list.members.map(({ of, userName, name }) => ({
          id: userName,
          of,
          name,
          detail: name === userName ? undefined : userName,
        }))}
        {...(mayManage && {
          picker: (
            <MemberChoice
              key={round}
              label={formatMessage(s.find)}
              isLabelHidden
              kinds={['person', 'department', 'list', 'outside']}
              value={found}
              onChange={setFound}
              errorMessage={isRefused ? formatMessage(s.notAMember) : undefined}
            />
          ),
          addLabel: formatMessage(s.addMember),
          isReady: found !== undefined,
          isPending: isAdding,
          actions: <Button onPress={() => setImporting(true)}>{formatMessage(s.import)}</Button>,
          onAdd: () => found && begin(found),
          onRemove: ({ id }: EditedMember) => remove(id),
        })}
      />
      {isImporting && <ImportMembers list={list} onClose={() => setImporting(false)} />}
    </>
  );
}
