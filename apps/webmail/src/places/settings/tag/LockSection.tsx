import { changeLock, isAreaLocked, type LockArea, type LockStatus, lockAreas, removeLock, setLock } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { LockPasswordDialog, RemoveLockDialog } from '@jinshu/ui/lock-dialog';
import { useStrings } from '@jinshu/ui/provider';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { LockCheck, lockStatusOptions, lockStrings as s, sealLockPassword } from '../../../core/lock/index.ts';
import { describeProblem, ScreenFailure } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';

type Task = { kind: 'set' | 'change' } | { kind: 'remove' | 'unlock'; area: LockArea };

const hasLock = (status: LockStatus, area: LockArea) =>
  ({ folders: status.hasFolderLock, calendar: status.hasCalendarLock, files: status.hasFileLock })[area];

/** Sets, changes and removes the folder lock (SET-109, FLK-13, FLK-14). */
export function LockSection() {
  const { formatMessage } = useIntl();
  const { areaNames, remove } = useStrings().lockDialog;
  const { api } = useAccount();
  const { data: status, error, refetch } = useQuery(lockStatusOptions(api));
  const [task, setTask] = useState<Task | null>(null);
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  if (!status) return null;
  const locked = lockAreas.filter((area) => hasLock(status, area));
  return (
    <>
      <SettingsSection title={formatMessage(s.title)}>
        <p>{formatMessage(s.description)}</p>
        {lockAreas.map((area) => (
          <SettingsRow
            key={area}
            label={areaNames[area]}
            help={formatMessage(!hasLock(status, area) ? s.open : isAreaLocked(status, area) ? s.locked : s.released)}
          >
            {hasLock(status, area) && (
              <>
                {isAreaLocked(status, area) && <Button onPress={() => setTask({ kind: 'unlock', area })}>{formatMessage(s.unlock)}</Button>}
                <Button onPress={() => setTask({ kind: 'remove', area })}>{remove[area]}</Button>
              </>
            )}
          </SettingsRow>
        ))}
        <div>
          <Button onPress={() => setTask({ kind: locked.length > 0 ? 'change' : 'set' })}>
            {formatMessage(locked.length > 0 ? s.change : s.set)}
          </Button>
        </div>
      </SettingsSection>
      {task?.kind === 'unlock' && <LockCheck area={task.area} target="/setting/tag" onEnd={() => setTask(null)} />}
      {task && task.kind !== 'unlock' && <Change task={task} locked={locked} onDone={() => setTask(null)} />}
    </>
  );
}

interface ChangeProps {
  task: Exclude<Task, { kind: 'unlock' }>;
  locked: readonly LockArea[];
  onDone: () => void;
}

/** The dialog of one change, which stays open until the server has taken it. */
function Change({ task, locked, onDone }: ChangeProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const save = useMutation({
    mutationFn: async ({ password, areas }: { password: string; areas: readonly LockArea[] }): Promise<unknown> => {
      const lockPassword = await sealLockPassword(api, password);
      if (task.kind === 'remove') return api.call(removeLock, { body: { lockPassword, area: task.area } });
      return api.call(task.kind === 'set' ? setLock : changeLock, { body: { lockPassword, areas: [...areas] } });
    },
    onSuccess: () => {
      applyChange(queryClient, { type: 'folder.changed' }, { type: 'settings.changed' });
      toasts.add({ message: intl.formatMessage(s.saved) });
      onDone();
    },
  });
  const fields = {
    isPending: save.isPending,
    errorMessage: save.error === null ? undefined : describeProblem(intl, save.error),
    onClose: onDone,
  };
  if (task.kind === 'remove') {
    return <RemoveLockDialog {...fields} area={task.area} onRemove={(password) => save.mutate({ password, areas: [] })} />;
  }
  return (
    <LockPasswordDialog
      {...fields}
      isReset={task.kind === 'change'}
      areas={lockAreas}
      defaultAreas={task.kind === 'set' ? ['folders'] : locked}
      onSave={(password, areas) => save.mutate({ password, areas })}
    />
  );
}
