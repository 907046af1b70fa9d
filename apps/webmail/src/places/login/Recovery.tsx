import {
  answerSecurityQuestion,
  beginRecovery,
  checkRecoveryCode,
  type LoginPage,
  resetPasswordByQuestion,
  resetPasswordBySms,
  sendRecoveryCode,
} from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { recoveryMachine } from '@jinshu/mail-machines';
import { Banner } from '@jinshu/ui/banner';
import { Link } from '@jinshu/ui/link';
import { RecoveryCard } from '@jinshu/ui/recovery-form';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise, type InputFrom, type OutputFrom } from 'xstate';
import { api } from '../../core/api/api.ts';
import { describeProblem } from '../../core/problem/describeProblem.ts';
import { entranceStrings as s } from './entrance.strings.ts';
import { faultAt } from './newPassword.ts';
import { RecoveryAccount } from './RecoveryAccount.tsx';
import { RecoveryPassword } from './RecoveryPassword.tsx';
import { RecoveryProof } from './RecoveryProof.tsx';

type Actors = Required<NonNullable<Parameters<typeof recoveryMachine.provide>[0]['actors']>>;
/** Provides a step of the machine with its call. */
const step = <Name extends keyof Actors>(call: (input: InputFrom<Actors[Name]>) => Promise<OutputFrom<Actors[Name]>>) =>
  fromPromise<OutputFrom<Actors[Name]>, InputFrom<Actors[Name]>>(({ input }) => call(input));

const provided = (publicKey: string) =>
  recoveryMachine.provide({
    actors: {
      beginRecovery: step<'beginRecovery'>(({ account, captchaId }) => api.call(beginRecovery, { body: { account, captchaId } })),
      answerQuestion: step<'answerQuestion'>(async ({ ticket, answer }) =>
        api.call(answerSecurityQuestion, { body: { ticket, answer: await sealSecret(publicKey, answer) } }),
      ),
      sendCode: step<'sendCode'>(({ ticket }) => api.call(sendRecoveryCode, { body: { ticket } })),
      checkCode: step<'checkCode'>(({ ticket, code }) => api.call(checkRecoveryCode, { body: { ticket, code } })),
      resetPassword: step<'resetPassword'>(async ({ ticket, way, ...typed }) => {
        const newPassword = await sealSecret(publicKey, typed.newPassword);
        const confirmPassword = await sealSecret(publicKey, typed.confirmPassword);
        const call = way === 'sms' ? resetPasswordBySms : resetPasswordByQuestion;
        return api.call(call, { body: { ticket, newPassword, confirmPassword } });
      }),
    },
  });

/** Recovery of a forgotten password (LGN-38 to LGN-44). */
export function Recovery({ page }: { page: LoginPage }) {
  const intl = useIntl();
  const [snapshot, send] = useMachine(useMemo(() => provided(page.publicKey), [page.publicKey]));
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
