import type { LockArea } from '@jinshu/api';
import type { FolderLockOutput } from '@jinshu/mail-machines';
import { LockCheckDialog, RemoveLockDialog } from '@jinshu/ui/lock-dialog';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../account/index.ts';
import { describeProblem, useReport } from '../problem/index.ts';
import { provideFolderLock } from './lock.actors.ts';
import { lockStrings as s } from './lock.strings.ts';

export interface LockCheckProps {
  area: LockArea;
  /** Address that the user wanted to open. */
  target: string;
  /** Whether the page began there. */
  isDirect?: boolean | undefined;
  /** Called with the outcome. Errors have already been reported. */
  onEnd: (end: FolderLockOutput) => void;
}

/** Asks for the lock password where an area is locked, and lets through where it is not (FLK-06 to FLK-15). */
export function LockCheck({ area, target, isDirect, onEnd }: LockCheckProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const machine = useMemo(() => provideFolderLock({ api, queryClient }), [api, queryClient]);
  const [state, send] = useActor(machine, { input: { area, target, isDirect } });
  const { context, output } = state;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!output) return;
    if (output.outcome === 'failed') report(output.error);
    end.current(output);
  }, [output, report]);

  const fields = {
    area,
    isPending: state.hasTag('busy'),
    onClose: () => send({ type: 'close' }),
    errorMessage: context.problem === null ? undefined : describeProblem(intl, context.problem),
  };
  if (state.hasTag('removing')) return <RemoveLockDialog {...fields} onRemove={(password) => send({ type: 'submit', password })} />;
  if (!state.hasTag('asking')) return null;
  return (
    <LockCheckDialog
      {...fields}
      warning={context.isForgotten ? intl.formatMessage(s.ADMIN_CANCEL_PWD) : undefined}
      onUnlock={(password) => send({ type: 'submit', password })}
      onRemove={() => send({ type: 'remove' })}
      onForgotten={() => send({ type: 'forget' })}
    />
  );
}
