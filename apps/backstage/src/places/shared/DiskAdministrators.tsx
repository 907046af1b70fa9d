import { addEnterpriseDiskAdministrator, type EnterpriseDisk, removeEnterpriseDiskAdministrator } from '@jinshu/api';
import { ScreenFailure, speaksForItself } from '@jinshu/app/problem';
import { toasts } from '@jinshu/app/toast';
import { MemberEditor } from '@jinshu/ui/back-stage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay, useWithPassword } from '../../core/session/index.ts';
import { enterpriseDiskOptions } from './disk.queries.ts';
import { enterpriseDiskStrings as s } from './enterprise-disk.strings.ts';
import { type FoundMember, MemberChoice } from './MemberChoice.tsx';

/** Administrators of the enterprise disk (BAK-16). A change is in force at once. */
export function DiskAdministrators() {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const mayGovern = useMay('govern');
  const withPassword = useWithPassword();
  const [found, setFound] = useState<FoundMember>();
  // The field is empty again after every person that was added.
  const [round, setRound] = useState(0);
  const { data: disk, error, refetch } = useQuery(enterpriseDiskOptions);
  const { mutate, isPending } = useMutation({
    mutationFn: (call: () => Promise<EnterpriseDisk>) => withPassword(call),
    onSuccess: (changed) => {
      queryClient.setQueryData(enterpriseDiskOptions.queryKey, changed);
      setFound(undefined);
      setRound(round + 1);
    },
    onError: (failed) => !speaksForItself(failed) && toasts.add({ message: describe(failed), tone: 'danger' }),
  });
  if (!disk) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <MemberEditor
      label={formatMessage(s.administrators)}
      emptyText={formatMessage(s.nobody)}
      members={disk.administrators.map(({ id, name, userName }) => ({ id: String(id), of: 'person', name, detail: userName }))}
      {...(mayGovern && {
        picker: (
          <MemberChoice key={round} label={formatMessage(s.find)} isLabelHidden kinds={['person']} value={found} onChange={setFound} />
        ),
        addLabel: formatMessage(s.add),
        isReady: found !== undefined,
        isPending,
        onAdd: () => found && mutate(() => api.call(addEnterpriseDiskAdministrator, { params: { id: found.id } })),
        onRemove: ({ id }) => mutate(() => api.call(removeEnterpriseDiskAdministrator, { params: { id: Number(id) } })),
      })}
    />
  );
}
