import { type ExplainedRights, explainDiskRights } from '@jinshu/api';
import { EffectiveRights } from '@jinshu/ui/file-centre';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { diskStrings } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { type Member, MemberField } from './MemberField.tsx';

/** Rights of a person in a folder of the enterprise drive, and the permission that decides them. */
export function EffectiveRightsOf({ folderId }: { folderId: number }) {
  const intl = useIntl();
  const { api } = useAccount();
  const [person, setPerson] = useState<Member | null>(null);
  const reasonOf = useReason();
  const userName = person?.userName;
  const { data, error } = useQuery({
    queryKey: ['disk', 'company', 'effective', folderId, userName],
    queryFn: ({ signal }) => api.call(explainDiskRights, { query: { folderId, userName } }, { signal }),
    enabled: userName !== undefined,
  });
  return (
    <EffectiveRights
      picker={<MemberField label={intl.formatMessage(s.person)} value={person} onChange={setPerson} />}
      rights={userName === undefined ? undefined : data?.rights}
      reason={error ? describeProblem(intl, error) : data && reasonOf(data)}
    />
  );
}

/** Returns a function that says which permission decides. */
function useReason() {
  const { formatMessage } = useIntl();
  const { permissions } = useStrings().fileCentre;
  return ({ reason, line }: ExplainedRights): string => {
    if (reason === 'administrator') return formatMessage(s.asAdministrator);
    if (!line) return formatMessage(s.asNobody);
    const folder = line.folder.name || formatMessage(diskStrings.company);
    const permission = permissions[line.permission];
    return line.department
      ? formatMessage(s.asDepartment, { department: line.department.name, permission, folder })
      : formatMessage(s.asMember, { permission, folder });
  };
}
