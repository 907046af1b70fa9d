import {
  answerSecurityQuestion,
  beginRecovery,
  checkRecoveryCode,
  resetPasswordByQuestion,
  resetPasswordBySms,
  sendRecoveryCode,
} from '@jinshu/api';
import { sealSecret } from '@jinshu/api/client';
import { recoveryMachine } from '@jinshu/mail-machines';
import { fromPromise, type InputFrom, type OutputFrom } from 'xstate';
import { api } from '../../core/api/index.ts';

type Actors = Required<NonNullable<Parameters<typeof recoveryMachine.provide>[0]['actors']>>;
/** Provides a step of the machine with its call. */
const step = <Name extends keyof Actors>(call: (input: InputFrom<Actors[Name]>) => Promise<OutputFrom<Actors[Name]>>) =>
  fromPromise<OutputFrom<Actors[Name]>, InputFrom<Actors[Name]>>(({ input }) => call(input));

/** The machine of a recovery with the calls of its steps. */
export const provideRecovery = (publicKey: string) =>
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
