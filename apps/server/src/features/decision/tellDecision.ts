import { randomUUID } from 'node:crypto';
import { type Language, textIn } from '@jinshu/api';
import { openSmsSender } from '../../mail/gateway/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { leaveSystemNotice } from '../../mail/system-notice/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { plainMobile } from '../two-factor/index.ts';

type Outcome = 'granted' | 'refused';
/** Requests of people who have a mailbox. */
type OwnKind = 'profile' | 'cancellation';

const subjects: Record<Language, Record<OwnKind, Record<Outcome, string>>> = {
  'zh-hans': {
    profile: { granted: '个人资料的变更已通过', refused: '个人资料的变更未通过' },
    cancellation: { granted: '注销账号的申请已通过', refused: '注销账号的申请未通过' },
  },
  'zh-tw': {
    profile: { granted: '個人資料的變更已核准', refused: '個人資料的變更未核准' },
    cancellation: { granted: '註銷帳號的申請已核准', refused: '註銷帳號的申請未核准' },
  },
  en: {
    profile: { granted: 'Profile change approved', refused: 'Profile change rejected' },
    cancellation: { granted: 'Request to close your account approved', refused: 'Request to close your account rejected' },
  },
};

const texts: Record<Language, Record<OwnKind, Record<Outcome, string>> & { reason: (reason: string) => string }> = {
  'zh-hans': {
    profile: { granted: '您提交的个人资料变更已通过，现已生效。', refused: '您提交的个人资料变更未通过，资料保持不变。' },
    cancellation: { granted: '您的账号已注销，不能再登录。', refused: '您注销账号的申请未通过，账号照常使用。' },
    reason: (reason) => `说明：${reason}`,
  },
  'zh-tw': {
    profile: { granted: '您提交的個人資料變更已核准，現已生效。', refused: '您提交的個人資料變更未核准，資料維持不變。' },
    cancellation: { granted: '您的帳號已註銷，無法再登入。', refused: '您註銷帳號的申請未核准，帳號照常使用。' },
    reason: (reason) => `說明：${reason}`,
  },
  en: {
    profile: {
      granted: 'The changes to your profile were approved and are now in effect.',
      refused: 'The changes to your profile were rejected. Your profile stays as it was.',
    },
    cancellation: {
      granted: "Your account is closed. You can't log in anymore.",
      refused: 'Your request to close your account was rejected. You can keep using the account.',
    },
    reason: (reason) => `Reason: ${reason}`,
  },
};

/** Delivers a decision and its reason to the person's own mailbox (BAK-47). */
export async function tellDecision(
  tx: Tx,
  deps: Deps,
  about: { kind: OwnKind; outcome: Outcome; reason: string; accountId: number; address: string; name: string },
): Promise<void> {
  const { kind, outcome, reason, accountId, address, name } = about;
  const language = await selectLanguage(tx, accountId);
  const words = texts[language];
  await leaveSystemNotice(tx, deps, {
    to: { address, name },
    language,
    subject: subjects[language][kind][outcome],
    text: [words[kind][outcome], ...(reason === '' ? [] : [words.reason(reason)])].join('\n\n'),
  });
}

const applicantTexts: Record<Language, Record<Outcome, (systemName: string, reason: string) => string>> = {
  'zh-hans': {
    granted: (name) => `【${name}】您的邮箱注册申请已通过，现在可以登录。`,
    refused: (name, reason) => `【${name}】您的邮箱注册申请未通过。原因：${reason}`,
  },
  'zh-tw': {
    granted: (name) => `【${name}】您的信箱註冊申請已核准，現在可以登入。`,
    refused: (name, reason) => `【${name}】您的信箱註冊申請未核准。原因：${reason}`,
  },
  en: {
    granted: (name) => `${name}: your registration was approved. You can log in now.`,
    refused: (name, reason) => `${name}: your registration was rejected. Reason: ${reason}`,
  },
};

/** A decision about a registration, for the person who has no mailbox yet. */
export interface ApplicantNotice {
  mobile: string;
  language: Language;
  outcome: Outcome;
  reason: string;
}

/** Sends a decision by SMS (BAK-47). A provider that doesn't accept it changes nothing: a login shows the decision as well. */
export async function tellApplicant(
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  { mobile, language, outcome, reason }: ApplicantNotice,
): Promise<void> {
  const text = applicantTexts[language][outcome](textIn(await readPolicy(deps.db, 'system_name'), language), reason);
  try {
    await (await openSmsSender(deps))?.send({ id: randomUUID(), number: plainMobile(mobile), text });
  } catch (error) {
    deps.log.warn({ err: error }, 'a decision was not sent by SMS');
  }
}
