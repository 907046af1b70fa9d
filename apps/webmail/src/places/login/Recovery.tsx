import type { LoginPage } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Link } from '@jinshu/ui/link';
import { RecoveryCard } from '@jinshu/ui/recovery-form';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { entranceStrings as s } from './entrance.strings.ts';
import { faultAt } from './newPassword.ts';
import { RecoveryAccount } from './RecoveryAccount.tsx';
import { RecoveryPassword } from './RecoveryPassword.tsx';
import { RecoveryProof } from './RecoveryProof.tsx';
import { provideRecovery } from './recovery.actors.ts';

/** Recovery of a forgotten password (LGN-38 to LGN-44). */
export function Recovery({ page }: { page: LoginPage }) {
  const intl = useIntl();
  const [snapshot, send] = useMachine(useMemo(() => provideRecovery(page.publicKey), [page.publicKey]));
  const { account, problem, rules } = snapshot.context;
  const isPending = snapshot.hasTag('busy');
  const isAtField = ['new_password', 'confirm_password'].some((field) => faultAt(intl, problem, field) !== undefined);
  const current = snapshot.matches('account')
    ? 'account'
    : snapshot.matches('proof')
      ? 'proof'
      : snapshot.matches('password')
        ? 'password'
        : null;
  return (
    <RecoveryCard
      title={intl.formatMessage(s.recoverTitle)}
      subtitle={current === 'account' ? undefined : account}
      steps={[
        { id: 'account', label: intl.formatMessage(s.stepAccount) },
        { id: 'proof', label: intl.formatMessage(s.stepProof) },
        { id: 'password', label: intl.formatMessage(s.stepPassword) },
      ]}
      currentId={current}
      errorMessage={problem !== null && !isAtField ? describeProblem(intl, problem) : undefined}
      back={<Link href="/login">{intl.formatMessage(s.back)}</Link>}
    >
      {current === 'account' && <RecoveryAccount page={page} problem={problem} isPending={isPending} onSubmit={send} />}
      {current === 'proof' && <RecoveryProof context={snapshot.context} isPending={isPending} onEvent={send} />}
      {current === 'password' && rules && <RecoveryPassword rules={rules} problem={problem} isPending={isPending} onSubmit={send} />}
      {current === null && (
        <Banner tone="success" isAnnounced>
          {intl.formatMessage(s.done)}
        </Banner>
      )}
    </RecoveryCard>
  );
}
